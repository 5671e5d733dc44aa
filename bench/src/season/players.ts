import { setTimeout as sleep } from "node:timers/promises";
import { registrationOf } from "../bots/registration.ts";
import { createVisitor } from "../bots/visitor.ts";
import { type Bot, createBot } from "../load/bot.ts";
import { parseMix } from "../load/mix.ts";
import { emptyObservations, type Observations } from "../load/observations.ts";
import { until } from "./until.ts";

/** What players do in a week: they stand around, fish, hand over what they have, enter draws and meet. */
const MIX = parseMix("stand=8,fish=2,deliver=3,enter=4,wave=1,talk=1");
/** The share of the players who are in a room at any moment: the others go from one to the next. */
export const MOST = 0.8;
/** Between two who come, ms. */
const APART = 80;
/** How many pre-register at the same time. */
const PARALLEL = 8;

/** The bots of a season, who come each week. */
export interface Players {
  readonly bots: readonly Bot[];
  readonly seen: Observations;
  /** How many are in a room now. */
  inGame(): Promise<number>;
  /** Pre-registers the first `count` of them. */
  preregister(count: number): Promise<void>;
  /** All come and play for some seconds, then `meanwhile` is done while they still play; answers how many were in the game before it. */
  play(seconds: number, meanwhile?: () => Promise<void>): Promise<number>;
}

export function createPlayers(url: string, count: number): Players {
  const seen = emptyObservations();
  const bots = Array.from({ length: count }, (_, number) => createBot({ url, number, mix: MIX, seen }));
  const inGame = async () => bots.filter((bot) => bot.isInGame()).length;
  return {
    bots,
    seen,
    inGame,
    async preregister(some) {
      const numbers = Array.from({ length: some }, (_, number) => number).values();
      const registerNext = async () => {
        for (const number of numbers) {
          const visitor = createVisitor({ url, address: `10.98.${number >> 8}.${number & 255}` });
          await visitor.signIn(`bot-${number}`);
          await visitor.call("POST", "/preregister", registrationOf(number));
        }
      };
      await Promise.all(Array.from({ length: PARALLEL }, registerNext));
    },
    async play(seconds, meanwhile) {
      const stop = new AbortController();
      const lives: Promise<void>[] = [];
      for (const bot of bots) {
        lives.push(bot.live(stop.signal));
        await sleep(APART);
      }
      await until(inGame, (here) => here >= MOST * count);
      await sleep(seconds * 1_000);
      const here = await inGame();
      await meanwhile?.();
      stop.abort();
      await Promise.race([Promise.all(lives), sleep(20_000)]);
      return here;
    },
  };
}
