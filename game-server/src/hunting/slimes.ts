import { hiddenWord } from "@diamond-valley/schemas/arena/entropy.ts";
import { type HuntingState, SLIME_POSES, SlimeState } from "@diamond-valley/schemas/hunting/hunting.ts";
import { HUNTING } from "@diamond-valley/schemas/hunting/tuning.ts";
import type { Clearing } from "@diamond-valley/schemas/maps/map.ts";
import { COLOURS, type Colour } from "@diamond-valley/schemas/wallet/colours.ts";
import { createClaims } from "../arena/claims.ts";
import { showChanged } from "../arena/shown.ts";

/** What the room knows of a slime that it gives to somebody. */
export interface GivenSlime {
  readonly number: number;
  readonly colour: Colour;
  readonly king: boolean;
}

/** What a hunter's world says of the slime that it fights. */
export interface SeenSlime {
  readonly x: number;
  readonly y: number;
  /** % of the full. */
  readonly health: number;
  /** One of SLIME_POSES. */
  readonly pose: number;
}

/** The slimes of one forest, which its hunters share: one in each clearing, and one hunter for each. */
export interface Slimes {
  /** Gives a slime to a session. Throws `monster-taken`, `monster-gone`. */
  take(number: number, session: string): GivenSlime;
  /** The session lets its slime go, which is as new again. */
  release(session: string): void;
  /** The session has beaten its slime: another one comes after a while. */
  beaten(session: string): void;
  /** Shows everybody what a fought slime does. */
  show(number: number, seen: SeenSlime): void;
  /** Lets a tick pass. */
  advance(): void;
}

/** A slime for each clearing, shown in `shown`. The room's seed decides their colours, and which ones are kings. */
export function createSlimes(
  shown: HuntingState["slimes"],
  clearings: readonly Clearing[],
  seed: number,
  rest: number,
): Slimes {
  let kingsAsked = 0;
  const owned = new Map<string, number>();
  const first = hiddenWord(seed, 0, COLOURS.length);

  /** A slime that nobody fights, in the middle of its clearing. */
  function settle(number: number): void {
    const { x, y } = clearings[number - 1]!;
    Object.assign(shown.at(number - 1)!, { x, y, health: 100, pose: SLIME_POSES.idle });
  }

  function comes(number: number): void {
    kingsAsked += 1;
    shown.at(number - 1)!.king = hiddenWord(seed, kingsAsked, HUNTING.king.oneIn) === 0;
    settle(number);
  }

  for (const { number } of clearings) {
    const colour = ((number + first) % COLOURS.length) + 1;
    shown.push(Object.assign(new SlimeState(), { colour, taken: false, rest: 0 }));
    comes(number);
  }
  const claims = createClaims(shown, { rest, taken: "monster-taken", resting: "monster-gone" });

  return {
    take(number, session) {
      claims.take(number, session);
      owned.set(session, number);
      const { king, colour } = shown.at(number - 1)!;
      return { number, king, colour: COLOURS[colour - 1]! };
    },
    release(session) {
      const number = owned.get(session);
      if (number === undefined) return;
      owned.delete(session);
      claims.release(number);
      settle(number);
    },
    beaten(session) {
      const number = owned.get(session);
      if (number === undefined) return;
      owned.delete(session);
      claims.rest(number);
      comes(number);
    },
    show: (number, seen) => showChanged<SlimeState>(shown.at(number - 1)!, seen),
    advance: () => claims.advance(),
  };
}
