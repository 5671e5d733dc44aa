import type { Connection } from "mongoose";
import { accountModel } from "../../account/account-model.ts";
import type { AccountStore } from "../../account/store.ts";
import { UsageProblem } from "../command.ts";
import { koreanTime } from "./korean-time.ts";

/** Accounts of one name that are listed. */
const LISTED = 20;

/**
 * The account that an id, an e-mail address or a nickname names. A nickname reads all accounts, since players may share one.
 * @throws UsageProblem where there is none, or the ids where there are several
 */
export async function findPlayer(
  named: string,
  { accounts, connection }: { accounts: Pick<AccountStore, "named">; connection: Connection },
): Promise<string> {
  const known = await accounts.named(named);
  const found = known.length > 0 ? known : await byNickname(named, connection);
  if (found.length === 0) throw new UsageProblem(`There is no account ${named}.`);
  if (found.length === 1) return found[0]!;
  const rows = await accountModel
    .collection(connection)
    .find({ _id: { $in: found } }, { projection: { createdAt: 1 } })
    .toArray();
  const lines = rows.map(({ _id, createdAt }) => `  ${_id}, here since ${koreanTime(createdAt)}`);
  throw new UsageProblem(`${named} names several accounts. Ask for one by its id:\n${lines.join("\n")}`);
}

async function byNickname(nickname: string, connection: Connection): Promise<string[]> {
  const found = await accountModel
    .collection(connection)
    .find({ nickname }, { projection: { _id: 1 } })
    .limit(LISTED)
    .toArray();
  return found.map(({ _id }) => _id);
}
