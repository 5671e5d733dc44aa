import { ATTACK, IDLE, type Input, packInput } from "@diamond-valley/schemas/arena/input.ts";
import { ARENA_REPORT } from "@diamond-valley/schemas/arena/messages.ts";
import { decodeReport } from "@diamond-valley/schemas/arena/report.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { BURST, LOST, MINING_MESSAGES, OVER } from "@diamond-valley/schemas/mining/messages.ts";
import type {
  BeginAnswer,
  Burst,
  ExpeditionAnswer,
  MineAnswer,
  MiningState,
} from "@diamond-valley/schemas/mining/mining.ts";
import { miningRules } from "@diamond-valley/schemas/mining/rules.ts";
import { viewExpedition } from "@diamond-valley/schemas/mining/view.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Room } from "colyseus.js";
import { type ArenaClient, playArena } from "../../arena/testing/arena-client.ts";
import { MAPS } from "../../rooms/maps.ts";
import type { TestGame } from "../../testing/rooms.ts";

const { mine } = MAPS;
const rules = miningRules(mine);
let miners = 0;

/** Where one stands that works at a vein. */
export const below = (vein: number): Point => ({
  x: mine.veins[vein - 1]!.x,
  y: mine.veins[vein - 1]!.y + 40,
});

/**
 * Presses when the ring has closed, or one tick too early for a perfect strike; and begins another ring after one that a
 * rock broke off.
 */
export const strikes =
  (perfect: boolean) =>
  (world: World): Partial<Input> => {
    const { ring, vein } = viewExpedition(mine, world);
    if (!ring) return { attack: vein > 0 && (world.player.before[0]! & ATTACK) === 0 };
    return { attack: ring.elapsed === (perfect ? ring.strike : ring.strike - ring.perfect - 1) };
  };

interface Coming {
  at?: Point;
  account?: string;
  address?: string;
  comesBack?: boolean;
}

/** A player who comes to stand in the mine. */
export async function comeToMine(game: TestGame, { at = below(1), account, ...how }: Coming = {}) {
  miners += 1;
  const name = account ?? `miner${miners}`;
  await game.stand(name, { place: "mine", area: 1, ...at });
  const room = await game.join<MiningState>(name, "mine", how);
  const miner = mineIn(room);
  return {
    ...miner,
    account: name,
    async leave() {
      miner.close();
      await game.rooms.seats.exit(name);
    },
  };
}

/** Plays in a room of the mine that was joined. */
export function mineIn(room: Room<unknown, MiningState>) {
  const heard = {
    bursts: [] as Burst[],
    lost: [] as { vein: number; code: string }[],
    over: 0,
    updates: [] as WalletUpdate[],
    /** The world's chance, as far as the client was told of it. */
    words: [] as number[],
  };
  room.onMessage<Burst>(BURST.name, (burst) => void heard.bursts.push(burst));
  room.onMessage<{ vein: number; code: string }>(LOST.name, (lost) => void heard.lost.push(lost));
  room.onMessage(OVER.name, () => {
    heard.over += 1;
  });
  room.onMessage<Uint8Array>(
    ARENA_REPORT.name,
    (bytes) => void heard.words.push(...decodeReport(bytes).words),
  );
  room.onMessage<WalletUpdate>("wallet", (update) => void heard.updates.push(update));
  let plays: (world: World) => Partial<Input> = () => ({});
  const page: ArenaClient = playArena(room, rules, () =>
    packInput({ ...IDLE, ...(page.runner && plays(page.runner.world)) }),
  );
  const { begin, mine: claim, end } = MINING_MESSAGES;
  return {
    room,
    page,
    heard,
    me: () => room.state.players.get(room.sessionId)!,
    /** How its figure plays from now on. */
    plays(how: typeof plays) {
      plays = how;
    },
    begin: (calm = false) => room.request<unknown, BeginAnswer>(begin.name, { calm }),
    mine: (vein: number) => room.request<unknown, MineAnswer>(claim.name, { vein }),
    end: () => room.request<unknown, ExpeditionAnswer>(end.name, {}),
    close() {
      page.close();
      room.reconnection.enabled = false;
    },
  };
}

export type TestMiner = Awaited<ReturnType<typeof comeToMine>>;
