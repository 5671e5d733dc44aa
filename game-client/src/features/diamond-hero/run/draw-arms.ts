import { RAY_LENGTH, SLASH_REACH, THRUST_REACH } from "@diamond-valley/art-kit/drawings/hero/weapons.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { OWN } from "@diamond-valley/schemas/diamond-hero/own.ts";
import { RUN } from "@diamond-valley/schemas/diamond-hero/tuning.ts";
import type { HeroView, StrikeView } from "@diamond-valley/schemas/diamond-hero/view.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { Batch } from "./batch.ts";

const RADIANS = Math.PI / 128;
/** How long a stroke is seen, ticks. */
const SEEN = 4;
/** Strokes go out from the body rather than the feet, px. */
const WAIST = 22;
/** Width of the drawn thrust's lane, px. */
const LANE = 40;
/** Height of the drawn ray, px. */
const RAY = 36;

/** What the weapons do around the player at `at`, px, with `share` of the tick past. */
export function drawStrikes(
  world: World,
  { strikes }: HeroView,
  at: Point,
  share: number,
  batch: Batch,
  still: boolean,
): void {
  for (const strike of strikes) drawStrike(world, strike, at, strike.age + share, batch, still);
}

function drawStrike(
  world: World,
  strike: StrikeView,
  { x, y }: Point,
  age: number,
  batch: Batch,
  still: boolean,
): void {
  switch (strike.style) {
    case "arc": {
      if (age > SEEN) return;
      const run = age / SEEN;
      // It sweeps from one side to the other; still: it stands.
      const sweep = still ? 0 : (run - 0.5) * 0.5;
      const size = strike.reach / SLASH_REACH;
      batch.add("slash", x, y - WAIST / 2, size, size, strike.heading * RADIANS + sweep, 1 - run * run * 0.8);
      return;
    }
    case "lane": {
      if (age > SEEN) return;
      const run = age / SEEN;
      const reach = (strike.reach / THRUST_REACH) * (still ? 1 : 0.55 + 0.45 * Math.min(1, run * 2.4));
      for (let way = 0; way < strike.ways; way += 1)
        batch.add(
          "thrust",
          x,
          y - WAIST / 2,
          reach,
          strike.width / LANE,
          strike.heading * RADIANS + way * Math.PI,
          1 - run * run * 0.8,
        );
      return;
    }
    case "beam": {
      const turn = strike.heading * RADIANS;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const from = { x: x + cos * 26, y: y - WAIST + sin * 26 };
      const wide = (strike.width / RAY) * (still ? 1 : 0.9 + Math.sin(age * 1.7) * 0.12);
      batch.add("ray", from.x, from.y, (strike.reach - 26) / RAY_LENGTH, wide, turn, 0.92);
      batch.add("flare", from.x, from.y, 0.6, 0.6, still ? 0 : age * 0.2);
      batch.add(
        "flare",
        x + cos * strike.reach,
        y - WAIST + sin * strike.reach,
        0.75,
        0.75,
        still ? 0 : -age * 0.2,
      );
      return;
    }
    case "orbs": {
      // Between ticks they go on round; where they strike is where the rules have them.
      const turned = (world.own[OWN.time]! - 1 + share(age)) * (RUN.weapons[strike.family].turn ?? 0);
      const count = strike.orbs.length;
      const { reach } = RUN.weapons[strike.family].levels[0]!;
      for (let orb = 0; orb < count; orb += 1) {
        const turn = (turned + Math.floor((orb * 256) / count)) * RADIANS;
        batch.add("orb", x + Math.cos(turn) * reach, y + Math.sin(turn) * reach - WAIST / 2, 1.1);
      }
    }
  }
}

/** The share of the tick that is in an age. */
const share = (age: number): number => age - Math.floor(age);
