import { IDLE, packInput } from "@diamond-valley/schemas/arena/input.ts";
import type {
  BeginAnswer,
  EndAnswer,
  FightAnswer,
  HuntingState,
} from "@diamond-valley/schemas/hunting/hunting.ts";
import { HUNTING_MESSAGES, OVER } from "@diamond-valley/schemas/hunting/messages.ts";
import { huntingRules } from "@diamond-valley/schemas/hunting/rules.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Connection } from "mongoose";
import { type ArenaClient, playArena } from "../../arena/testing/arena-client.ts";
import { MAPS } from "../../rooms/maps.ts";
import type { TestGame } from "../../testing/rooms.ts";
import { walletModel } from "../../wallet/wallet-model.ts";
import type { Plays } from "./plays.ts";

const { forest } = MAPS;
const rules = huntingRules(forest);
let hunters = 0;

/** Where one stands that begins a fight: below the middle of a clearing. */
export const below = (slime: number): Point => ({
  x: forest.clearings[slime - 1]!.x,
  y: forest.clearings[slime - 1]!.y + 70,
});

interface Coming {
  at?: Point;
  account?: string;
  address?: string;
  comesBack?: boolean;
}

/** A player who comes to stand in the forest, and plays by `plays`. */
export async function comeToForest(game: TestGame, { at = below(1), account, ...how }: Coming = {}) {
  hunters += 1;
  const name = account ?? `hunter${hunters}`;
  await game.stand(name, { place: "forest", area: 1, ...at });
  const room = await game.join<HuntingState>(name, "forest", how);
  const heard = { over: 0, updates: [] as WalletUpdate[] };
  room.onMessage(OVER.name, () => {
    heard.over += 1;
  });
  room.onMessage<WalletUpdate>("wallet", (update) => void heard.updates.push(update));
  let plays: Plays = () => ({});
  const page: ArenaClient = playArena(room, rules, () =>
    packInput({ ...IDLE, ...(page.runner && plays(page.runner.world)) }),
  );
  const { begin, fight, end } = HUNTING_MESSAGES;
  return {
    account: name,
    room,
    page,
    heard,
    me: () => room.state.players.get(room.sessionId)!,
    slime: (number: number) => room.state.slimes.at(number - 1)!,
    /** How its figure plays from now on. */
    plays(how: Plays) {
      plays = how;
    },
    begin: (calm = false) => room.request<unknown, BeginAnswer>(begin.name, { calm }),
    fight: (slime: number) => room.request<unknown, FightAnswer>(fight.name, { slime }),
    end: () => room.request<unknown, EndAnswer>(end.name, {}),
    async leave() {
      page.close();
      room.reconnection.enabled = false;
      await game.rooms.seats.exit(name);
    },
  };
}

/** The line of the ledger that paid a fight of an account; undefined where none was paid. */
export async function fightLineOf(connection: Connection, account: string) {
  const wallet = await walletModel.collection(connection).findOne({ _id: account });
  return wallet?.recent.find(({ key }) => key.startsWith("quest:hunting:"));
}
