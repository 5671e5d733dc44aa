import { MOB_STATES } from "@diamond-valley/schemas/arena/layout.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { MOB_NAMES, mobOf } from "@diamond-valley/schemas/diamond-hero/tuning.ts";
import type { Wrap } from "../../../core/arena/wrap.ts";
import type { Batch } from "./batch.ts";
import type { Crowd } from "./crowd.ts";

/** How long a mob that was hit is seen to be, ms. */
const HIT_TIME = 110;
/** How long one takes to come, ms. */
const COMING = 260;
/** Px around the view in which mobs are drawn. */
const MARGIN = 90;
/** From one of a mob's two steps to the next, ms; large ones stride. */
const STRIDE = 170;
const LARGE_STRIDE = 300;
/** How much larger than their pictures some are drawn. */
const SIZES: Readonly<Record<string, number>> = { golem: 0.66, elite: 0.94 };
/** How far a wisp floats up and down, px. */
const FLOAT = 4;

/** Where one mob is drawn. */
interface Placed {
  row: number;
  x: number;
  y: number;
}

/** What a camera sees, px. */
export interface Seen {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** All mobs of a run, those behind the player and those before it apart. */
export interface MobsDrawing {
  /** A mob was hit. */
  hit(row: number): void;
  /** Another mob took the row, or none. */
  step(world: World): void;
  draw(
    world: World,
    look: {
      readonly crowd: Crowd;
      readonly wrap: Wrap;
      readonly seen: Seen;
      readonly share: number;
      readonly at: { readonly y: number };
    },
    behind: Batch,
    before: Batch,
    delta: number,
  ): void;
}

const ELITE = mobOf("elite") + 1;

/** For at most `capacity` mobs. `still`: none hops, floats or swells. */
export function drawMobs(capacity: number, still: boolean): MobsDrawing {
  const kinds = new Int32Array(capacity);
  const hits = new Float64Array(capacity).fill(Number.NEGATIVE_INFINITY);
  const came = new Float64Array(capacity);
  const placed: Placed[] = Array.from({ length: capacity }, () => ({ row: 0, x: 0, y: 0 }));
  const order: Placed[] = [];
  let clock = 0;

  const drawOne = (world: World, { row, x, y }: Placed, batch: Batch): void => {
    const { mobs } = world;
    const kind = mobs.kind[row]!;
    const name = MOB_NAMES[kind - 1]!;
    const isLarge = kind >= ELITE;
    const state = mobs.state[row]!;
    const stride = isLarge ? LARGE_STRIDE : STRIDE;
    const beat = clock / stride + row * 0.37;
    const announces = state === MOB_STATES.telegraph;
    const step = announces ? 2 : still ? 0 : Math.floor(beat) & 1;
    const hurt = Math.max(0, 1 - (clock - hits[row]!) / HIT_TIME);
    const grown = still ? 1 : Math.min(1, (clock - came[row]!) / COMING);
    const breath = still ? 0 : Math.sin(beat * Math.PI) * (isLarge ? 0.02 : 0.05);
    const size = (SIZES[name] ?? 1) * (0.4 + 0.6 * grown);
    const lift = name === "wisp" && !still ? Math.sin(beat) * FLOAT : 0;
    // A hit squashes; still: it shrinks for as long.
    const dent = hurt * (isLarge ? 0.07 : 0.2);
    const across = size * (1 - breath + dent * (still ? -1 : 1));
    // Those on the right look to the left: to whom they run.
    const flip = name !== "golem" && mobs.heading[row]! > 64 && mobs.heading[row]! < 192 ? -1 : 1;
    batch.add(
      `${name}-${step}`,
      x,
      y + lift,
      across * flip,
      size * (1 + breath - dent),
      0,
      0.35 + 0.65 * grown,
      hurt > 0.55 && !still,
    );
  };

  return {
    hit(row) {
      hits[row] = clock;
    },
    step({ mobs }) {
      for (let row = 0; row < capacity; row += 1) {
        const kind = mobs.kind[row]!;
        if (kinds[row] === kind) continue;
        kinds[row] = kind;
        came[row] = clock;
        hits[row] = Number.NEGATIVE_INFINITY;
      }
    },
    draw(world, { crowd, wrap, seen, share, at }, behind, before, delta) {
      clock += delta;
      order.length = 0;
      const { kind } = world.mobs;
      for (let row = 0; row < capacity; row += 1) {
        if (kind[row] === 0) continue;
        const x = wrap.x(crowd.x(row, share));
        const y = wrap.y(crowd.y(row, share));
        if (
          x < seen.left - MARGIN ||
          x > seen.right + MARGIN ||
          y < seen.top - MARGIN ||
          y > seen.bottom + 2 * MARGIN
        )
          continue;
        const one = placed[row]!;
        one.row = row;
        one.x = x;
        one.y = y;
        order.push(one);
      }
      // Who is nearer covers who is behind.
      order.sort((a, b) => a.y - b.y);
      for (const one of order) drawOne(world, one, one.y < at.y ? behind : before);
    },
  };
}
