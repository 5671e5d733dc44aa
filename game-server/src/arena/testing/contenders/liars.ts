import { packInput, unpackInput } from "@diamond-valley/schemas/arena/input.ts";
import type { ToldSpan } from "@diamond-valley/schemas/arena/messages.ts";
import { countTaken } from "@diamond-valley/schemas/arena/table.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { LAG_MAX } from "../../session.ts";
import type { Lie } from "../virtual-play.ts";
import type { Liar } from "./contender.ts";

/** Ticks by which somebody plays ahead of time, and behind it. */
const AHEAD = 30;
const BEHIND = 30;
/** The line's own delay and the server's bound leave so much for somebody who plays slowly on purpose, ticks. */
const SLACK = LAG_MAX - 8;

/** Slowness by no more than an uneven line has, and all that a quick eye needs, ticks. */
const UNEVEN = 5;

/** Tells each tick in a span of its own. */
const one = ({ at, input, ticks }: ToldSpan): ToldSpan[] =>
  Array.from({ length: ticks }, (_, later) => ({ at: at + later, input, ticks: 1 }));

const isThreatened = ({ hazards, shots }: World): boolean => countTaken(hazards) > 0 || countTaken(shots) > 0;

/** A page whose clock goes half as fast while something threatens, and then twice as fast until it has caught up. */
function slowUnderThreat(slack: number): Required<Pick<Liar, "lent"> & Pick<Lie, "clock">> {
  let own = 0;
  let last = 0;
  return {
    lent: () => own + slack - last,
    clock(tick, { world }) {
      own += (tick - last) * (isThreatened(world) ? 0.5 : 2);
      own = Math.min(tick, Math.max(own, tick - slack));
      last = tick;
      return own;
    },
  };
}

/**
 * The lies that are held against an honest twin, each made anew for each contest. Slow ones have as much more time to
 * react as their world is slower: that is what they are told for.
 */
export const LIARS = {
  "speed: its clock goes 1.5 times as fast": () => ({ lie: { clock: (tick: number) => tick * 1.5 } }),
  "ahead: tells 1.5 s before their time": () => ({ lie: { clock: (tick: number) => tick + AHEAD } }),
  "lagging: always 1.5 s behind": () => ({ lie: { clock: (tick: number) => tick - BEHIND } }),
  "slow motion: half of the time": () => ({
    lie: { clock: (tick: number) => tick / 2 },
    lent: () => Number.POSITIVE_INFINITY,
  }),
  "slow motion only where something threatens": () => {
    const { lent, clock } = slowUnderThreat(SLACK);
    return { lent, lie: { clock } };
  },
  "the same, by a quarter of a second at most": () => {
    const { lent, clock } = slowUnderThreat(UNEVEN);
    return { lent, lie: { clock, tell: one } };
  },
  "ahead of time, and slow where something threatens, but never late": () => {
    const { lent, clock } = slowUnderThreat(AHEAD);
    return { lent, lie: { clock: (tick, runner) => clock(tick + AHEAD, runner), tell: one } };
  },
  "reach: asks and strikes from afar": () => ({ reaches: true }),
  "retold: a second story of each span": () => ({
    lie: {
      tell: (span) => [
        span,
        { ...span, input: packInput({ ...unpackInput(span.input), attack: true }) },
        { ...span, at: Math.max(0, span.at - 5) },
      ],
    },
  }),
  "forged world: full health, and a golem that is nearly beaten": () => ({
    lie: {
      forge({ world }) {
        world.player.hp[0] = world.player.hpMax[0]!;
        if (world.mobs.hp[0]! > 5) world.mobs.hp[0] = 5;
      },
    },
  }),
  "forged orders: gives itself veins and slimes": () => ({ orders: true }),
  "double: asks for each vein and slime three times": () => ({ doubles: true }),
} as const satisfies Record<string, () => Liar>;
export type LiarName = keyof typeof LIARS;
export const LIAR_NAMES = Object.keys(LIARS) as LiarName[];
