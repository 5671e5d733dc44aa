import type { FishingInputs } from "@diamond-valley/schemas/fishing/attempt.ts";
import { Angler, type Bite } from "@diamond-valley/schemas/fishing/fishing.ts";
import { arrowAt, outcomeAt } from "@diamond-valley/schemas/fishing/press.ts";
import { FISHING } from "@diamond-valley/schemas/fishing/tuning.ts";
import type { Seeds } from "@diamond-valley/schemas/random.ts";
import { NOTHING } from "@diamond-valley/schemas/wallet/holdings.ts";
import { walletView } from "@diamond-valley/schemas/wallet/view.ts";
import { Problem } from "../../http/problem.ts";
import type { Ping } from "../../rooms/latency.ts";
import { MAPS } from "../../rooms/maps.ts";
import { type Angling, createAngling } from "../angling.ts";
import type { AnglerSeat, Payout } from "../fishing-attempt.ts";

export const NEVER = Number.POSITIVE_INFINITY;
/** From `third` no other spot is in reach. */
export const [first, second, third] = MAPS.lake.spots;
export const LONGEST = FISHING.castTime + FISHING.wait[1] * FISHING.calm.wait;

/** A lake with time in hand; payments are kept in a list, since what becomes of them is the wallet's matter. */
export interface Lake {
  angling: Angling;
  seats: AnglerSeat[];
  bites: Map<string, Bite>;
  paid: { attempt: string; seeds: Seeds; inputs: FishingInputs }[];
  /** Round trip of the anglers' connections, ms; and by how much more their next pings are late. */
  latency: number;
  late: number;
  /** Pings that were sent, oldest first. */
  pings: Ping[];
  mastery: number;
  free: number;
  guided: boolean;
  refuse: Problem | undefined;
  /** Casts, waits, and presses at the moment for `outcome` as a player with the lake's latency sees it. */
  fish(seat: AnglerSeat, outcome: string): ReturnType<Angling["press"]>;
  /** Lets `ms` pass in steps of the room. */
  pass(ms: number): void;
  /** Lets time pass until the attempt's fish bites. */
  bite(attempt: string): Bite;
}

export function createLake(): Lake {
  let now = 1_000;
  let made = 0;
  const bites = new Map<string, Bite>();
  const paid: Lake["paid"] = [];
  const payout: Payout = {
    async open() {
      if (lake.free <= 0) throw new Problem("bag-full");
      return { mastery: lake.mastery, free: lake.free, guided: lake.guided };
    },
    async commit({ attempt, seed, inputs }) {
      if (lake.refuse) throw lake.refuse;
      paid.push({ attempt, seeds: seed as Seeds, inputs: inputs as FishingInputs });
      const wallet = walletView(NOTHING, now);
      const update = { wallet, levelUp: null, milestoneDiamonds: 0 };
      return { update, repeated: false, entry: null };
    },
  };
  const pings: Ping[] = [];
  const due = new Map<Ping, number>();
  const ping = () => {
    const sent: Ping = { sent: now, roundTrip: undefined };
    pings.push(sent);
    due.set(sent, lake.latency + lake.late);
    return sent;
  };
  const answer = () => {
    for (const [sent, takes] of due) if (takes !== NEVER && sent.sent + takes <= now) sent.roundTrip = takes;
  };
  const heard = () => {
    answer();
    return pings.filter(({ roundTrip }) => roundTrip !== undefined);
  };
  const connection = {
    get least() {
      return Math.min(...heard().map(({ roundTrip }) => roundTrip!));
    },
    get answered() {
      return heard().at(-1)?.sent;
    },
  };
  const seat = (session: string, at: { x: number; y: number }): AnglerSeat => ({
    account: `account of ${session}`,
    session,
    walker: Object.assign(new Angler(), { x: at.x, y: at.y, phase: 0, spot: 0, catch: 0 }),
    received: 0,
  });
  const angling = createAngling({
    map: MAPS.lake,
    clock: { now: () => now },
    tempo: 1,
    payout,
    seed: () => ++made * 7_919,
    id: () => `attempt${++made}`,
    bite(_, bite) {
      bites.set(bite.attempt, bite);
      return { ping: ping(), connection };
    },
    ping,
  });
  const lake: Lake = {
    angling,
    bites,
    paid,
    seats: [seat("a", first!), seat("b", first!), seat("c", second!), seat("far", { x: 1_460, y: 226 })],
    latency: 0,
    late: 0,
    pings,
    mastery: 1,
    free: 40,
    guided: false,
    refuse: undefined,
    pass(ms) {
      for (const end = now + ms; now < end; ) {
        now = Math.min(end, now + 10);
        angling.advance();
        answer();
      }
    },
    async fish(seat, outcome) {
      const { attempt } = await angling.cast(seat, false);
      const moment = momentFor(lake.bite(attempt), outcome);
      lake.pass(moment + lake.latency);
      return angling.press({ sessionId: seat.session }, { attempt, elapsed: moment });
    },
    bite(attempt) {
      for (let waited = 0; waited <= LONGEST && !bites.has(attempt); waited += 10) lake.pass(10);
      return bites.get(attempt)!;
    },
  };
  return lake;
}

/** The code of the refusal. */
export const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "nothing was refused",
    (error: Problem) => error.code,
  );

/** The first moment (ms after the bite) at which a press has this outcome. */
export function momentFor({ arrow }: Bite, outcome: string): number {
  for (let elapsed = 0; elapsed <= arrow.window; elapsed += 1)
    if (outcomeAt(arrow, arrowAt(arrow, elapsed)) === outcome) return elapsed;
  throw new Error(`no ${outcome}`);
}
