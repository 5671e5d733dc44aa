import { CloseCode, Room, type RoomException, type RoomMethodName, ServerError } from "@colyseus/core";
import type { Schema } from "@colyseus/schema";
import type { Message } from "@diamond-valley/schemas/games/contract.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { placeOfRoom } from "@diamond-valley/schemas/places/seat-path.ts";
import { CLOSE_CODES, RECONNECT_SECONDS, TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import type { RoomName } from "@diamond-valley/schemas/rooms/names.ts";
import { acknowledged } from "./acknowledged.ts";
import type { Answering } from "./ask-room.ts";
import type { CarriedAttempt } from "./carried.ts";
import { type Act, type Commands, createCommands, type Outcome } from "./commands.ts";
import { createHousekeeping, HOUSEKEEPING_INTERVAL } from "./housekeeping.ts";
import { admitInputs, inputShapeOf, NO_INPUTS } from "./inputs.ts";
import { createJoining } from "./joining.ts";
import { PatchSerializer } from "./patch-serializer.ts";
import type { RoomOptions, RoomServices } from "./room-services.ts";
import {
  type Appearance,
  claimsOf,
  isCutOff,
  mayComeBack,
  type SeatClient,
  type Seating,
  type SeatStatus,
  startSeating,
  statusOf,
  takeSeat,
} from "./seat.ts";
import { createSendingOn, type Drained, type SentOn, type Tie } from "./send-on.ts";
import { storePosition } from "./store-position.ts";
import { takeBackSeats } from "./take-back-seats.ts";
import { timedSteps } from "./timed-steps.ts";
import { createUnfinished } from "./unfinished.ts";

/**
 * What all rooms have in common: seats and their reconnection, commands and their refusals, and errors that must not
 * end the process. A room adds its state, its commands, its step, and the components that it needs.
 */
export abstract class BaseRoom<Input = never>
  extends Room<{ client: SeatClient; input: Input }>
  implements Answering, Drained
{
  // Patches leave with the step that made them, not by a timer of their own.
  override patchRate: number | null = null;
  override seatReservationTimeout = 12;

  protected services!: RoomServices;
  place!: PlaceName;
  protected area = 1;
  #commands!: Commands;
  /** By session id. */
  readonly #seatings = new Map<string, Seating>();
  readonly #joining = createJoining();
  readonly #unfinished = createUnfinished();
  /** Has the room wait for a piece of work before it goes; answers it. */
  protected readonly finish = this.#unfinished.add;
  #inputShape = NO_INPUTS;
  #stopSteps = () => {};
  /** Once the process is drained. */
  #sendOn: ReturnType<typeof createSendingOn> | undefined;
  #isSentOn = false;

  /** One fixed step of the world. */
  protected step?(): void;
  /** Called before each patch, PATCH_STEPS steps after the last. */
  protected beforePatch?(): void;
  /** Somebody took a seat, to begin where its claims say. */
  protected abstract arrived(client: SeatClient): void;
  /** The connection broke and the place is held. */
  protected abstract dropped(client: SeatClient): void;
  /** The dropped player is back. */
  protected abstract returned(client: SeatClient): void;
  /** The seat is free again. */
  protected abstract departed(client: SeatClient): void;
  protected abstract positionOf(client: SeatClient): Point | undefined;

  /** Version of the rules by which a room goes on with an attempt of another process; null where it takes none. */
  protected get rulesVersion(): number | null {
    return null;
  }
  /** What keeps the player here while the process is drained. */
  protected tieOf(_: SeatClient): Tie {
    return "free";
  }
  /** The player is sent on: its attempt waits until it is taken along, or the seat ends. */
  protected waits?(client: SeatClient): void;
  /** Takes the player's attempt out of this room; null where none of this version goes on. */
  protected carry?(client: SeatClient, version: number): Promise<CarriedAttempt | null>;
  /** Goes on with an attempt of a room of another process. */
  protected goOn?(client: SeatClient, carried: CarriedAttempt): void;

  override onCreate({ services, place, area = 1 }: RoomOptions): void {
    this.services = services;
    this.place = place ?? placeOfRoom(this.roomName as RoomName)!;
    this.area = area;
    this.maxClients = PLACES[this.place].players;
    const { roomName, clock } = this;
    const isDrained = () => this.#isSentOn;
    this.#commands = createCommands({ roomName, clock, seatings: this.#seatings, isDrained, services });
    services.metrics.rooms.inc({ room: roomName });
    services.live.add(this);
    // Colyseus tells clients the rate. The steps come from the schedule of all rooms, and not from its timer.
    this.setFixedTimestep(() => {}, TICK_RATE);
    this.setTimestep();
    const advance = (patch: boolean): void => {
      this.step?.();
      if (!patch) return;
      this.beforePatch?.();
      this.broadcastPatch();
    };
    this.#stopSteps = services.steps.join(timedSteps(this, services.metrics, advance));
    const keepHouse = createHousekeeping(this, services);
    this.clock.setInterval(() => keepHouse(this.clock.elapsedTime), HOUSEKEEPING_INTERVAL);
    // Unknown messages are counted and otherwise ignored: a page of an older version must not lose its connection for one.
    const unknown = { room: roomName, type: "unknown", outcome: "ignored" };
    this.onMessage("*", () => services.metrics.messages.inc(unknown));
  }

  /** Called by Colyseus with its own serializer when the room has its state. */
  override setSerializer(): void {
    super.setSerializer(new PatchSerializer<Schema>());
  }

  override async onJoin(client: SeatClient): Promise<void> {
    const claims = claimsOf(client);
    await this.#joining.during(claims, async () => {
      const version = claims.replaces?.goesOn ? this.rulesVersion : null;
      const where = { place: this.place, roomId: this.roomId, session: client.sessionId };
      const carried = await takeSeat(this.services, claims, where, version);
      const seating = startSeating(client, claims);
      // Its page has come back, though to another room.
      seating.isBack = carried !== null;
      this.#seatings.set(client.sessionId, seating);
      this.services.metrics.clients.inc({ room: this.roomName });
      admitInputs(client, this.#inputShape);
      this.arrived(client);
      if (carried) this.goOn?.(client, carried);
      // Not awaited, here and on a drop: storing a position must not delay a join while the database is away.
      void this.#storePosition(seating);
    });
  }

  override onDrop(client: SeatClient, code?: number): void {
    const seating = this.#seatings.get(client.sessionId);
    if (!seating || !(mayComeBack(code) || seating.moving || isCutOff(seating, code))) return;
    this.dropped(client);
    if (seating.isBack) acknowledged(client);
    // Not awaited: the room goes on, and onLeave follows when the time has run out.
    const held = this.allowReconnection(client, RECONNECT_SECONDS);
    held.catch(() => {});
    // Nothing is held for who has never acknowledged its place: that is a promise without more.
    if ("reject" in held) seating.held = held;
    void this.#storePosition(seating);
  }

  override onReconnect(client: SeatClient): void {
    const seating = this.#seatings.get(client.sessionId);
    if (!seating) throw new ServerError(CLOSE_CODES.moved, "the seat is gone");
    seating.held = undefined;
    // Where the process is drained, its next look sends the player on who has come back here.
    seating.moving = false;
    seating.client = client;
    seating.isBack = true;
    client.reconnectionToken = seating.token;
    admitInputs(client, this.#inputShape);
    this.returned(client);
  }

  override async onLeave(client: SeatClient): Promise<void> {
    // Also called for a client that was refused in onJoin and has no seating.
    const seating = this.#seatings.get(client.sessionId);
    if (seating) await this.finish(this.#release(seating));
  }

  override onBeforeShutdown(): void {
    super.onBeforeShutdown();
    takeBackSeats(this);
  }

  /** Waits for what is still being stored: Colyseus disposes of a room when the first of its last players is gone. */
  override async onDispose(): Promise<void> {
    this.#stopSteps();
    this.services.live.delete(this);
    this.services.metrics.rooms.dec({ room: this.roomName });
    await this.#unfinished.settled();
  }

  /** Keeps process and room alive: Colyseus ends the process for an error that no room takes. */
  override onUncaughtException(error: RoomException, method: RoomMethodName): void {
    if (error.cause instanceof ServerError) return;
    this.services?.metrics.errors.inc({ room: this.roomName });
    this.services?.deps.log.error({ err: error.cause ?? error, room: this.roomName, method }, "room error");
  }

  /** Lets clients send inputs of this type; an empty tick has one with all fields 0. Assign the answer to `inputs`. */
  protected takeInputs<Type extends new () => object>(type: Type) {
    this.#inputShape = inputShapeOf(type);
    return this.defineInput(type, { idle: true });
  }

  /** Answers a message; a refusal reaches the player as `{ code }`. The same command may come by HTTP: see `act`. */
  protected command<Input, Answer>(
    message: Message<Input, Answer>,
    act: Act<SeatClient, Input, Answer>,
  ): void {
    this.onMessage(message.name, this.#commands.add(message, act));
  }

  seatings(): Iterable<Seating> {
    return this.#seatings.values();
  }

  seated(): { account: string; session: string }[] {
    return [...this.#seatings].map(([session, { claims }]) => ({ account: claims.account, session }));
  }

  async seatOf(account: string): Promise<SeatStatus> {
    await this.#joining.wait(account);
    return statusOf(this.seatingOf(account));
  }

  async position(account: string): Promise<Point | null> {
    await this.#joining.wait(account);
    const seating = this.seatingOf(account);
    return (seating && this.positionOf(seating.client)) ?? null;
  }

  async evict(account: string, code: number, seat?: string): Promise<void> {
    await this.#joining.wait(account, seat);
    const seating = this.seatingOf(account, seat);
    if (!seating) return;
    if (seating.held) seating.held.reject(false);
    else this.kickClient(seating.client.sessionId, code);
    await seating.over;
  }

  async handOver(account: string, seat: string, version: number | null): Promise<CarriedAttempt | null> {
    await this.#joining.wait(account, seat);
    const seating = this.seatingOf(account, seat);
    const carried = version === null ? undefined : seating && (await this.carry?.(seating.client, version));
    const left = this.evict(account, CloseCode.CONSENTED, seat);
    // Not awaited where an attempt is taken along: nothing may come between it and the player.
    if (!carried) await left;
    return carried ?? null;
  }

  sendOn(most: number): SentOn {
    this.#isSentOn ||= most > 0;
    this.#sendOn ??= createSendingOn({
      seatings: this.#seatings,
      tieOf: (client) => this.tieOf(client),
      waits: (client) => this.waits?.(client),
      close: (client) => this.kickClient(client.sessionId, CloseCode.SERVER_SHUTDOWN),
      evict: ({ account, seat }) => void this.evict(account, CloseCode.SERVER_SHUTDOWN, seat),
    });
    return this.#sendOn(most);
  }

  notify(account: string, type: string, message: unknown): void {
    const seating = this.seatingOf(account);
    if (seating && !seating.held) seating.client.send(type, message);
  }

  watch(..._asked: Parameters<Answering["watch"]>): ReturnType<Answering["watch"]> {
    return null;
  }

  abstract showAs(account: string, appearance: Appearance): void;

  async act(account: string, message: string, content: unknown): Promise<Outcome> {
    const client = this.seatingOf(account)?.client;
    return client ? this.#commands.act(client, message, content) : { refused: "not-now" };
  }

  protected seatingOf(account: string, seat?: string): Seating | undefined {
    for (const seating of this.#seatings.values())
      if (seating.claims.account === account && (!seat || seating.claims.seat === seat)) return seating;
    return undefined;
  }

  async #release(seating: Seating): Promise<void> {
    const { client, claims } = seating;
    try {
      await this.#storePosition(seating);
      await this.services.locks.release(claims.account, claims.seat);
    } finally {
      this.#seatings.delete(client.sessionId);
      this.services.metrics.clients.dec({ room: this.roomName });
      this.departed(client);
      seating.end();
    }
  }

  #storePosition(seating: Seating): Promise<void> {
    const { place, area } = this;
    const at = this.positionOf(seating.client);
    return storePosition(this.services, seating, at && { place, area, x: at.x, y: at.y });
  }
}
