import { PX } from "@diamond-valley/schemas/arena/units.ts";
import type { Wrap } from "../../../core/arena/wrap.ts";
import type { Batch } from "./batch.ts";
import { DIGIT_STEP, type DigitStyle, digitFrame } from "./digits.ts";

/** At most so many of each are seen at once. */
const MOST_BITS = 220;
const MOST_NUMBERS = 36;
/** Bits of mobs that fell in one frame (play.md 10: at most 40). */
const A_FRAME = 40;
/** How long a number is seen, ms, and how far it rises, px. */
const NUMBER_TIME = 620;
const RISE = 34;

interface Bit {
  readonly frame: string;
  /** Units; it flies from there, px and px/s. */
  readonly x: number;
  readonly y: number;
  readonly speedX: number;
  readonly speedY: number;
  readonly fall: number;
  readonly spin: number;
  readonly life: number;
  readonly from: number;
  readonly to: number;
  age: number;
}

interface Hit {
  readonly x: number;
  readonly y: number;
  readonly digits: readonly number[];
  readonly style: DigitStyle;
  age: number;
}

/** How something flies: px/s, turns, ms, and how large it is at first and last. */
export interface Flight {
  readonly speedX?: number;
  readonly speedY?: number;
  readonly fall?: number;
  readonly spin?: number;
  readonly life?: number;
  readonly from?: number;
  readonly to?: number;
}

/** What flies about for a moment: splinters, coins, numbers. All of it is drawn into a batch; none of it counts. */
export interface Sparks {
  fly(frame: string, x: number, y: number, flight: Flight): void;
  /** A mob fell at (x, y), units: four splinters; still: one that fades where it was. */
  burst(x: number, y: number): void;
  /** Damage at (x, y), units. */
  number(x: number, y: number, value: number, style: DigitStyle): void;
  draw(batch: Batch, wrap: Wrap, delta: number): void;
  clear(): void;
}

export function createSparks(still: boolean): Sparks {
  let bits: Bit[] = [];
  let numbers: Hit[] = [];
  let fallen = 0;
  let seed = 0;
  /** Rough and even: what splinters do decides nothing. */
  const loose = (): number => {
    seed = (seed * 16_807 + 11) % 2_147_483_647;
    return seed / 2_147_483_647;
  };

  const sparks: Sparks = {
    fly(frame, x, y, { speedX = 0, speedY = 0, fall = 0, spin = 0, life = 400, from = 1, to = 0.3 }) {
      if (bits.length >= MOST_BITS) return;
      bits.push({ frame, x, y, speedX, speedY, fall, spin, life, from, to, age: 0 });
    },
    burst(x, y) {
      fallen += 4;
      if (fallen > A_FRAME) return;
      if (still) return sparks.fly("bit-1", x, y, { life: 260, from: 1.6, to: 1.6 });
      for (let index = 0; index < 4; index += 1)
        sparks.fly(`bit-${index}`, x, y - 14 * PX, {
          speedX: (loose() - 0.5) * 300,
          speedY: -60 - loose() * 170,
          fall: 620,
          spin: (loose() - 0.5) * 14,
          life: 320 + loose() * 160,
          from: 1.1,
          to: 0.5,
        });
    },
    number(x, y, value, style) {
      if (numbers.length >= MOST_NUMBERS) numbers.shift();
      numbers.push({
        x: x + (loose() - 0.5) * 20 * PX,
        y,
        digits: [...String(value)].map(Number),
        style,
        age: 0,
      });
    },
    draw(batch, wrap, delta) {
      fallen = 0;
      bits = bits.filter((bit) => {
        bit.age += delta;
        return bit.age < bit.life;
      });
      numbers = numbers.filter((number) => {
        number.age += delta;
        return number.age < NUMBER_TIME;
      });
      for (const { frame, x, y, speedX, speedY, fall, spin, life, from, to, age } of bits) {
        const t = age / 1_000;
        const run = age / life;
        batch.add(
          frame,
          wrap.x(x) + speedX * t,
          wrap.y(y) + speedY * t + (fall * t * t) / 2,
          from + (to - from) * run,
          from + (to - from) * run,
          spin * t,
          Math.min(1, 2 * (1 - run)),
        );
      }
      for (const { x, y, digits, style, age } of numbers) {
        const run = age / NUMBER_TIME;
        const size = style === "strong" ? 1.15 : 0.86;
        const pop = still ? size : size * (run < 0.15 ? 0.7 + run * 3 : 1.15 - 0.15 * run);
        const left = wrap.x(x) - (digits.length * DIGIT_STEP * pop) / 2;
        const top = wrap.y(y) - 46 - (still ? 0 : RISE * Math.sqrt(run));
        for (const [index, digit] of digits.entries())
          batch.add(
            digitFrame(style, digit),
            left + index * DIGIT_STEP * pop,
            top,
            pop,
            pop,
            0,
            Math.min(1, 2.5 * (1 - run)),
          );
      }
    },
    clear() {
      bits = [];
      numbers = [];
    },
  };
  return sparks;
}
