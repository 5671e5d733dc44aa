import { IDLE, packInput } from "@diamond-valley/schemas/arena/input.ts";
import { STATS } from "@diamond-valley/schemas/arena/play-ticks.fixture.ts";
import { OUTCOMES } from "@diamond-valley/schemas/arena/rules.ts";
import type { Vein } from "@diamond-valley/schemas/maps/map.ts";
import { createMiner, type Move, SKILLS } from "@diamond-valley/schemas/mining/bots.fixture.ts";
import { MiningState } from "@diamond-valley/schemas/mining/mining.ts";
import { OWN } from "@diamond-valley/schemas/mining/own.ts";
import { RULES } from "@diamond-valley/schemas/mining/play.fixture.ts";
import { MINING_ORDERS } from "@diamond-valley/schemas/mining/rules.ts";
import { miningSetup } from "@diamond-valley/schemas/mining/setup.ts";
import { MINING } from "@diamond-valley/schemas/mining/tuning.ts";
import { replayVein, type VeinInputs } from "@diamond-valley/schemas/mining/vein.ts";
import { seededRandom } from "@diamond-valley/schemas/random.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import { pino } from "pino";
import { Problem } from "../../../http/problem.ts";
import { createExpedition } from "../../../mining/expedition.ts";
import { createVeins } from "../../../mining/veins.ts";
import { createWork, type Worker } from "../../../mining/work.ts";
import { MAPS } from "../../../rooms/maps.ts";
import { virtualPlay } from "../virtual-play.ts";
import { type Contest, type Outcome, timed, wordsOf } from "./contender.ts";

/** As the room gives its decisions to a world. */
const ORDER_LEAD = 2;
/** A minute of an expedition, ticks: who has not fallen by then has won. */
const LASTS = 1_200;
const map = MAPS.mine;

/** One minute in the mine at all depths, with the veins and the work of the room. */
export async function mineOre({ seed, line, liar = {} }: Contest): Promise<Outcome> {
  const random = seededRandom(seed);
  const state = new MiningState();
  const veins = createVeins(state.veins, map.veins.length, MINING.rest);
  let value = 0;
  const payout = {
    open: async () => 40,
    async pay(_: string, inputs: VeinInputs) {
      const result = replayVein(Math.imul(seed, 7_919), inputs);
      value += result.items.length + result.experience / 10;
      return { attempt: "vein", ...result };
    },
  };
  const work = createWork({ map, veins, payout, log: pino({ level: "silent" }) });
  const setup = miningSetup(STATS, 1, false, map.spawns.get("start")!);
  let miner: (() => Move) | undefined;
  /** Requests for veins that were not answered yet, and what goes on at the server. */
  let open = 0;
  let working: Promise<void>[] = [];
  const play = virtualPlay({
    ...{ rules: RULES, setup, line, luck: seed, words: wordsOf(seed), freezes: false, lie: liar.lie },
    stepped: () => work.watch(worker),
    input({ world }) {
      miner ??= createMiner(
        world,
        timed(SKILLS.steady, liar.lent),
        random,
        restOf,
        COLOURS[seed % COLOURS.length]!,
      );
      // Whoever has asked for a vein waits for it.
      if (open > 0) return packInput({ ...IDLE, attack: liar.reaches === true });
      const { input, claims } = miner();
      if (claims) askAs(claims);
      else if (liar.reaches && world.own[OWN.vein] === 0 && random() < 0.1) askFor(farVein());
      return packInput({ ...IDLE, ...input });
    },
  });
  const { session, runner } = play;
  const attempt = { attempt: "a", rules: RULES.version, setup, session };
  const worker: Worker = {
    ...{ expedition: createExpedition(attempt, 1), account: "miner", session: "miner" },
    burst: () => {},
    lost: () => {},
  };

  function restOf({ number }: Vein): number {
    const { taken, rest } = state.veins.at(number - 1)!;
    return taken ? Number.POSITIVE_INFINITY : rest * 20;
  }
  const farVein = () => 1 + Math.floor(random() * map.veins.length);

  function askAs(vein: number): void {
    const beside = 1 + (vein % map.veins.length);
    for (const wanted of liar.doubles ? [vein, vein, beside, vein] : [vein]) askFor(wanted);
    if (!liar.orders) return;
    // A room that would give the vein before anybody asked.
    const order = { tick: runner.world.clock.tick[0]!, code: MINING_ORDERS.give, value: vein };
    runner.receive({ tick: 0, time: 0, first: 0, words: [], sum: null, snapshot: null, orders: [order] });
  }

  function askFor(vein: number): void {
    open += 1;
    const answered = () => play.down(() => (open -= 1));
    play.up(() => {
      const given = work.ask(worker, vein).then(
        () => session.order(MINING_ORDERS.give, vein, ORDER_LEAD),
        (error: unknown) => {
          if (!(error instanceof Problem)) throw error;
        },
      );
      working.push(given.then(answered));
    });
  }

  const { clock } = session.world;
  while (clock.outcome[0] === OUTCOMES.running && clock.tick[0]! < LASTS) {
    play.pass();
    veins.advance();
    if (working.length === 0) continue;
    await Promise.all(working);
    working = [];
  }
  await worker.expedition.end();
  await worker.expedition.result;
  const won = clock.outcome[0] !== OUTCOMES.lost;
  return { won, value, forced: session.forced, differences: runner.differences };
}
