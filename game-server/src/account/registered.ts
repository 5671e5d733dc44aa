import type { Request } from "express";
import { Problem } from "../http/problem.ts";
import { accountIdOf } from "../http/signed-in.ts";
import type { Account } from "./account.ts";
import type { AccountStore } from "./store.ts";

/** The account that asks. Throws `not-logged-in` where nobody is signed in, or the account has been deleted since. */
export async function accountOfRequest(
  accounts: Pick<AccountStore, "byId">,
  request: Request,
): Promise<Account> {
  const account = await accounts.byId(accountIdOf(request));
  if (!account) throw new Problem("not-logged-in");
  return account;
}

/** The registered account that asks. Throws `not-logged-in` or `not-registered`. */
export async function registeredAccount(
  accounts: Pick<AccountStore, "byId">,
  request: Request,
): Promise<Account> {
  const account = await accountOfRequest(accounts, request);
  if (!account.registered) throw new Problem("not-registered");
  return account;
}
