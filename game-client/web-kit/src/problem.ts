import { type ErrorCode, isErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";

/** A refusal by the server with a code of the catalogue (spec 2 §8). */
export class ApiProblem extends Error {
  readonly code: ErrorCode;
  /** For forms: the path of each refused field and the key of its message. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, fields: Readonly<Record<string, string>> = {}) {
    super(code);
    this.name = "ApiProblem";
    this.code = code;
    this.fields = fields;
  }
}

/** No answer came: the network failed, the server is away, or it took too long. The outcome is unknown. */
export class Unreachable extends Error {
  constructor(cause?: unknown) {
    super("unreachable", { cause });
    this.name = "Unreachable";
  }
}

/** The code to show for whatever was thrown; `generic` for what is not a refusal. */
export function codeOf(error: unknown): ErrorCode {
  if (error instanceof ApiProblem) return error.code;
  return error instanceof Unreachable ? "unavailable" : "generic";
}

/** The code in a problem+json body or a room's rejection, or `generic`. */
export function codeIn(body: unknown): ErrorCode {
  if (typeof body !== "object" || body === null || !("code" in body)) return "generic";
  return isErrorCode(body.code) ? body.code : "generic";
}

/** The refused fields in a problem+json body; none where it names none. */
export function fieldsIn(body: unknown): Record<string, string> {
  if (typeof body !== "object" || body === null || !("fields" in body)) return {};
  const named = typeof body.fields === "object" && body.fields !== null ? Object.entries(body.fields) : [];
  return Object.fromEntries(named.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}
