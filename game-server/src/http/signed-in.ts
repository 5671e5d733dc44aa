import type { Request } from "express";
import type {} from "express-session";
import { Problem } from "./problem.ts";

declare module "express-session" {
  interface SessionData {
    /** The account's id, 24 hex digits. */
    accountId: string;
    /** The number of the change with which the account's tier had risen at this sign-in. */
    tierRaisedBy: number;
  }
}

/** The signed-in account's id. Throws `not-logged-in`. */
export function accountIdOf(request: Request): string {
  const { accountId } = request.session;
  if (!accountId) throw new Problem("not-logged-in");
  return accountId;
}
