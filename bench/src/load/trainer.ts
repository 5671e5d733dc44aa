import { called } from "@diamond-valley/game-server/boss/testing/challengers.ts";
import { finishActs, IN_ARENA } from "@diamond-valley/game-server/diamond-hero/testing/runners.ts";
import { createLastPositionStore } from "@diamond-valley/game-server/rooms/last-positions.ts";
import { createWalletStore } from "@diamond-valley/game-server/wallet/store.ts";
import { walletDeps } from "@diamond-valley/game-server/wallet/testing/deps.ts";
import { many } from "@diamond-valley/game-server/wallet/testing/player.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import type { Journal } from "../bots/journal.ts";
import { accountOf } from "../faults/evidence.ts";
import { joinDatabase } from "../join-database.ts";
import { WEEK_2 } from "../product-environment.ts";
import { auditPlaza, type PlazaAudit } from "./plaza-audit.ts";

/** Makes accounts of a product on embedded parts ready for the golem or for Diamond Hero, in its database. */
export interface Trainer {
  /** Levels and mastery, all main quests, and the elder's call; once for each account. */
  grow(loginHint: string): Promise<void>;
  /** All diamonds of the acts, and a place in the arena, as often as somebody has left it. */
  gather(loginHint: string): Promise<void>;
  /** Ten fish of each colour. */
  supply(loginHint: string): Promise<void>;
  /** Holds points, matches and boards of a product at `url` against its database, once nobody plays. */
  audit(url: string, journals: readonly Journal[]): Promise<PlazaAudit>;
  close(): Promise<void>;
}

/** The database is looked for with the first account; it is under `directory`. */
export function createTrainer(directory: string): Trainer {
  let opened: ReturnType<typeof open> | undefined;

  async function open() {
    const { connection, leave } = await joinDatabase(directory);
    const deps = walletDeps(connection, { now: () => WEEK_2 });
    return { connection, leave, game: { deps, wallets: createWalletStore(deps) } };
  }

  return {
    async grow(loginHint) {
      opened ??= open();
      const { connection, game } = await opened;
      const account = await accountOf(connection, loginHint);
      if (account) await called(game, account);
    },
    async gather(loginHint) {
      opened ??= open();
      const { connection, game } = await opened;
      const account = await accountOf(connection, loginHint);
      if (!account) return;
      await finishActs(game.deps, account);
      await createLastPositionStore(connection).write(account, IN_ARENA);
    },
    async supply(loginHint) {
      opened ??= open();
      const { connection, game } = await opened;
      const account = await accountOf(connection, loginHint);
      if (!account) return;
      const items = COLOURS.flatMap((colour) => many(colour, 10));
      const skill = { skill: "fishing", skillExperience: 0 } as const;
      await game.wallets.apply(account, { kind: "catch", key: "supply", category: "fish", items, ...skill });
    },
    async audit(url, journals) {
      opened ??= open();
      const { connection } = await opened;
      return auditPlaza(connection, url, journals, WEEK_2);
    },
    async close() {
      const database = await opened?.catch(() => undefined);
      await database?.leave();
    },
  };
}
