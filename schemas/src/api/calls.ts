import { ACCOUNT_CALLS } from "./account.ts";
import { BOARDS_CALLS } from "./boards.ts";
import type { Calls } from "./contract.ts";
import { DRAWS_CALLS } from "./draws.ts";
import { FRIENDS_CALLS } from "./friends.ts";
import { PLAY_CALLS } from "./play.ts";
import { SEASON_CALLS } from "./season.ts";
import { VAULT_CALLS } from "./vault.ts";
import { WALLET_CALLS } from "./wallet.ts";

/**
 * Every call under `/api/kr` (spec 1 §7, spec 2 §7), by method and path: the document `/api/kr/openapi.json` is made of this list, each answer
 * of the server's tests is held to it, and a test finds routes that are missing here or there. A new call is an entry in one of the files.
 */
export const CALLS = {
  ...SEASON_CALLS,
  ...ACCOUNT_CALLS,
  ...VAULT_CALLS,
  ...DRAWS_CALLS,
  ...WALLET_CALLS,
  ...PLAY_CALLS,
  ...BOARDS_CALLS,
  ...FRIENDS_CALLS,
} as const satisfies Calls;

/** A call by method and path. */
export type CallName = keyof typeof CALLS;
