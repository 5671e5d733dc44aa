import { IDLE, packInput } from "@diamond-valley/schemas/arena/input.ts";
import { STATS } from "@diamond-valley/schemas/arena/play-ticks.fixture.ts";
import { createBot, SKILLS } from "@diamond-valley/schemas/hunting/bots.fixture.ts";
import { isWithin, packSlime } from "@diamond-valley/schemas/hunting/fight.ts";
import { packHerb } from "@diamond-valley/schemas/hunting/herb-drops.ts";
import { herbColour, replayFight } from "@diamond-valley/schemas/hunting/herbs.ts";
import { HuntingState } from "@diamond-valley/schemas/hunting/hunting.ts";
import { ENDS, herbsOf, OWN } from "@diamond-valley/schemas/hunting/own.ts";
import { beside, RULES } from "@diamond-valley/schemas/hunting/play.fixture.ts";
import { HUNTING_ORDERS } from "@diamond-valley/schemas/hunting/rules.ts";
import { huntingSetup } from "@diamond-valley/schemas/hunting/setup.ts";
import { HUNTING } from "@diamond-valley/schemas/hunting/tuning.ts";
import { seededRandom } from "@diamond-valley/schemas/random.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import { Problem } from "../../../http/problem.ts";
import { createSlimes, type GivenSlime } from "../../../hunting/slimes.ts";
import { MAPS, POSITION_TOLERANCE } from "../../../rooms/maps.ts";
import { virtualPlay } from "../virtual-play.ts";
import { type Contest, type Outcome, timed, wordsOf } from "./contender.ts";

/** As the room gives its decisions to a world. */
const ORDER_LEAD = 2;
/** Longest hunt, ticks: whoever got no slime by then goes home. */
const LONGEST = 1_500;
const ME = "hunter";

/** One fight with a slime of the forest, from asking for it. */
export function huntSlime({ seed, line, liar = {} }: Contest): Outcome {
  const random = seededRandom(seed);
  const { clearings } = MAPS.forest;
  const slimes = createSlimes(new HuntingState().slimes, clearings, seed, HUNTING.rest);
  let fight: GivenSlime | undefined;
  let told = 0;
  let bot: (() => object) | undefined;
  // Whoever reaches far begins where no slime can be asked for.
  const at = liar.reaches ? beside(0, HUNTING.approach + POSITION_TOLERANCE + 30) : beside(0, 70);
  const play = virtualPlay({
    rules: RULES,
    setup: huntingSetup(STATS, 1, false, at),
    ...{ line, luck: seed, words: wordsOf(seed), freezes: false, lie: liar.lie },
    stepped: tellColours,
    input({ world }) {
      const skill = timed(SKILLS.steady, liar.lent);
      bot ??= createBot(world, skill, random, false);
      const move = bot();
      return packInput({ ...IDLE, ...move, ...(liar.reaches ? { attack: true } : {}) });
    },
  });
  const { session, runner } = play;

  /** As the room does: one slime at a time, from near it. */
  function ask(number: number): void {
    const clearing = clearings[number - 1]!;
    if (fight || !isWithin(session.world, clearing, HUNTING.approach + POSITION_TOLERANCE)) return;
    try {
      fight = slimes.take(number, ME);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return;
    }
    session.order(HUNTING_ORDERS.fight, packSlime(number, fight.king), ORDER_LEAD);
  }

  function tellColours(): void {
    while (fight && told < session.world.own[OWN.popped]!) {
      told += 1;
      const colour = COLOURS.indexOf(herbColour(seed, fight.colour, told)) + 1;
      session.order(HUNTING_ORDERS.herb, packHerb({ number: told, colour }), ORDER_LEAD);
    }
  }

  for (const number of liar.doubles ? [1, 1, 2, 1] : [1]) play.up(() => ask(number));
  if (liar.orders) runner.receive(forgedFight());
  for (let tick = 0; tick < LONGEST && session.world.own[OWN.ended] === 0; tick += 1) play.pass();
  return outcomeOf();

  function outcomeOf(): Outcome {
    const { own } = session.world;
    const herbs = own[OWN.end] === ENDS.fallen ? [] : herbsOf(session.world);
    const won = own[OWN.end] === ENDS.won;
    const counts = { forced: session.forced, differences: runner.differences };
    if (!fight || herbs.length === 0) return { won, value: 0, ...counts };
    const { colour, king } = fight;
    const inputs = { rules: HUNTING.rules, colour, king, won, free: 40, herbs };
    const { items, experience } = replayFight(seed, inputs);
    return { won, value: items.length + experience / 10, ...counts };
  }
}

/** What a room would say that gives a king at once. */
const forgedFight = () => ({
  ...{ tick: 0, time: 0, first: 0, words: [], sum: null, snapshot: null },
  orders: [{ tick: 1, code: HUNTING_ORDERS.fight, value: packSlime(1, true) }],
});
