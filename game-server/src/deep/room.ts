import { evidenceOf } from "@diamond-valley/schemas/arena/evidence.ts";
import { toPx } from "@diamond-valley/schemas/arena/units.ts";
import {
  type BeginAnswer,
  DeepState,
  type EndAnswer,
  FLYER_POSES,
  Flyer,
} from "@diamond-valley/schemas/deep/deep.ts";
import { DEEP_MESSAGES, GEM, OVER } from "@diamond-valley/schemas/deep/messages.ts";
import { gemsIn, OWN } from "@diamond-valley/schemas/deep/own.ts";
import { resultOf } from "@diamond-valley/schemas/deep/result.ts";
import { DEEP_ORDERS, DEEP_RULES } from "@diamond-valley/schemas/deep/rules.ts";
import { DEEP } from "@diamond-valley/schemas/deep/tuning.ts";
import { distance } from "@diamond-valley/schemas/maps/points.ts";
import { type ArenaAttempt, ArenaRoom } from "../arena/arena-room.ts";
import { Problem } from "../http/problem.ts";
import type { CarriedAttempt } from "../rooms/carried.ts";
import { POSITION_TOLERANCE } from "../rooms/maps.ts";
import type { RoomOptions } from "../rooms/room-services.ts";
import { claimsOf, type SeatClient } from "../rooms/seat.ts";
import type { Tie } from "../rooms/send-on.ts";
import { withTimeout } from "../rooms/timeout.ts";
import { createPayout, type Payout } from "./payout.ts";
import { planOf } from "./plan.ts";
import { showHall } from "./shown.ts";

/** How long (ms) a flight that is taken along may take to be paid so far; another process waits for 3 s. */
const SETTLES_MAX = 2_000;

/** The last flight that was begun in the room. */
interface Flight {
  readonly attempt: string;
  readonly payout: Payout;
  /** Its diamonds that are paid or being paid, as bits. */
  told: number;
  /** As soon as it is over. */
  result: Promise<EndAnswer> | undefined;
}

/** What is remembered of a flight that goes on in another process. */
interface CarriedFlight {
  readonly told: number;
  readonly paid: readonly number[];
}

/** The hall of the Deep: one player alone walks about, and dodges what the eyes shoot until the door reopens (spec 2 §4). */
export class DeepRoom extends ArenaRoom<Flyer> {
  override state = Object.assign(new DeepState(), { flying: false, stage: 0, left: 0 });
  // Nobody else is here: the eyes wait for whoever lost the connection.
  protected override readonly freezes = true;
  #flight: Flight | undefined;
  /** The last flight was not survived, and nobody has walked since: the next one may begin wherever the player fell. */
  #mayRetry = false;
  #isBusy = false;

  override onCreate(options: RoomOptions): void {
    super.onCreate(options);
    const { begin, end } = DEEP_MESSAGES;
    this.command(begin, (client, { flight, calm = false }) => this.#begin(client, flight, calm));
    this.command(end, () => this.#end());
  }

  async #begin(client: SeatClient, flight: boolean, calm: boolean): Promise<BeginAnswer> {
    if (this.#isBusy || this.#isFlying()) throw new Problem("not-now");
    this.#isBusy = true;
    try {
      return await this.#beginWorld(client, flight, calm);
    } finally {
      this.#isBusy = false;
    }
  }

  async #beginWorld(client: SeatClient, flight: boolean, calm: boolean): Promise<BeginAnswer> {
    const { story, attempts, deps } = this.services;
    const { account } = claimsOf(client);
    // What the last flight brought is known before the next one begins.
    await this.#flight?.result;
    const situation = await story.situation(account);
    const flyer = this.state.players.get(client.sessionId);
    const at = this.positionOf(client);
    // The wallet's answer may take longer than the player stays.
    if (!flyer || !at) throw new Problem("not-now");
    const isNear = distance(at, DEEP.plate) <= DEEP.plate.reach + POSITION_TOLERANCE;
    if (flight && !isNear && !this.#mayRetry) throw new Problem("too-far");
    this.#mayRetry = false;
    const attempt = attempts.mint();
    if (flight) this.#flight = this.#newFlight(account, attempt);
    const setup = planOf({ flight, calm, at }, situation, deps.clock.now());
    const { session } = this.begin(client, DEEP_RULES, setup, attempt);
    showHall(session.world, this.state, flyer);
    return { attempt, flight };
  }

  protected override get rulesVersion(): number {
    return DEEP_RULES.version;
  }

  /** A walk begins anew where the player stands. */
  protected override tieOf(): Tie {
    if (this.#isBusy) return "busy";
    return this.#isFlying() ? "carries" : "free";
  }

  protected override async carry(client: SeatClient, version: number): Promise<CarriedAttempt | null> {
    const flight = this.#flight;
    if (!flight || flight.result) return null;
    // Whoever asks waits no longer than that, and would leave without what was taken out: then the flight ends here.
    const paid = await withTimeout(SETTLES_MAX, flight.payout.settled()).catch(() => null);
    if (!paid || flight.result) return null;
    return this.takeOut(client, version, { told: flight.told, paid } satisfies CarriedFlight);
  }

  protected override goOn(client: SeatClient, carried: CarriedAttempt): void {
    const { told, paid } = carried.more as CarriedFlight;
    const flight = this.#newFlight(claimsOf(client).account, carried.attempt, paid);
    this.#flight = { ...flight, told };
    const { session } = this.resumeAttempt(client, DEEP_RULES, carried);
    showHall(session.world, this.state, this.state.players.get(client.sessionId)!);
  }

  #newFlight(account: string, attempt: string, paid: readonly number[] = []): Flight {
    const { story, flights, deps } = this.services;
    const fail = (error: unknown): void => deps.log.error({ err: error }, "a flight was not kept");
    const payout = createPayout({ place: this.place, account, attempt, story, flights, fail, paid });
    return { attempt, payout, told: 0, result: undefined };
  }

  async #end(): Promise<EndAnswer> {
    if (!this.#flight?.result) throw new Problem("not-now");
    return this.#flight.result;
  }

  #isFlying(): boolean {
    return this.#flight !== undefined && this.#flight.result === undefined;
  }

  protected override stepped(client: SeatClient, attempt: ArenaAttempt, flyer: Flyer): void {
    showHall(attempt.session.world, this.state, flyer);
    if (this.#flight?.attempt === attempt.attempt) this.#payGems(client, attempt, this.#flight);
  }

  /** Pays each diamond as it is taken: what was picked up stays, whatever becomes of the flight. */
  #payGems(client: SeatClient, { session, setup }: ArenaAttempt, flight: Flight): void {
    const { world, recording } = session;
    const fresh = world.own[OWN.taken]! & ~flight.told;
    if (fresh === 0) return;
    flight.told |= fresh;
    const { account } = claimsOf(client);
    const [x, y] = [toPx(world.player.x[0]!), toPx(world.player.y[0]!)];
    const [so, evidence] = [resultOf(world), evidenceOf(DEEP_RULES, setup, recording)];
    for (const gem of gemsIn(fresh))
      void flight.payout.gem(gem, so, evidence).then((answer) => {
        if (answer) this.notify(account, GEM.name, { gem, x, y, answer });
      });
  }

  protected override ended(client: SeatClient, attempt: ArenaAttempt): void {
    if (this.#flight?.attempt === attempt.attempt) this.#over(client, attempt, this.#flight);
    // A walk that lasted very long goes on in another world.
    else this.goesOnBy(client, () => this.#begin(client, false, false));
  }

  /** Whoever goes, or stays away for too long, ends the flight as it stands. */
  protected override departed(client: SeatClient): void {
    const attempt = this.attemptOf(client);
    const flight = this.#flight;
    if (attempt && flight?.attempt === attempt.attempt && !flight.result) {
      attempt.session.finish(DEEP_ORDERS.leave, 0);
      this.#over(client, attempt, flight);
    }
    super.departed(client);
  }

  #over(client: SeatClient, { session, setup }: ArenaAttempt, flight: Flight): void {
    const { account } = claimsOf(client);
    const { world, recording } = session;
    const result = resultOf(world);
    this.#mayRetry = result.outcome === "fail";
    flight.result = this.finish(flight.payout.end(result, evidenceOf(DEEP_RULES, setup, recording)));
    void flight.result.then(() => this.notify(account, OVER.name, {}));
  }

  protected override newWalker(): Flyer {
    return Object.assign(new Flyer(), { pose: FLYER_POSES.idle, health: 100 });
  }
}
