/** The server said no, and meant it: what was asked has not happened. */
export class Refused extends Error {
  override name = "Refused";
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number, asked: string) {
    super(`${asked} was refused with ${status} ${code}`);
    this.code = code;
    this.status = status;
  }
}

/** The server throttles: the same call may be made again after `wait` s. */
export class Throttled extends Refused {
  override name = "Throttled";
  readonly limit: string;
  readonly wait: number;

  constructor(limit: string, wait: number, asked: string) {
    super("too-many-requests", 429, asked);
    this.limit = limit;
    this.wait = wait;
  }
}

/** Nobody knows whether it happened: the connection broke, the answer was a server error, or none came. */
export class Unanswered extends Error {
  override name = "Unanswered";
}

/** Refusals that only say "later": the same call may be made again. */
const LATER = new Set(["too-many-requests", "too-fast"]);

export function isRefusal(error: unknown, ...codes: string[]): error is Refused {
  return error instanceof Refused && (codes.length === 0 || codes.includes(error.code));
}

/** Whether a call that ended so may be repeated as it was. */
export function mayRepeat(error: unknown): boolean {
  return error instanceof Unanswered || (error instanceof Refused && LATER.has(error.code));
}
