import type { Random } from "../../random.ts";
import type { WeighPuzzle } from "./forms.ts";
import type { Draw, Judgement, SteppedKind } from "./kind.ts";

/** Which pan rises, as the light gem lies in it; `even` where it lies in none. */
export const TILTS = ["left", "right", "even"] as const;
export type Tilt = (typeof TILTS)[number];

export interface Weighing {
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly rises: Tilt;
}

export type WeighView = WeighPuzzle & {
  /** What was weighed in this try. */
  readonly done: readonly Weighing[];
};

/** Where a gem lies in a weighing. */
const sideOf = (gem: number, { left, right }: Pick<Weighing, "left" | "right">): Tilt =>
  left.includes(gem) ? "left" : right.includes(gem) ? "right" : "even";

/** The gems that may be the light one, after what was weighed. */
export function suspectsOf({ gems }: Pick<WeighPuzzle, "gems">, done: readonly Weighing[]): number[] {
  return Array.from({ length: gems }, (_, index) => index + 1).filter((gem) =>
    done.every((weighing) => sideOf(gem, weighing) === weighing.rises),
  );
}

/**
 * How the scales answer: as unluckily as they can while some gem may still be the light one. So luck never finds it, nobody is told
 * anything by the answer but what it says, and whoever proves it always succeeds. Chance decides between answers that are as unlucky.
 */
export function tiltOf(
  suspects: readonly number[],
  pans: Pick<Weighing, "left" | "right">,
  chance: number,
): Tilt {
  const counted = TILTS.map((tilt) => ({
    tilt,
    count: suspects.filter((gem) => sideOf(gem, pans) === tilt).length,
  }));
  const most = Math.max(...counted.map(({ count }) => count));
  const worst = counted.filter(({ count }) => count === most);
  return worst[Math.floor(chance * worst.length)]!.tilt;
}

/** `weigh:1,2,3/4,5,6`: what lies in the left and the right pan. */
const WEIGH = /^weigh:([1-9](?:,[1-9])*)\/([1-9](?:,[1-9])*)$/;
/** `light:4`: the gem that is light. */
const LIGHT = /^light:([1-9])$/;

const read = (list: string): number[] => list.split(",").map(Number).sort();

/** What an answer lays on the pans: as many gems on each, each gem once; else null. */
function pansOf({ gems }: WeighPuzzle, answer: string): Pick<Weighing, "left" | "right"> | null {
  const [, left, right] = WEIGH.exec(answer) ?? [];
  if (left === undefined || right === undefined) return null;
  const pans = { left: read(left), right: read(right) };
  const all = [...pans.left, ...pans.right];
  const isFair = pans.left.length === pans.right.length && new Set(all).size === all.length;
  return isFair && all.every((gem) => gem <= gems) ? pans : null;
}

// A weighing is kept as a number: a digit in base 3 for each gem, 0 beside the scales, 1 on the left, 2 on the right.
const SIDES = ["even", "left", "right"] as const;

const packed = (gems: number, pans: Pick<Weighing, "left" | "right">): number =>
  Array.from({ length: gems }, (_, index) => SIDES.indexOf(sideOf(gems - index, pans))).reduce(
    (sum, side) => sum * 3 + side,
    0,
  );

function unpacked(gems: number, kept: number): Pick<Weighing, "left" | "right"> {
  const on = (side: number): number[] =>
    Array.from({ length: gems }, (_, index) => index + 1).filter(
      (gem) => Math.floor(kept / 3 ** (gem - 1)) % 3 === side,
    );
  return { left: on(1), right: on(2) };
}

const nameOf = (weighing: number): string => `weighing-${weighing}`;

/** A number for each weighing of each try, in their order. */
function chances(random: Random, from: number, count: number): number[] {
  return Array.from({ length: from + count }, () => random()).slice(from);
}

/** What was weighed in the try that goes on. */
function doneIn({ gems, weighings }: WeighPuzzle, draw: Draw): Weighing[] {
  const chance = chances(draw.random(), draw.recall("tries") * weighings, weighings);
  const done: Weighing[] = [];
  for (let index = 0; index < weighings; index += 1) {
    const kept = draw.recall(nameOf(index + 1));
    if (kept === 0) break;
    const pans = unpacked(gems, kept);
    done.push({ ...pans, rises: tiltOf(suspectsOf({ gems }, done), pans, chance[index]!) });
  }
  return done;
}

/** A weighing leads on; the gem that is named must be the only one left, else the next try begins with none weighed. */
function judge(puzzle: WeighPuzzle, answer: string, draw: Draw): Judgement | null {
  const done = doneIn(puzzle, draw);
  const [, light] = LIGHT.exec(answer) ?? [];
  if (light !== undefined) {
    const suspects = suspectsOf(puzzle, done);
    if (suspects.length === 1 && suspects[0] === Number(light)) return { solved: true };
    const cleared = Array.from({ length: puzzle.weighings }, (_, index) => [nameOf(index + 1), 0] as const);
    return { solved: false, keep: { ...Object.fromEntries(cleared), tries: draw.recall("tries") + 1 } };
  }
  const pans = pansOf(puzzle, answer);
  if (!pans || done.length >= puzzle.weighings) return null;
  return { keep: { [nameOf(done.length + 1)]: packed(puzzle.gems, pans) } };
}

/** The scales of the Diamond Lab. What was weighed is kept by the server, so that no try has a weighing more. */
export const WEIGH_KIND: SteppedKind<WeighPuzzle, WeighView> = {
  view: (puzzle, draw) => ({ ...puzzle, done: doneIn(puzzle, draw) }),
  judge,
};
