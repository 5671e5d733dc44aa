import { ERRORS, type ErrorCode, type ProblemBody } from "@diamond-valley/schemas/errors/catalogue.ts";

/** A refusal from the catalogue. Throw it anywhere below a route or a room handler; both map it to an answer. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;

  /** `fields` holds, for forms, the path of each refused field and the key of its message. */
  constructor(code: ErrorCode, fields?: Record<string, string>) {
    super(code);
    this.name = "Problem";
    this.code = code;
    this.fields = fields;
  }

  get status(): number {
    return ERRORS[this.code];
  }

  /** The `application/problem+json` body. */
  toBody(): ProblemBody {
    const body: ProblemBody = {
      type: `urn:diamond-valley:${this.code}`,
      title: this.code,
      status: this.status,
      code: this.code,
    };
    if (this.fields) body.fields = this.fields;
    return body;
  }
}
