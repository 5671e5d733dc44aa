import type { AccountStore } from "./store.ts";

/**
 * Says whether an account is still there. A deletion forgets what features have of an account, once: what a room writes anew behind
 * it would stay for good, so whoever writes the first document of an account asks afterwards, and takes it back.
 */
export type KnownAccounts = Pick<AccountStore, "byId">;

/** Takes back by `erase` what was written for an account that is deleted, or about to be. */
export async function takeBackIfGone(
  accounts: KnownAccounts | undefined,
  account: string,
  erase: () => Promise<unknown>,
): Promise<void> {
  if (accounts && !(await accounts.byId(account))) await erase();
}
