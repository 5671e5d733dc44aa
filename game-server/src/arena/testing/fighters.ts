import type { MapSchema } from "@colyseus/schema";
import { IDLE, type Input, packInput } from "@diamond-valley/schemas/arena/input.ts";
import type { ArenaRules } from "@diamond-valley/schemas/arena/rules.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Room } from "colyseus.js";
import { type ArenaClient, playArena } from "./arena-client.ts";

interface Game {
  readonly rules: ArenaRules;
  readonly messages: { readonly begin: { readonly name: string }; readonly end: { readonly name: string } };
  readonly over: { readonly name: string };
  /** What it does in each tick, until the test says otherwise. */
  readonly plays?: (world: World) => Partial<Input>;
}

interface Players {
  readonly players: { get(session: string): unknown };
}
type WalkerOf<State> = State extends { readonly players: MapSchema<infer Walker> } ? Walker : never;

/** Plays alone in a room that was joined: of its game are the answers to its beginning and its end. */
export function playIn<State extends Players, Begun, Ended>(
  room: Room<unknown, State>,
  { rules, messages: { begin, end }, over, plays = () => ({}) }: Game,
) {
  const heard = { over: 0, updates: [] as WalletUpdate[] };
  room.onMessage(over.name, () => {
    heard.over += 1;
  });
  room.onMessage<WalletUpdate>("wallet", (update) => void heard.updates.push(update));
  let act = plays;
  const page: ArenaClient = playArena(room, rules, () =>
    packInput({ ...IDLE, ...(page.runner && act(page.runner.world)) }),
  );
  return {
    room,
    page,
    heard,
    me: () => room.state.players.get(room.sessionId) as WalkerOf<State>,
    /** How its figure plays from now on. */
    plays(how: typeof plays) {
      act = how;
    },
    begin: (wanted: object) => room.request<unknown, Begun & { update?: WalletUpdate }>(begin.name, wanted),
    end: () => room.request<unknown, Ended>(end.name, {}),
    close() {
      page.close();
      room.reconnection.enabled = false;
    },
  };
}
