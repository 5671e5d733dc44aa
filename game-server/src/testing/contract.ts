import { CALLS, type CallName } from "@diamond-valley/schemas/api/calls.ts";
import type { Call } from "@diamond-valley/schemas/api/contract.ts";
import { isErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";

/** The calls that were answered in this test file as the document says, with success. */
export const ANSWERED = new Set<CallName>();

const PATTERNS = (Object.keys(CALLS) as CallName[]).map((name) => {
  const [method = "", path = ""] = name.split(" ");
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}/?$`, "i");
  return { name, method, pattern };
});

/** The documented call that a method and a path are, or undefined. */
export function callOf(method: string, path: string): CallName | undefined {
  const [plain = ""] = path.split("?");
  return PATTERNS.find((call) => call.method === method && call.pattern.test(plain))?.name;
}

/**
 * Holds an answer to what the document says of its call. Throws an Error that says what is wrong: another status of success, a
 * body of another form, or a refusal that is none of the catalogue. Calls that nobody documented may be refused alone.
 */
export function expectContract(method: string, path: string, status: number, body: unknown): void {
  const name = callOf(method, path);
  const refuse = (what: string): Error =>
    new Error(`${method} ${path} (${name ?? "not documented"}) answered ${status}: ${what}`);
  if (status >= 400) {
    const code = typeof body === "object" && body !== null && "code" in body ? body.code : undefined;
    if (!isErrorCode(code)) throw refuse(`no problem of the catalogue: ${JSON.stringify(body)}`);
    return;
  }
  if (!name) throw refuse("it is in no contract");
  const { answer, file, status: wanted = answer || file ? 200 : 204 }: Call = CALLS[name];
  if (status !== wanted) throw refuse(`not ${wanted}`);
  const parsed = answer?.safeParse(body);
  if (parsed?.error) throw refuse(JSON.stringify(parsed.error.issues).slice(0, 2_000));
  ANSWERED.add(name);
}
