import { setTimeout as sleep } from "node:timers/promises";
import { type Random, seededRandom } from "@diamond-valley/schemas/random.ts";
import { isRefusal, Throttled } from "../bots/answers.ts";
import { type BotRoom, type JoinedRoom, joinRoom } from "../bots/joined-room.ts";
import type { Journal } from "../bots/journal.ts";
import { pauseAfter } from "../bots/persist.ts";
import { createPlayer, type Player } from "../bots/player.ts";
import { createBotTasks } from "../bots/tasks.ts";
import { activities } from "./activities.ts";
import type { BotAtPlay } from "./at-play.ts";
import { type Mix, nextActivity } from "./mix.ts";
import { count, kindOf, note, type Observations } from "./observations.ts";

/** Time between two pings of a bot, ms. */
const PING_INTERVAL = 2_000;
/** The code of a connection that its client or its next seat ended in good order. */
const CONSENTED = 4_000;

export interface BotOptions {
  url: string;
  number: number;
  mix: Mix;
  seen: Observations;
  /** Gives an account what weeks of play bring, where the load test may: see `OwnServer.grow`. */
  grow?: ((loginHint: string) => Promise<void>) | undefined;
  /** Gives an account something to deliver, where the load test may: see `OwnServer.supply`. */
  supply?: ((loginHint: string) => Promise<void>) | undefined;
  /** Opens Diamond Hero to an account, and stands it there, where the load test may: see `OwnServer.gather`. */
  gather?: ((loginHint: string) => Promise<void>) | undefined;
}

/** A bot of a load test. */
export interface Bot {
  /** What it was promised, and what it began. */
  readonly journal: Journal;
  /** Whether it is in a room now. */
  isInGame(): boolean;
  /** Signs in, registers and plays until `stop`. Never rejects: what goes wrong is a surprise. */
  live(stop: AbortSignal): Promise<void>;
}

export function createBot({ url, number, mix, seen, grow, supply, gather }: BotOptions): Bot {
  const random: Random = seededRandom(number);
  const player = createPlayer({
    url,
    number,
    loginHint: `bot-${number}`,
    onAnswer: (call, took) => note(seen.http, kindOf(call), took),
    onThrottled: (limit) => count(seen.throttled, limit),
  });
  let current: { name: BotRoom | "story"; room: JoinedRoom<never> } | undefined;
  const isHere = () => current !== undefined && !current.room.gone.aborted;

  async function enter<State>(name: BotRoom): Promise<JoinedRoom<State>> {
    const began = performance.now();
    const session = isHere() ? current?.room.sessionId : undefined;
    const room = watched(await joinRoom<State>(player.visitor, url, name, session), seen);
    seen.joins.push(performance.now() - began);
    current = { name, room: room as JoinedRoom<never> };
    return room;
  }

  async function live(stop: AbortSignal): Promise<void> {
    await begun(player, seen, stop);
    let grown: Promise<void> | undefined;
    let supplied: Promise<void> | undefined;
    const atPlay: BotAtPlay = {
      url,
      number,
      random,
      stop,
      tasks: createBotTasks(player.visitor, player.journal, random, stop),
      journal: player.journal,
      visitor: player.visitor,
      room: async <State>(name: BotRoom) =>
        isHere() && current?.name === name ? (current.room as JoinedRoom<State>) : enter<State>(name),
      onStory: (room) => {
        current = { name: "story", room: watched(room, seen) as JoinedRoom<never> };
      },
      leave: async () => {
        await current?.room.leave();
        current = undefined;
      },
      grow: async () => {
        grown ??= grow?.(player.journal.loginHint);
        await grown;
      },
      supply: async () => {
        supplied ??= supply?.(player.journal.loginHint);
        await supplied;
      },
      gather: async () => gather?.(player.journal.loginHint),
    };
    const pinging = pingUntil(stop, () => (isHere() ? current?.room : undefined), seen);
    while (!stop.aborted) {
      const activity = nextActivity(mix, random);
      try {
        if (!isHere()) await atPlay.room("hub");
        await activities[activity](atPlay);
        count(seen.done, activity);
      } catch (error) {
        if (!stop.aborted) surprise(seen, error);
        await pauseAfter(error, stop);
      }
    }
    await pinging;
    await current?.room.leave();
  }

  return { journal: player.journal, isInGame: isHere, live };
}

/** Signs in, however often that has to be tried. */
async function begun(player: Player, seen: Observations, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const began = performance.now();
    try {
      await player.arrive(stop);
      if (!stop.aborted) note(seen.http, "sign-in, with all its redirects", performance.now() - began);
      return;
    } catch (error) {
      surprise(seen, error);
      await pauseAfter(error, stop);
    }
  }
}

/** Throttled calls and lost connections have reports of their own and are no surprises. */
function surprise(seen: Observations, error: unknown): void {
  if (error instanceof Throttled) return;
  const { message, cause } = error as Error;
  if (!isRefusal(error) && message === "the walk was broken off") return;
  count(seen.surprises, cause instanceof Error ? `${message} (${cause.message})` : message);
}

/** Times the room's requests, and notes an end that the bot did not ask for. */
function watched<State>(room: JoinedRoom<State>, seen: Observations): JoinedRoom<State> {
  let leaving = false;
  void room.left.then((code) => {
    if (!leaving && code !== CONSENTED) count(seen.disconnections, String(code));
  });
  return {
    get state() {
      return room.state;
    },
    connection: room.connection,
    sessionId: room.sessionId,
    gone: room.gone,
    left: room.left,
    on: room.on,
    walk: room.walk,
    ping: room.ping,
    async request<Answer>(type: string, payload: unknown) {
      const began = performance.now();
      try {
        return await room.request<Answer>(type, payload);
      } finally {
        note(seen.requests, type, performance.now() - began);
      }
    },
    leave() {
      leaving = true;
      return room.leave();
    },
  };
}

async function pingUntil(
  stop: AbortSignal,
  current: () => JoinedRoom<unknown> | undefined,
  seen: Observations,
): Promise<void> {
  while (!stop.aborted) {
    await sleep(PING_INTERVAL, undefined, { signal: stop }).catch(() => undefined);
    if (stop.aborted) return;
    void current()
      ?.ping()
      .then((ms) => seen.pings.push(ms));
  }
}
