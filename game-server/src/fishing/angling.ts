import type { Clock } from "@diamond-valley/schemas/clock.ts";
import { catchOf, decideFishing, planFishing } from "@diamond-valley/schemas/fishing/attempt.ts";
import {
  type Bite,
  type CastAnswer,
  FISHING_PHASES,
  type PressAnswer,
  type PressMessage,
} from "@diamond-valley/schemas/fishing/fishing.ts";
import {
  ECHO_INTERVAL,
  LATENCY_CAP,
  PRESS_ALLOWANCE,
  pressOf,
} from "@diamond-valley/schemas/fishing/press.ts";
import { packCatch } from "@diamond-valley/schemas/fishing/shown-catch.ts";
import { FISHING } from "@diamond-valley/schemas/fishing/tuning.ts";
import type { GameMap } from "@diamond-valley/schemas/maps/map.ts";
import { drawSeeds } from "@diamond-valley/schemas/random.ts";
import { Problem } from "../http/problem.ts";
import type { Connection, Ping } from "../rooms/latency.ts";
import type { Tell } from "../wallet/store.ts";
import type { AnglerSeat, FishingAttempt, Payout } from "./fishing-attempt.ts";
import { facingWater, freeSpot } from "./spots.ts";

export interface AnglingParts {
  map: GameMap;
  clock: Clock;
  /** Divides waiting times, for tests. */
  tempo: number;
  payout: Payout;
  /** A fresh unpredictable 32-bit number: each attempt takes two. */
  seed(): number;
  id(): string;
  /** Sends the bite to the angler alone, and a ping right behind it on this connection. */
  bite(session: string, bite: Bite): { ping: Ping; connection: Readonly<Connection> };
  /** Sends an angler another ping. */
  ping(session: string): void;
}

const NEVER = Number.POSITIVE_INFINITY;
/** Pings go with the room's steps, which may come a little early: so much of the interval is enough. */
const ECHO_DUE = ECHO_INTERVAL * 0.75;

/** Who asks: a client of the room. */
interface Asking {
  readonly sessionId: string;
}

/** The attempts of one lake (spec 2 §4): cast, wait, bite, press; each attempt ends once. */
export interface Angling {
  /** Refused with `too-far`, `not-now`, `bag-full`, `unavailable`. */
  cast(seat: AnglerSeat, calm: boolean): Promise<CastAnswer>;
  /** `tell` is called with what a catch changed in the wallet. Refused with `not-now`, `bag-full`, `unavailable`. */
  press(by: Asking, message: PressMessage, tell?: Tell): Promise<PressAnswer>;
  /** Ends the attempt without a catch. Throws `not-now` where there is none. */
  reelIn(by: Asking): void;
  /** Whether the angler's line is out, or what it caught is being paid. */
  isOut(session: string): boolean;
  /** The angler walked by an input after `sent` others, or is gone: the attempt ends, if there is one. */
  walked(session: string, sent: number): void;
  gone(session: string): void;
  /** Lets time pass. */
  advance(): void;
}

/** The attempts of one lake. Nobody has cast yet. */
export function createAngling(parts: AnglingParts): Angling {
  const { map, clock, tempo, payout } = parts;
  const attempts = new Map<string, FishingAttempt>();

  function enter(
    current: FishingAttempt,
    stage: FishingAttempt["stage"],
    phase: number,
    lasts: number,
  ): void {
    current.stage = stage;
    current.due = clock.now() + lasts;
    current.seat.walker.phase = phase;
  }

  function end(current: FishingAttempt): void {
    attempts.delete(current.seat.session);
    Object.assign(current.seat.walker, { phase: FISHING_PHASES.idle, spot: 0, catch: 0 });
  }

  function show(current: FishingAttempt, phase: number, caught: number): void {
    if (attempts.get(current.seat.session) !== current) return;
    current.seat.walker.catch = caught;
    enter(current, "shown", phase, FISHING.showCatch / tempo);
  }

  function bite(current: FishingAttempt): void {
    const { id, seat, drawn } = current;
    const { setup, plan } = drawn!;
    const { arrow } = plan;
    const now = clock.now();
    current.bitten = {
      at: now,
      ...parts.bite(seat.session, { attempt: id, arrow, guided: setup.guided }),
      echoed: now,
    };
    // A press within the window may still be on its way when the window is over here.
    enter(current, "bite", FISHING_PHASES.bite, arrow.window + LATENCY_CAP + PRESS_ALLOWANCE);
  }

  function echo({ seat, bitten }: FishingAttempt): void {
    const now = clock.now();
    if (!bitten || now - bitten.echoed < ECHO_DUE) return;
    bitten.echoed = now;
    parts.ping(seat.session);
  }

  const whenDue: Partial<Record<FishingAttempt["stage"], (current: FishingAttempt) => void>> = {
    casting: (current) =>
      enter(current, "waiting", FISHING_PHASES.waiting, (current.drawn?.plan.wait ?? 0) / tempo),
    waiting: bite,
    bite: (current) => show(current, FISHING_PHASES.missed, 0),
    shown: end,
  };

  return {
    async cast(seat, calm) {
      const before = attempts.get(seat.session);
      if (before && before.stage !== "shown") throw new Problem("not-now");
      if (before) end(before);
      const taken = new Set([...attempts.values()].map(({ spot }) => spot));
      const spot = freeSpot(map, seat.walker, taken);
      const current: FishingAttempt = {
        id: parts.id(),
        seat,
        spot: spot.number,
        seeds: drawSeeds(parts.seed),
        drawn: undefined,
        stage: "asking",
        due: NEVER,
        bitten: undefined,
      };
      // The spot is taken before the wallet is asked, so that nobody else takes it meanwhile.
      attempts.set(seat.session, current);
      const { mastery, free, guided } = await payout.open(seat.account).catch((error: unknown) => {
        if (attempts.get(seat.session) === current) end(current);
        throw error;
      });
      if (attempts.get(seat.session) !== current) throw new Problem("not-now");
      const setup = { rules: FISHING.rules, spot: spot.number, calm, guided, mastery, free };
      current.drawn = { setup, plan: planFishing(current.seeds.shown, setup) };
      Object.assign(seat.walker, { spot: spot.number, catch: 0, facing: facingWater(spot, seat.walker) });
      enter(current, "casting", FISHING_PHASES.casting, FISHING.castTime / tempo);
      return { attempt: current.id, spot: spot.number, guided };
    },

    async press({ sessionId }, { attempt, elapsed }, tell) {
      const now = clock.now();
      const current = attempts.get(sessionId);
      if (current?.stage !== "bite" || current.id !== attempt) throw new Problem("not-now");
      const { at, ping, connection } = current.bitten!;
      const { least, answered } = connection;
      const echo = answered === undefined ? undefined : now - answered;
      const press = pressOf({ claimed: elapsed, served: now - at, least, bite: ping.roundTrip, echo });
      const inputs = { ...current.drawn!.setup, press };
      const result = decideFishing(current.seeds, inputs);
      if (result.outcome === "miss") {
        show(current, FISHING_PHASES.missed, 0);
      } else {
        enter(current, "paying", FISHING_PHASES.bite, NEVER);
        const { seat, seeds } = current;
        const operation = catchOf(attempt, result);
        const decided = { attempt, playerId: seat.account, game: "fishing", seed: seeds, inputs, operation };
        await payout.commit(decided, tell).catch((error: unknown) => {
          show(current, FISHING_PHASES.missed, 0);
          throw error;
        });
        show(current, FISHING_PHASES.caught, packCatch(result.items));
      }
      return { attempt, outcome: result.outcome, position: result.position, items: result.items };
    },

    reelIn({ sessionId }) {
      const current = attempts.get(sessionId);
      // What is being paid can't be let go any more.
      if (!current || current.stage === "paying") throw new Problem("not-now");
      end(current);
    },

    isOut(session) {
      const current = attempts.get(session);
      return current !== undefined && current.stage !== "shown";
    },

    walked(session, sent) {
      const current = attempts.get(session);
      if (current && current.stage !== "paying" && sent > current.seat.received) end(current);
    },

    gone(session) {
      const current = attempts.get(session);
      if (current) end(current);
    },

    advance() {
      const now = clock.now();
      for (const current of [...attempts.values()]) {
        if (now >= current.due) whenDue[current.stage]?.(current);
        else if (current.stage === "bite") echo(current);
      }
    },
  };
}
