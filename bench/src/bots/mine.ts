import type { World } from "@diamond-valley/schemas/arena/world.ts";
import type { Vein } from "@diamond-valley/schemas/maps/map.ts";
import { createMiner, SKILLS } from "@diamond-valley/schemas/mining/bots.fixture.ts";
import { BURST, MINING_MESSAGES } from "@diamond-valley/schemas/mining/messages.ts";
import type { BeginAnswer, Burst, MineAnswer, MiningState } from "@diamond-valley/schemas/mining/mining.ts";
import { miningRules } from "@diamond-valley/schemas/mining/rules.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { pick } from "@diamond-valley/schemas/random.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import { isRefusal } from "./answers.ts";
import { isRunning, isUsual, playIn } from "./arena-play.ts";
import { type BotContext, playUntil } from "./going.ts";
import type { JoinedRoom } from "./joined-room.ts";
import { mapOf } from "./route.ts";

/** Pause (ms) of a miner whose bag is full: somebody has to deliver first. */
const FULL = 1_000;

const map = mapOf("mine");
const rules = miningRules(map);

/**
 * Goes to the mine and works there until `stop` or until the connection is lost.
 * @throws Refused, Unanswered
 */
export async function mineUntil(stop: AbortSignal, context: BotContext): Promise<void> {
  await playUntil<MiningState>("mine", context, stop, (cave) => mineIn(cave, context, stop));
}

/** Goes on one expedition after the other, as a steady player does, and writes down what came out of each vein. */
export async function mineIn(
  cave: JoinedRoom<MiningState>,
  { journal, random }: Pick<BotContext, "journal" | "random">,
  stop: AbortSignal,
): Promise<void> {
  cave.on<Burst>(BURST.name, (burst) => {
    journal.presses.set(burst.attempt, { attempt: burst.attempt, category: "ore", answer: burst });
  });
  /** Set when the bag was full. */
  let rests = 0;
  const claim = (vein: number) => {
    journal.veins += 1;
    cave.request<MineAnswer>(MINING_MESSAGES.mine.name, { vein }).catch((error: unknown) => {
      if (!isRefusal(error)) return;
      journal.veins -= 1;
      if (isRefusal(error, "bag-full")) rests = performance.now() + FULL;
      else if (!isUsual(error)) journal.surprises.push((error as Error).message);
    });
  };
  // Somebody else works at a taken vein; one that rests can be waited for.
  const restOf = ({ number }: Vein): number => {
    const seen = cave.state.veins?.[number - 1];
    return !seen || seen.taken ? Number.POSITIVE_INFINITY : seen.rest * TICK_RATE;
  };
  const play = (world: World) => {
    const ask = createMiner(world, SKILLS.steady, random, restOf, pick(random, COLOURS));
    return () => {
      const { input, claims } = ask();
      if (claims && performance.now() > rests) claim(claims);
      return input;
    };
  };
  // An expedition that a lost connection interrupted goes on by itself.
  const next = (world: World | undefined) =>
    isRunning(world) ? null : cave.request<BeginAnswer>(MINING_MESSAGES.begin.name, {});
  await playIn(cave, { rules, play, next }, stop);
}
