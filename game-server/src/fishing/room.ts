import type { StepContext } from "@colyseus/core";
import {
  Angler,
  CastMessage,
  FISHING_PHASES,
  FishingAction,
  FishingState,
  LAKE_CAPACITY,
  PressMessage,
  ReelInMessage,
} from "@diamond-valley/schemas/fishing/fishing.ts";
import type { RoomOptions } from "../rooms/base-room.ts";
import type { Outcome } from "../rooms/commands.ts";
import { type LatencyMeter, measureLatency } from "../rooms/latency.ts";
import { claimsOf, type SeatClient } from "../rooms/seat.ts";
import { WalkingRoom } from "../rooms/walking-room.ts";
import { type Angling, createAngling } from "./angling.ts";
import { createPurse } from "./purse.ts";

/** How often each angler's latency is measured, ms. */
const PING_INTERVAL = 1_000;

/** One lake: anglers walk to a spot, cast, and press when the arrow is in the green zone (spec 2 §4). */
export class FishingRoom extends WalkingRoom<Angler> {
  override readonly kind = "fishing";
  override maxClients = LAKE_CAPACITY;
  override state = new FishingState();
  readonly #meters = new Map<string, LatencyMeter>();
  #angling!: Angling;

  override onCreate(options: RoomOptions): void {
    const { deps, wallets, attempts, tempo } = options.services;
    this.#angling = createAngling({
      map: this.map,
      clock: deps.clock,
      tempo,
      purse: createPurse(wallets, attempts),
      seed: deps.seed,
      id: deps.id,
      bite: (session, bite) => {
        this.clients.get(session)?.send("bite", bite);
        this.#meters.get(session)?.ping();
      },
      latency: (session) => this.#meters.get(session)?.best() ?? 0,
    });
    this.command("cast", CastMessage, (client, message) => this.#cast(client, message));
    this.command("press", PressMessage, (client, message) => this.#press(client, message));
    this.command("reel-in", ReelInMessage, (client) => this.#angling.reelIn(client.sessionId));
    this.clock.setInterval(() => this.#measure(), PING_INTERVAL);
    super.onCreate(options);
  }

  protected override newWalker(): Angler {
    return Object.assign(new Angler(), { phase: FISHING_PHASES.idle, spot: 0, catch: 0 });
  }

  protected override show(session: string, walker: Angler): void {
    this.state.players.set(session, walker);
  }

  protected override hide(session: string): void {
    this.state.players.delete(session);
  }

  protected override arrived(client: SeatClient): void {
    super.arrived(client);
    this.#meet(client);
  }

  protected override returned(client: SeatClient): void {
    super.returned(client);
    this.#meet(client);
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

  protected override step(context: StepContext): void {
    super.step(context);
    this.#angling.advance();
  }

  protected override moved(session: string, _walker: Angler, sent: number): void {
    this.#angling.walked(session, sent);
  }

  override async act(account: string, action: unknown): Promise<Outcome> {
    const client = this.seatingOf(account)?.client;
    if (!client) return { refused: "not-now" };
    return this.perform(client, "act", FishingAction, action, (_, checked) => {
      if (checked.action === "cast") return this.#cast(client, checked);
      if (checked.action === "press") return this.#press(client, checked);
      return this.#angling.reelIn(client.sessionId);
    });
  }

  #cast(client: SeatClient, { calm = false }: { calm?: boolean | undefined }): Promise<unknown> {
    const { size, consumedCount } = this.inputs.get(client.sessionId);
    const seat = {
      account: claimsOf(client).account,
      session: client.sessionId,
      walker: this.walkerOf(client),
      received: size + consumedCount,
    };
    return this.#angling.cast(seat, calm);
  }

  #press(client: SeatClient, message: { attempt: string; elapsed: number }): Promise<unknown> {
    return this.#angling.press(client.sessionId, message.attempt, message.elapsed);
  }

  #meet(client: SeatClient): void {
    this.#meters.get(client.sessionId)?.close();
    const meter = measureLatency(client, this.services.deps.clock);
    this.#meters.set(client.sessionId, meter);
    meter.ping();
  }

  #measure(): void {
    for (const meter of this.#meters.values()) meter.ping();
  }
}
