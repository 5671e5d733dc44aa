/**
 * The error catalogue (spec 1 §8, spec 2 §8): each stable `code` with the HTTP status it answers.
 * Texts stand in the `errors` texts of each language under the same code; a test holds the two together.
 */
export const ERRORS = {
  generic: 500,
  unavailable: 503,
  "not-found": 404,
  "bad-request": 400,
  "too-large": 413,
  "too-many-requests": 429,
  "forgery-token": 403,
  "not-logged-in": 401,
  forbidden: 403,
  "not-registered": 403,
  "missing-scope": 403,
  "geo-blocked": 403,
  "early-access-blocked": 403,
  closed: 410,
  "login-failed": 401,
  "login-expired": 400,
  "game-closed": 409,
  "multiple-tabs": 409,
  "reload-needed": 426,
  "registration-submit": 422,
  "already-registered": 409,
  "phone-taken": 409,
  "survey-submit": 422,
  "survey-completed": 409,
  "profile-closed": 410,
  "profile-error": 422,
  "code-invalid": 422,
  "code-used": 409,
  "code-not-yours": 403,
  "code-not-applicable": 409,
  "code-closed": 410,
  "insufficient-diamonds": 409,
  "entries-not-saved": 422,
  "address-required": 409,
  "tier-not-eligible": 403,
  "level-locked": 403,
  "entries-closed": 410,
  "claim-only": 409,
  "sold-out": 409,
  "already-claimed": 409,
  "prize-not-found": 404,
  "insufficient-inventory": 409,
  "daily-limit": 409,
  "bag-full": 409,
  "exchange-short": 409,
  "exchange-same-colour": 400,
  "submission-not-found": 404,
  "area-full": 503,
  "too-far": 409,
  "not-now": 409,
  taken: 409,
  "monster-taken": 409,
  "monster-gone": 404,
  "attempts-used": 409,
  "too-fast": 429,
  "piece-locked": 403,
  "not-enough-coins": 409,
  "power-up-locked": 403,
  "character-locked": 403,
  "team-joined": 409,
  "team-needed": 409,
  "player-not-found": 404,
  "friend-self": 409,
  "friend-unknown": 404,
  "friend-already": 409,
  "not-watchable": 403,
  "friends-full": 409,
  "friend-has-no-room": 409,
  "nickname-invalid": 422,
  "nickname-refused": 422,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERRORS;

/** The body of an error answer, `application/problem+json` (RFC 9457) with our stable `code`. */
export interface ProblemBody {
  type: string;
  title: string;
  status: number;
  code: ErrorCode;
  /** For form problems: the field's path -> the key of its message in the `account` texts. */
  fields?: Record<string, string>;
}

/** Whether something unknown, such as a part of an answer, is a code of the catalogue. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && Object.hasOwn(ERRORS, code);
}
