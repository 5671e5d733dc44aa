import { setTimeout as sleep } from "node:timers/promises";
import { playArena } from "@diamond-valley/game-server/arena/testing/arena-client.ts";
import { IDLE, packInput } from "@diamond-valley/schemas/arena/input.ts";
import { OUTCOMES } from "@diamond-valley/schemas/arena/rules.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import type { Vein } from "@diamond-valley/schemas/maps/map.ts";
import { createMiner, type Move, SKILLS } from "@diamond-valley/schemas/mining/bots.fixture.ts";
import { BURST, MINING_MESSAGES } from "@diamond-valley/schemas/mining/messages.ts";
import type { BeginAnswer, Burst, MineAnswer, MiningState } from "@diamond-valley/schemas/mining/mining.ts";
import { miningRules } from "@diamond-valley/schemas/mining/rules.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { pick } from "@diamond-valley/schemas/random.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import { isRefusal } from "./answers.ts";
import { type BotContext, goTo } from "./going.ts";
import type { JoinedRoom } from "./joined-room.ts";
import { noteUpdate } from "./journal.ts";
import { mapOf } from "./route.ts";

/** How often it is looked whether an expedition is over, ms. */
const GLANCE = 250;
/** Pause (ms) of a miner whose bag is full: somebody has to deliver first. */
const FULL = 1_000;

const map = mapOf("mine");
const rules = miningRules(map);

/**
 * Goes to the mine and works there until `stop` or until the connection is lost.
 * @throws Refused, Unanswered
 */
export async function mineUntil(stop: AbortSignal, context: BotContext): Promise<void> {
  const cave = await goTo<MiningState>(context, "mine", stop);
  try {
    cave.on<WalletUpdate>("wallet", (update) => noteUpdate(context.journal, update));
    await mineIn(cave, context, stop);
  } finally {
    if (cave.gone.aborted) context.onLost?.();
    await cave.leave();
  }
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
  const isOver = () => stop.aborted || cave.gone.aborted;
  /** Set when the bag was full. */
  let rests = 0;
  const claim = (vein: number) => {
    journal.veins += 1;
    cave.request<MineAnswer>(MINING_MESSAGES.mine.name, { vein }).catch((error: unknown) => {
      if (!isRefusal(error)) return;
      journal.veins -= 1;
      if (isRefusal(error, "bag-full")) rests = performance.now() + FULL;
      else if (!isRefusal(error, "taken", "too-far", "not-now", "too-fast"))
        journal.surprises.push((error as Error).message);
    });
  };
  // Somebody else works at a taken vein; one that rests can be waited for.
  const restOf = ({ number }: Vein): number => {
    const seen = cave.state.veins?.[number - 1];
    return !seen || seen.taken ? Number.POSITIVE_INFINITY : seen.rest * TICK_RATE;
  };
  let miner: { world: World; ask: () => Move } | undefined;
  let asked = { tick: -1, input: 0 };
  const page = playArena(cave.connection, rules, () => {
    const world = page.runner?.world;
    if (!world || isOver()) return 0;
    if (miner?.world !== world) {
      asked = { tick: -1, input: 0 };
      miner = { world, ask: createMiner(world, SKILLS.steady, random, restOf, pick(random, COLOURS)) };
    }
    const tick = world.clock.tick[0]!;
    if (asked.tick === tick) return asked.input;
    const { input, claims } = miner.ask();
    if (claims && performance.now() > rests) claim(claims);
    asked = { tick, input: packInput({ ...IDLE, ...input }) };
    return asked.input;
  });
  try {
    while (!isOver()) {
      const isRunning = page.runner && page.runner.world.clock.outcome[0] === OUTCOMES.running;
      if (!isRunning) {
        await cave.request<BeginAnswer>(MINING_MESSAGES.begin.name, {}).catch((error: unknown) => {
          // One that a lost connection interrupted goes on by itself.
          if (!isRefusal(error, "not-now", "too-fast")) throw error;
        });
      }
      await sleep(GLANCE);
    }
  } finally {
    page.close();
  }
}
