import type { Clock } from "@diamond-valley/schemas/clock.ts";
import { LATENCY_CAP, PRESS_ALLOWANCE } from "@diamond-valley/schemas/fishing/arrow.ts";
import {
  decideFishing,
  type FishingPlan,
  type FishingSetup,
  planFishing,
} from "@diamond-valley/schemas/fishing/attempt.ts";
import {
  type Angler,
  type Bite,
  type CastAnswer,
  FISHING_PHASES,
  type PressAnswer,
} from "@diamond-valley/schemas/fishing/fishing.ts";
import { FISHING } from "@diamond-valley/schemas/fishing/tuning.ts";
import type { GameMap } from "@diamond-valley/schemas/maps/map.ts";
import { drawSeeds, type Seeds } from "@diamond-valley/schemas/random.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import { Problem } from "../http/problem.ts";
import type { Purse } from "./purse.ts";
import { facingWater, freeSpot } from "./spots.ts";

/** An angler in the room, as angling needs to know it. */
export interface AnglerSeat {
  account: string;
  session: string;
  walker: Angler;
  /** Inputs of walking that the room has received: what was sent before the cast doesn't end it. */
  received: number;
}

export interface AnglingParts {
  map: GameMap;
  clock: Clock;
  /** Divides waiting times, for tests. */
  tempo: number;
  purse: Purse;
  /** A fresh unpredictable 32-bit number: each attempt takes two. */
  seed(): number;
  id(): string;
  /** Sends the bite to the angler alone; answers its measured round trip from then on, ms. */
  bite(session: string, bite: Bite): void;
  latency(session: string): number;
}

/** A line in the water, from the cast until its end is no longer shown. */
interface Line {
  seat: AnglerSeat;
  spot: number;
  attempt: string;
  seeds: Seeds;
  /** Undefined until the wallet has answered. */
  drawn: { setup: FishingSetup; plan: FishingPlan } | undefined;
  stage: "asking" | "casting" | "waiting" | "bite" | "settling" | "shown";
  /** When the stage ends, ms on the clock. */
  due: number;
  /** When the bite was sent, ms on the clock. */
  bitten: number;
}

const NEVER = Number.POSITIVE_INFINITY;

/** The lines of one lake (spec 2 §4): cast, wait, bite, press; each attempt ends once. */
export interface Angling {
  cast(seat: AnglerSeat, calm: boolean): Promise<CastAnswer>;
  press(session: string, attempt: string, claimed: number): Promise<PressAnswer>;
  /** Ends the attempt without a catch. Throws `not-now` where there is none. */
  reelIn(session: string): void;
  /** The angler walked by an input after `sent` others, or is gone: the attempt ends, if there is one. */
  walked(session: string, sent: number): void;
  gone(session: string): void;
  /** Lets time pass. */
  advance(): void;
}

/** The lines of one lake, with its map, clock, tempo and purse. Nobody has cast yet. */
export function createAngling(parts: AnglingParts): Angling {
  const { map, clock, tempo, purse } = parts;
  const lines = new Map<string, Line>();

  function enter(line: Line, stage: Line["stage"], phase: number, lasts: number): void {
    line.stage = stage;
    line.due = clock.now() + lasts;
    line.seat.walker.phase = phase;
  }

  function end(line: Line): void {
    lines.delete(line.seat.session);
    Object.assign(line.seat.walker, { phase: FISHING_PHASES.idle, spot: 0, catch: 0 });
  }

  function show(line: Line, phase: number, caught: number): void {
    if (lines.get(line.seat.session) !== line) return;
    line.seat.walker.catch = caught;
    enter(line, "shown", phase, FISHING.showCatch / tempo);
  }

  function lineAt(session: string, stage: Line["stage"], attempt: string): Line {
    const line = lines.get(session);
    if (line?.stage !== stage || line.attempt !== attempt) throw new Problem("not-now");
    return line;
  }

  const steps: Partial<Record<Line["stage"], (line: Line) => void>> = {
    casting: (line) => enter(line, "waiting", FISHING_PHASES.waiting, (line.drawn?.plan.wait ?? 0) / tempo),
    waiting(line) {
      const { arrow } = line.drawn!.plan;
      line.bitten = clock.now();
      parts.bite(line.seat.session, { attempt: line.attempt, arrow });
      // A press within the window may still be on its way when the window is over here.
      enter(line, "bite", FISHING_PHASES.bite, arrow.window + LATENCY_CAP + PRESS_ALLOWANCE);
    },
    bite: (line) => show(line, FISHING_PHASES.missed, 0),
    shown: end,
  };

  return {
    async cast(seat, calm) {
      const before = lines.get(seat.session);
      if (before && before.stage !== "shown") throw new Problem("not-now");
      if (before) end(before);
      const taken = new Set([...lines.values()].map((line) => line.spot));
      const spot = freeSpot(map, seat.walker, taken);
      const line: Line = {
        seat,
        spot: spot.number,
        attempt: parts.id(),
        seeds: drawSeeds(parts.seed),
        drawn: undefined,
        stage: "asking",
        due: NEVER,
        bitten: 0,
      };
      // The spot is taken before the wallet is asked, so that nobody else takes it meanwhile.
      lines.set(seat.session, line);
      const { mastery, free } = await purse.open(seat.account).catch((error: unknown) => {
        if (lines.get(seat.session) === line) end(line);
        throw error;
      });
      if (lines.get(seat.session) !== line) throw new Problem("not-now");
      const setup = { rules: FISHING.rules, spot: line.spot, calm, mastery, free };
      line.drawn = { setup, plan: planFishing(line.seeds.shown, setup) };
      Object.assign(seat.walker, { spot: line.spot, catch: 0, facing: facingWater(spot, seat.walker) });
      enter(line, "casting", FISHING_PHASES.casting, FISHING.castTime / tempo);
      return { attempt: line.attempt, spot: line.spot };
    },

    async press(session, attempt, claimed) {
      const served = clock.now();
      const line = lineAt(session, "bite", attempt);
      const press = { claimed, served: served - line.bitten, latency: parts.latency(session) };
      const inputs = { ...line.drawn!.setup, press };
      const result = decideFishing(line.seeds, inputs);
      if (result.outcome === "miss") {
        show(line, FISHING_PHASES.missed, 0);
      } else {
        enter(line, "settling", FISHING_PHASES.bite, NEVER);
        await purse.pay(line.seat.account, attempt, line.seeds, inputs, result).catch((error: unknown) => {
          show(line, FISHING_PHASES.missed, 0);
          throw error;
        });
        show(line, FISHING_PHASES.caught, catchShown(result.items));
      }
      return { attempt, outcome: result.outcome, position: result.position, items: result.items };
    },

    reelIn(session) {
      const line = lines.get(session);
      if (!line || line.stage === "settling") throw new Problem("not-now");
      end(line);
    },

    walked(session, sent) {
      const line = lines.get(session);
      if (line && line.stage !== "settling" && sent > line.seat.received) end(line);
    },

    gone(session) {
      const line = lines.get(session);
      if (line) end(line);
    },

    advance() {
      const now = clock.now();
      for (const line of [...lines.values()]) if (now >= line.due) steps[line.stage]?.(line);
    },
  };
}

/** What others see come up: the colour's place in the list plus one, or five for a failed item. */
function catchShown(items: PressAnswer["items"]): number {
  const [item] = items;
  if (!item) return 0;
  return item === "failed" ? COLOURS.length + 1 : COLOURS.indexOf(item) + 1;
}
