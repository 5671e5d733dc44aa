import type { World } from "@diamond-valley/schemas/arena/world.ts";
import type { BeginAnswer, BossState, EndAnswer } from "@diamond-valley/schemas/boss/boss.ts";
import { createBot, SKILLS } from "@diamond-valley/schemas/boss/bots.fixture.ts";
import { ARMS, type Arms, type Kind } from "@diamond-valley/schemas/boss/kinds.ts";
import { BOSS_MESSAGES, OVER } from "@diamond-valley/schemas/boss/messages.ts";
import { BOSS_RULES } from "@diamond-valley/schemas/boss/rules.ts";
import type { WalletCarrier } from "@diamond-valley/schemas/games/contract.ts";
import type { GameState } from "@diamond-valley/schemas/quests/game-state.ts";
import { between, pick, type Random } from "@diamond-valley/schemas/random.ts";
import { golemFacts } from "@diamond-valley/schemas/story/golem.ts";
import { Refused } from "./answers.ts";
import { isRunning, isUsual, playIn } from "./arena-play.ts";
import { type BotContext, playUntil } from "./going.ts";
import type { JoinedRoom } from "./joined-room.ts";
import { type Journal, noteUpdate } from "./journal.ts";
import type { Visitor } from "./visitor.ts";

/** A fight that is asked for. */
export interface WantedFight {
  readonly kind: Kind;
  readonly arms?: Arms;
  readonly ranked?: boolean;
}

/** Who fights how. A reckless challenger never steps aside, so that a fight is over within half a minute. */
export type Challenger = Pick<BotContext, "journal" | "random"> & { readonly reckless?: boolean };
const RECKLESS = { ...SKILLS.ace, overlooks: 1, heals: 0 };

/** How long a challenger of a fleet stays, ms: mostly so short that it leaves a fight, now and then to the end of one. */
const VISITS = [
  [2_000, 8_000],
  [2_000, 8_000],
  [60_000, 60_000],
] as const;

/**
 * A fight that the account may have now, drawn from all of them: the story's, and the weekly boss with either arms,
 * ranked as long as the day has ranked ones left. Null where the circle is closed to the player.
 */
export function drawFight({ season, wallet, progress }: GameState, random: Random): WantedFight | null {
  const facts = golemFacts({ season, wallet, progress });
  const kinds = (["story", "weekly"] as const).filter((kind) => facts[`golem.${kind}`] > 0);
  if (kinds.length === 0) return null;
  const kind = pick(random, kinds);
  if (kind === "story") return { kind };
  const { week, today } = wallet.boss;
  return { kind, arms: pick(random, ARMS), ranked: week > 0 && today.used < today.limit };
}

/** Draws a fight by how the account stands with the server now. */
export async function fightNow(visitor: Visitor, random: Random): Promise<WantedFight | null> {
  return drawFight(await visitor.call<GameState>("GET", "/game_rpg/frontend-game-state"), random);
}

/**
 * Goes to the circle, fights once, and goes when that is over, or after a while. Answers false where no fight counts for
 * the player now.
 * @throws Refused, Unanswered
 */
export async function challengeUntil(stop: AbortSignal, context: BotContext): Promise<boolean> {
  const { visitor, random } = context;
  const wanted = await fightNow(visitor, random);
  if (!wanted?.ranked) return false;
  const [least, most] = pick(random, VISITS);
  await playUntil<BossState>("magic-circle", context, stop, (circle) => {
    const leave = AbortSignal.any([stop, AbortSignal.timeout(between(random, least, most))]);
    return challengeIn(circle, { ...context, reckless: true }, [wanted], leave);
  });
  return true;
}

/** Fights what is `wanted`, one after the other, as a steady player does, and writes down what came of it. Ends with the last. */
export async function challengeIn(
  circle: JoinedRoom<BossState>,
  { journal, random, reckless = false }: Challenger,
  wanted: Iterable<WantedFight>,
  stop: AbortSignal,
): Promise<void> {
  const fights = wanted[Symbol.iterator]();
  const done = new AbortController();
  const over = AbortSignal.any([stop, done.signal]);
  let isAtIt = false;
  circle.on(OVER.name, async () => {
    await askResult(circle, journal);
    isAtIt = false;
  });
  const next = (world: World | undefined): Promise<unknown> | null => {
    if (isAtIt || isRunning(world)) return null;
    const { value } = fights.next();
    if (!value) {
      done.abort();
      return null;
    }
    isAtIt = true;
    return begin(circle, journal, value).catch((error: unknown) => {
      isAtIt = false;
      throw error;
    });
  };
  await playIn(
    circle,
    {
      rules: BOSS_RULES,
      play: (world) => createBot(world, reckless ? RECKLESS : SKILLS.steady, random),
      next,
    },
    over,
  );
}

async function begin(circle: JoinedRoom<BossState>, journal: Journal, wanted: WantedFight): Promise<void> {
  if (wanted.ranked) journal.unsureGolems += 1;
  try {
    const { update, ...begun } = await circle.request<BeginAnswer & WalletCarrier>(
      BOSS_MESSAGES.begin.name,
      wanted,
    );
    if (wanted.ranked) journal.unsureGolems -= 1;
    if (update) noteUpdate(journal, update);
    journal.golems.set(begun.attempt, begun);
  } catch (error) {
    // Whatever was refused has not begun; without an answer it may have, and count.
    if (wanted.ranked && error instanceof Refused) journal.unsureGolems -= 1;
    throw error;
  }
}

/** Asks how the last fight went. One whose answer is lost may have been stored or not. */
async function askResult(circle: JoinedRoom<BossState>, journal: Journal): Promise<void> {
  try {
    const answer = await circle.request<EndAnswer>(BOSS_MESSAGES.end.name, {});
    const { attempt, kind, arms, ranked, lost } = answer;
    const begun = { attempt, kind, arms, ranked };
    journal.golems.set(attempt, lost === null ? { ...begun, answer } : begun);
  } catch (error) {
    if (error instanceof Refused && !isUsual(error)) journal.surprises.push(error.message);
  }
}
