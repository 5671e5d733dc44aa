import { matchMaker } from "@colyseus/core";
import { readEvidence } from "@diamond-valley/schemas/arena/evidence.ts";
import { IDLE, packInput } from "@diamond-valley/schemas/arena/input.ts";
import { type ArenaInput, fieldsOf, spanOf, type ToldSpan } from "@diamond-valley/schemas/arena/messages.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import type { BeginAnswer, EndAnswer, HeroState } from "@diamond-valley/schemas/diamond-hero/hero.ts";
import { HERO_MESSAGES, OVER } from "@diamond-valley/schemas/diamond-hero/messages.ts";
import { HERO_RULES } from "@diamond-valley/schemas/diamond-hero/rules.ts";
import type { Room } from "colyseus.js";
import type { ArenaAttempt } from "../../arena/arena-room.ts";
import { type ArenaClient, type ArenaConnection, playArena } from "../../arena/testing/arena-client.ts";
import type { RoomServices } from "../../rooms/room-services.ts";
import { type TestGame, until } from "../../testing/rooms.ts";
import { findRun } from "../audit.ts";
import { type Plays, stands } from "./plays.ts";
import { finishActs, IN_ARENA } from "./runners.ts";

/** How long a run may take to be stored, ms: one that waits for its player takes half a minute. */
const PATIENCE = 45_000;

/** How a page lies about its world. */
export interface Lie {
  /** What goes up instead of a span. */
  tell?(span: ToldSpan, world: World): readonly ToldSpan[];
  /** Does to the page's own world what a changed page would, before each frame. */
  forge?(world: World): void;
  plays?: Plays;
}

/** A page that lies to the arena of a room, whatever its player sees. */
export function lieIn(
  room: Room<unknown, HeroState>,
  { tell = (span) => [span], forge, plays = stands }: Lie,
): ArenaClient {
  const line = room.input<ArenaInput>();
  const data = {} as ArenaInput;
  const send = (): void => {
    const world = page.runner!.world;
    for (const span of tell(spanOf(data, world.clock.tick[0]!), world)) {
      Object.assign(line.data, fieldsOf(span));
      line.send();
    }
  };
  const connection = {
    onMessage: room.onMessage.bind(room),
    request: room.request.bind(room),
    input: () => ({ data, send }),
  } as unknown as ArenaConnection;
  const page: ArenaClient = playArena(connection, HERO_RULES, () => {
    const world = page.runner?.world;
    if (!world) return 0;
    forge?.(world);
    return packInput({ ...IDLE, ...plays(world) });
  });
  return page;
}

/** Somebody with a changed page in the arena, over a line at `address` where there is one. */
export async function comeLying(game: TestGame, account: string, lie: Lie, address?: string) {
  await finishActs(game.deps, account);
  await game.stand(account, IN_ARENA);
  const room = await game.join<HeroState>(account, "neon-arena", address ? { address } : {});
  for (const push of [OVER.name, "wallet"]) room.onMessage(push, () => {});
  const page = lieIn(room, lie);
  const { begin, end } = HERO_MESSAGES;
  const ask = <Answer>(name: string, wanted: object) => room.request<unknown, Answer>(name, wanted);
  const server = () => matchMaker.getLocalRoomById(room.roomId);
  return {
    ...{ account, room, page, ask },
    begin: () => ask<BeginAnswer>(begin.name, { character: "small-robot" }),
    end: () => ask<EndAnswer>(end.name, {}),
    services: () => Reflect.get(server(), "services") as RoomServices,
    /** The server's half of the run that goes on. */
    session() {
      const client = server().clients.getById(room.sessionId);
      return (Reflect.get(server(), "attemptOf").call(server(), client) as ArenaAttempt).session;
    },
    async leave() {
      page.close();
      await game.rooms.seats.exit(account);
    },
  };
}

/** The stored run of somebody who has gone, as soon as all of its runs were paid, with what the player holds then. */
export async function paidFor({ deps, wallets }: TestGame, account: string, attempt: string) {
  const kept = await until(() => findRun(deps.connection, attempt), PATIENCE);
  const held = await until(async () => {
    const now = Object.fromEntries(await wallets.holdings(account));
    return now["hero.ended"] === now["hero.plays"] ? now : null;
  });
  const { recording } = readEvidence(HERO_RULES, kept.evidence);
  return { kept, held, recording };
}
