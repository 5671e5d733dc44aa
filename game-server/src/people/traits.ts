import type { PersonHere } from "@diamond-valley/schemas/people/people.ts";
import { teamAt } from "@diamond-valley/schemas/teams/teams.ts";
import { levelProgress } from "@diamond-valley/schemas/wallet/levels.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { walletModel } from "../wallet/wallet-model.ts";

/** What others may know of a player. */
export type Traits = Pick<PersonHere, "team" | "level">;

/** Only these leave the database: wallets are large. */
const TRAITS = { "holdings.team.colour": 1, "holdings.experience": 1 } as const;

/** Reads team and level of these accounts, in one query. The answered function gives those of each. */
export async function readTraits(
  { connection }: Pick<Deps, "connection">,
  accounts: readonly string[],
): Promise<(account: string) => Traits> {
  const found = await retryOnOutage(() =>
    walletModel
      .collection(connection)
      .find<{ _id: string; holdings?: { experience?: number; team?: { colour?: number } } }>(
        { _id: { $in: [...accounts] } },
        { projection: TRAITS },
      )
      .toArray(),
  );
  const known = new Map(found.map(({ _id, holdings }) => [_id, holdings]));
  return (account) => {
    const { experience = 0, team } = known.get(account) ?? {};
    return { team: teamAt(team?.colour ?? 0), level: levelProgress(experience).level };
  };
}
