import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import { ApiProblem, codeOf } from "@diamond-valley/web-kit/problem.ts";

/** What became of a form that was sent. `fields` names each refused field with the key of its message. */
export type Sent<Answer> =
  | { end: "taken"; answer: Answer }
  | { end: "signed-out" }
  | { end: "refused"; code: ErrorCode; fields: Readonly<Record<string, string>> };

/** Refusals of somebody whose session is over: a token of it does not hold any more either. */
const ENDED: readonly ErrorCode[] = ["not-logged-in", "login-expired", "forgery-token"];

/** Refusals that are about one field, though the server names none. */
const FIELD_OF: Partial<Record<ErrorCode, Record<string, string>>> = {
  "phone-taken": { mobile_phone: "errors.phone-taken" },
};

/** Sends a form by `call` and tells what became of it. Never throws. */
export async function send<Answer>(call: () => Promise<Answer>): Promise<Sent<Answer>> {
  try {
    return { end: "taken", answer: await call() };
  } catch (error) {
    const code = codeOf(error);
    if (ENDED.includes(code)) return { end: "signed-out" };
    const named = error instanceof ApiProblem ? error.fields : {};
    return { end: "refused", code, fields: { ...FIELD_OF[code], ...named } };
  }
}
