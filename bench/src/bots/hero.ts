import { falls } from "@diamond-valley/game-server/diamond-hero/testing/plays.ts";
import { createBot, SKILLS } from "@diamond-valley/schemas/diamond-hero/bots.fixture.ts";
import type { BeginAnswer, EndAnswer, HeroState } from "@diamond-valley/schemas/diamond-hero/hero.ts";
import { HERO_MESSAGES, OVER } from "@diamond-valley/schemas/diamond-hero/messages.ts";
import { HERO_RULES } from "@diamond-valley/schemas/diamond-hero/rules.ts";
import type { WalletCarrier } from "@diamond-valley/schemas/games/contract.ts";
import { between, pick } from "@diamond-valley/schemas/random.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import { Refused } from "./answers.ts";
import { isRunning, isUsual, playIn } from "./arena-play.ts";
import type { BotContext } from "./going.ts";
import { type JoinedRoom, joinRoom } from "./joined-room.ts";
import { type Journal, noteUpdate } from "./journal.ts";

/** Who runs how. A reckless runner walks into what threatens, so that a run is over within a minute. */
export type RunnerBot = Pick<BotContext, "journal" | "random"> & { readonly reckless?: boolean };

/** How long a runner of a fleet stays, ms: mostly so short that it leaves a run, now and then until it has fallen. */
const VISITS = [
  [2_000, 8_000],
  [2_000, 8_000],
  [60_000, 60_000],
] as const;

/**
 * Goes into the arena, where it was last or beside whose gate it stood, runs, and goes after a while.
 * @throws Refused, Unanswered
 */
export async function runUntil(stop: AbortSignal, context: BotContext): Promise<void> {
  const { visitor, url, journal, random } = context;
  const arena = await joinRoom<HeroState>(visitor, url, "diamond_hero");
  const [least, most] = pick(random, VISITS);
  try {
    arena.on<WalletUpdate>("wallet", (update) => noteUpdate(journal, update));
    const leave = AbortSignal.any([stop, AbortSignal.timeout(between(random, least, most))]);
    await runIn(arena, { journal, random, reckless: true }, leave);
  } finally {
    if (arena.gone.aborted) context.onLost?.();
    await arena.leave();
  }
}

/** Runs, again and again, as a steady player does or recklessly, and writes down what came of each run. */
export function runIn(
  arena: JoinedRoom<HeroState>,
  { journal, random, reckless = false }: RunnerBot,
  stop: AbortSignal,
): Promise<void> {
  arena.on(OVER.name, () => void askResult(arena, journal));
  return playIn(
    arena,
    {
      rules: HERO_RULES,
      play: (world) => (reckless ? () => falls(world) : createBot(world, SKILLS.steady, random)),
      next: (world) => (isRunning(world) ? null : begin(arena, journal)),
    },
    stop,
  );
}

async function begin(arena: JoinedRoom<HeroState>, journal: Journal): Promise<void> {
  journal.unsureRuns += 1;
  try {
    const wanted = { character: "small-robot" };
    const { update, ...begun } = await arena.request<BeginAnswer & WalletCarrier>(
      HERO_MESSAGES.begin.name,
      wanted,
    );
    journal.unsureRuns -= 1;
    if (update) noteUpdate(journal, update);
    journal.runs.set(begun.attempt, begun);
  } catch (error) {
    // Whatever was refused has not begun; without an answer it may have, and count.
    if (error instanceof Refused) journal.unsureRuns -= 1;
    throw error;
  }
}

/** Asks how the last run went. One whose answer is lost may have been stored or not. */
async function askResult(arena: JoinedRoom<HeroState>, journal: Journal): Promise<void> {
  try {
    const answer = await arena.request<EndAnswer>(HERO_MESSAGES.end.name, {});
    const { attempt, character, ranked, lost } = answer;
    const begun = { attempt, character, ranked };
    journal.runs.set(attempt, lost === null ? { ...begun, answer } : begun);
  } catch (error) {
    if (error instanceof Refused && !isUsual(error)) journal.surprises.push(error.message);
  }
}
