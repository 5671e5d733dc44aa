import { ALL_GEMS, finishActs, IN_ARENA } from "@diamond-valley/game-server/diamond-hero/testing/runners.ts";
import { createLastPositionStore } from "@diamond-valley/game-server/rooms/last-positions.ts";
import { createWalletStore } from "@diamond-valley/game-server/wallet/store.ts";
import { walletDeps } from "@diamond-valley/game-server/wallet/testing/deps.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import { bagCapacity, experienceAt } from "@diamond-valley/schemas/wallet/levels.ts";
import type { Connection } from "mongoose";
import type { Player } from "../bots/player.ts";
import { WEEK_2 } from "../product-environment.ts";
import { GIVEN } from "./audit.ts";
import { accountOf } from "./evidence.ts";

/** Gives a registered bot what its game takes, beside the servers that run: the level, with herbs to deliver, or the diamonds of the acts and a place in the arena. */
export async function prepare(
  connection: Connection,
  { journal, game: { level, gems } }: Pick<Player, "journal" | "game">,
): Promise<void> {
  const account = await accountOf(connection, journal.loginHint);
  if (!account) return;
  const deps = walletDeps(connection, { now: () => WEEK_2 });
  if (level) {
    // As a gift of the story would.
    const gift = { kind: "grant", key: `${GIVEN}level-${level}`, diamonds: 0, items: {} } as const;
    const wallets = createWalletStore(deps);
    await wallets.apply(account, { ...gift, experience: experienceAt(level) });
    // What is delivered of it counts for the week, and so do its steps: few hunts would come to any.
    const items = COLOURS.flatMap((colour) =>
      Array.from({ length: bagCapacity("herbs", level) >= 60 ? 15 : 10 }, () => colour),
    );
    const skill = { skill: "combat", skillExperience: 0 } as const;
    await wallets.apply(account, { kind: "catch", key: `${GIVEN}herbs`, category: "herbs", items, ...skill });
  }
  if (gems) {
    for (const fact of Object.keys(ALL_GEMS)) journal.given.add(fact);
    await finishActs(deps, account);
    await createLastPositionStore(connection).write(account, IN_ARENA);
  }
}
