import { setTimeout as sleep } from "node:timers/promises";
import type { UserAnswer } from "@diamond-valley/schemas/account/user.ts";
import { type Random, seededRandom } from "@diamond-valley/schemas/random.ts";
import { isRefusal, mayRepeat } from "./answers.ts";
import { type FleetGame, fleetGame } from "./fleet-games.ts";
import { askSomebody } from "./friends.ts";
import { emptyJournal, type Journal } from "./journal.ts";
import { pauseAfter, persist } from "./persist.ts";
import { registrationOf } from "./registration.ts";
import { type BotTasks, createBotTasks } from "./tasks.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

/** Pause (ms) of a bot after something went wrong. */
const BREATH = 200;
/** How long (ms) after the stop an unanswered call is repeated. */
const PATIENCE = 45_000;
/** Shortest and longest pause (ms) between two tasks. */
const TASK_PAUSE = [50, 400] as const;

/** Share of the tasks that begin with a request to be friends. */
const ASKS = 0.05;

/** Refusals of a sign-in that begins anew. */
const BEGIN_ANEW = ["login-failed", "login-expired", "forgery-token"] as const;

export interface PlayerOptions {
  /** Origin of the product. */
  url: string;
  /** Each bot has a number of its own: it makes the phone, the address and the luck. */
  number: number;
  /** Who the bot is at the sign-in provider. */
  loginHint: string;
  /** Told of each answered call or request and the time (ms) that it took. */
  onAnswer?(call: string, took: number): void;
  /** Called when a room's connection was lost that the bot had not closed. */
  onLost?(): void;
  /** Told when the server throttles a call: by which limit, and for how long (s). */
  onThrottled?(limit: string, wait: number): void;
}

/** A bot that plays as a person does, and remembers what it was promised. */
export interface Player {
  readonly journal: Journal;
  readonly visitor: Visitor;
  readonly game: FleetGame;
  /** What kept the bot from playing the last time; nothing where it has not been kept from it. */
  readonly trouble: string | undefined;
  /** Whether there is hardly anything left to win today in the game that the bot plays. */
  isSpent(): boolean;
  /** Signs in and registers, however often that has to be tried. */
  arrive(stop: AbortSignal): Promise<void>;
  /** Plays the game of its number, delivers, exchanges and enters draws until `stop`; then ends with every outcome certain that can be. */
  play(stop: AbortSignal): Promise<void>;
}

export function createPlayer(options: PlayerOptions): Player {
  const { url, number, loginHint, onAnswer, onThrottled } = options;
  const random: Random = seededRandom(number + 1);
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const visitor = createVisitor({
    url,
    address,
    ...(onAnswer ? { onAnswer } : {}),
    ...(onThrottled ? { onThrottled } : {}),
  });
  const journal = emptyJournal(loginHint);
  let spent = false;
  let trouble: string | undefined;
  const game = fleetGame(number);

  /** A sign-in that is under way. */
  let arriving: Promise<void> | undefined;

  /** Whoever does two things at once signs in once: a second sign-in makes the tokens of the first worthless. */
  function arrive(stop: AbortSignal): Promise<void> {
    arriving ??= signIn(stop).finally(() => {
      arriving = undefined;
    });
    return arriving;
  }

  async function signIn(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      try {
        await visitor.signIn(loginHint);
        const { status } = await visitor.call<UserAnswer>("GET", "/user_data");
        if (status === "unregistered") await register(stop);
        return;
      } catch (error) {
        // The provider forgets a sign-in that was under way when its process ended, and its page's token with it.
        if (!mayRepeat(error) && !isRefusal(error, ...BEGIN_ANEW)) throw error;
        await pauseAfter(error, stop);
      }
    }
  }

  /** The same words each time: a repeated registration is known by them. */
  async function register(stop: AbortSignal): Promise<void> {
    await persist(() => visitor.call("POST", "/register", registrationOf(number)), stop);
  }

  /** Keeps doing `once` until the stop; what an honest player must not see goes into the journal. */
  async function keepOn(stop: AbortSignal, once: () => Promise<void>): Promise<void> {
    while (!stop.aborted) {
      try {
        await once();
      } catch (error) {
        trouble = (error as Error).message;
        if (!isRefusal(error) && !mayRepeat(error)) throw error;
        if (!mayRepeat(error)) journal.surprises.push((error as Error).message);
        if (isRefusal(error, "not-logged-in", "forgery-token")) await arrive(stop);
        await sleep(BREATH);
      }
    }
  }

  async function runTask(tasks: BotTasks, stop: AbortSignal): Promise<void> {
    await tasks.joinTeam();
    if (random() < ASKS) await askSomebody({ url, visitor, journal, random }, stop);
    const wallet = await tasks.wallet();
    spent = game.isSpent(wallet);
    const done = (await tasks.deliver(wallet)) || (random() < 0.3 && (await tasks.exchange(wallet))) || false;
    if (!done) await tasks.enterDraw();
    await sleep(TASK_PAUSE[0] + random() * (TASK_PAUSE[1] - TASK_PAUSE[0]));
  }

  return {
    journal,
    visitor,
    game,
    get trouble() {
      return trouble;
    },
    isSpent: () => spent,
    arrive,
    async play(stop) {
      const later = someTimeAfter(stop);
      const tasks = createBotTasks(visitor, journal, random, later);
      await Promise.all([
        keepOn(stop, () => game.play(stop, { ...options, visitor, journal, random })),
        keepOn(stop, () => runTask(tasks, later)),
      ]);
    },
  };
}

/** What is under way at the stop is repeated until its outcome is certain, unless the server is gone for good. */
function someTimeAfter(stop: AbortSignal): AbortSignal {
  const end = new AbortController();
  stop.addEventListener("abort", () => setTimeout(() => end.abort(), PATIENCE).unref(), { once: true });
  return end.signal;
}
