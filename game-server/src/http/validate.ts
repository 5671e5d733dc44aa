import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import { Problem } from "./problem.ts";

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** The part of a zod schema that is used here: those of `zod` and `zod/mini` both have it. */
export interface Schema<T> {
  safeParse(input: unknown): { success: true; data: T } | { success: false; error: { issues: Issue[] } };
}

/**
 * The body as its schema has it. Throws `code` with the first message of each refused field; a body that is no
 * object at all is a `bad-request`.
 */
export function parseBody<T>(schema: Schema<T>, body: unknown, code: ErrorCode = "bad-request"): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[path.join(".")] ??= message;
  if ("" in fields) throw new Problem("bad-request");
  throw new Problem(code, fields);
}
