import type { Request } from "express";
import type {} from "express-session";
import { Problem } from "./problem.ts";

declare module "express-session" {
  interface SessionData {
    /** The account's id, 24 hex digits. */
    accountId: string;
    /** The account's tier rose at this sign-in. */
    tierRaised: boolean;
  }
}

/** The signed-in account's id. Throws `not-logged-in`. */
export function accountIdOf(request: Request): string {
  const { accountId } = request.session;
  if (!accountId) throw new Problem("not-logged-in");
  return accountId;
}
