import {
  Angler,
  type CastAnswer,
  FISHING_PHASES,
  FishingState,
} from "@diamond-valley/schemas/fishing/fishing.ts";
import { BITE, FISHING_MESSAGES } from "@diamond-valley/schemas/fishing/messages.ts";
import { Problem } from "../http/problem.ts";
import { type LatencyMeter, measureLatency } from "../rooms/latency.ts";
import type { RoomOptions } from "../rooms/room-services.ts";
import { claimsOf, type SeatClient } from "../rooms/seat.ts";
import type { Tie } from "../rooms/send-on.ts";
import { WalkingRoom } from "../rooms/walking-room.ts";
import type { Tell } from "../wallet/store.ts";
import { type Angling, createAngling } from "./angling.ts";
import { createPayout } from "./fishing-attempt.ts";

/** How often each angler's latency is measured, ms. */
const PING_INTERVAL = 1_000;

/** One lake: anglers walk to a spot, cast, and press when the arrow is in the green zone (spec 2 §4). */
export class FishingRoom extends WalkingRoom<Angler> {
  override state = new FishingState();
  readonly #meters = new Map<string, LatencyMeter>();
  #angling!: Angling;

  override onCreate(options: RoomOptions): void {
    super.onCreate(options);
    const { deps, wallets, attempts, tempo } = options.services;
    const { cast, press, reelIn } = FISHING_MESSAGES;
    this.#angling = createAngling({
      map: this.map,
      clock: deps.clock,
      tempo,
      payout: createPayout(wallets, attempts),
      seed: deps.seed,
      id: attempts.mint,
      bite: (session, bite) => {
        this.clients.get(session)?.send(BITE.name, bite);
        const meter = this.#meterOf(session);
        return { ping: meter.ping(), connection: meter.connection };
      },
      ping: (session) => void this.#meterOf(session).ping(),
    });
    this.command(cast, (client, message, tell) => this.#cast(client, message, tell));
    this.command(press, (...pressed) => this.finish(this.#angling.press(...pressed)));
    this.command(reelIn, this.#angling.reelIn);
    this.clock.setInterval(() => this.#measure(), PING_INTERVAL);
  }

  protected override newWalker(): Angler {
    return Object.assign(new Angler(), { phase: FISHING_PHASES.idle, spot: 0, catch: 0 });
  }

  protected override arrived(client: SeatClient): void {
    super.arrived(client);
    this.#meet(client);
  }

  protected override returned(client: SeatClient): void {
    super.returned(client);
    this.#meet(client);
  }

  protected override tieOf({ sessionId }: SeatClient): Tie {
    return this.#angling.isOut(sessionId) ? "busy" : "free";
  }

  protected override dropped(client: SeatClient): void {
    this.#angling.gone(client.sessionId);
    super.dropped(client);
  }

  protected override departed(client: SeatClient): void {
    this.#angling.gone(client.sessionId);
    this.#meters.get(client.sessionId)?.close();
    this.#meters.delete(client.sessionId);
    super.departed(client);
  }

  protected override step(): void {
    this.#angling.advance();
  }

  protected override moved(session: string, _walker: Angler, sent: number): void {
    this.#angling.walked(session, sent);
  }

  async #cast(
    client: SeatClient,
    { calm = false }: { calm?: boolean | undefined },
    tell: Tell,
  ): Promise<CastAnswer> {
    const { size, consumedCount } = this.inputs.get(client.sessionId);
    const seat = {
      account: claimsOf(client).account,
      session: client.sessionId,
      walker: this.walkerOf(client),
      received: size + consumedCount,
    };
    const cast = await this.#angling.cast(seat, calm);
    // The line is out, whatever becomes of this: what was not heard now is heard at another cast.
    await this.hear(client, "cast", tell).catch((error: unknown) =>
      this.services.deps.log.warn({ err: error }, "a cast was not heard"),
    );
    return cast;
  }

  #meet(client: SeatClient): void {
    this.#meters.get(client.sessionId)?.close();
    const meter = measureLatency(client, this.services.deps.clock);
    this.#meters.set(client.sessionId, meter);
    meter.ping();
  }

  #meterOf(session: string): LatencyMeter {
    const meter = this.#meters.get(session);
    if (!meter) throw new Problem("not-now");
    return meter;
  }

  #measure(): void {
    for (const meter of this.#meters.values()) meter.ping();
  }
}
