import type { MapSchema } from "@colyseus/schema";
import {
  ARENA_REPORT,
  ARENA_START,
  ArenaInput,
  type ArenaStart,
  RESYNC,
  spanOf,
} from "@diamond-valley/schemas/arena/messages.ts";
import { encodeReport } from "@diamond-valley/schemas/arena/report.ts";
import { type ArenaRules, type ArenaSetup, OUTCOMES } from "@diamond-valley/schemas/arena/rules.ts";
import { toPx } from "@diamond-valley/schemas/arena/units.ts";
import { partOf, type Watchable } from "@diamond-valley/schemas/arena/watching.ts";
import { WATCHED } from "@diamond-valley/schemas/friends/messages.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { INTERACT } from "@diamond-valley/schemas/story/messages.ts";
import { EMOTE, SAY } from "@diamond-valley/schemas/walking/messages.ts";
import type { Walker } from "@diamond-valley/schemas/walking/walking.ts";
import { Problem } from "../http/problem.ts";
import type { Answering } from "../rooms/ask-room.ts";
import { BaseRoom } from "../rooms/base-room.ts";
import type { CarriedAttempt, CarriedWorld } from "../rooms/carried.ts";
import { createEmotes } from "../rooms/emotes.ts";
import { MAPS } from "../rooms/maps.ts";
import { hearNear } from "../rooms/overheard.ts";
import type { RoomOptions } from "../rooms/room-services.ts";
import { type Appearance, claimsOf, type SeatClient } from "../rooms/seat.ts";
import { touchIn } from "../rooms/touch.ts";
import { createSession, type Session } from "./session.ts";
import { showPlayer } from "./shown.ts";
import { createWatchers, type Watchers } from "./watchers.ts";

/** How often a room looks who still watches, ms. */
const WATCHERS_INTERVAL = 1_000;
/** After how long a world that could not go on is begun again, ms. */
const GOES_ON_AFTER = 1_000;
/** Ticks by which an order is ahead of time, so that an uneven line brings it before its tick. */
const ORDER_LEAD = 2;

/** One player's world in the room. */
export interface ArenaAttempt extends ArenaStart {
  readonly session: Session;
}

interface Fighter<W> {
  client: SeatClient;
  readonly walker: W;
  attempt: ArenaAttempt | undefined;
  /** The attempt that others watch: it is told to its end when it is over already. */
  watched: Watchable | undefined;
  readonly watchers: Watchers;
}

/**
 * A room whose players each have a world of the arena kernel: it takes their inputs, steps their worlds, reports to
 * them, and shows the others where they are. A game adds its rules, and what becomes of a result.
 */
export abstract class ArenaRoom<W extends Walker> extends BaseRoom<ArenaInput> {
  /** Holds who is in the room, by session; a game adds what else its players see. */
  abstract override state: { readonly players: MapSchema<W> };
  override inputs = this.takeInputs(ArenaInput);
  readonly #fighters = new Map<string, Fighter<W>>();

  /** Whether a world waits once, up to 30 s, for a dropped player: only where nobody else is in it. */
  protected abstract readonly freezes: boolean;
  protected abstract newWalker(): W;
  /** Called behind each step of an attempt; its events are in `attempt.session.world.events`. */
  protected stepped?(client: SeatClient, attempt: ArenaAttempt, walker: W): void;
  /** Called once when an attempt has an outcome. */
  protected abstract ended(client: SeatClient, attempt: ArenaAttempt): void;

  override onCreate(options: RoomOptions): void {
    super.onCreate(options);
    this.command(RESYNC, (client) => {
      const { attempt } = this.#fighterOf(client);
      if (!attempt) throw new Problem("not-now");
      this.#start(client, attempt);
      attempt.session.resync();
    });
    this.clock.setInterval(() => {
      for (const { watchers } of this.#fighters.values()) watchers.look(this.clock.elapsedTime);
    }, WATCHERS_INTERVAL);
    const emotes = createEmotes(() => this.clock.elapsedTime);
    this.command(EMOTE, async (client, { emote }, tell) => {
      const { walker } = this.#fighterOf(client);
      emotes.show(walker, emote);
      const { services, place } = this;
      await hearNear(
        services,
        { client, walker, at: this.positionOf(client) ?? walker, place },
        `emote:${emote}`,
        tell,
      );
    });
    this.command(SAY, (client, { phrase }) => emotes.say(this.#fighterOf(client).walker, phrase));
    this.command(INTERACT, (client, wanted, tell) => {
      const { account } = claimsOf(client);
      const at = this.positionOf(client) ?? this.#fighterOf(client).walker;
      const { place } = this;
      return touchIn(this.services.story, { account, place, map: MAPS[place], at }, wanted, tell);
    });
  }

  /** Begins a new attempt of a player, under an `id` of its own; one that is going on is over without an outcome. */
  protected begin(
    client: SeatClient,
    rules: ArenaRules,
    setup: ArenaSetup,
    id = this.services.attempts.mint(),
  ): ArenaAttempt {
    const attempt = this.#play(client, rules, setup, id);
    // What was told of another world means nothing in this one.
    const waiting = this.inputs.get(client.sessionId);
    waiting.take(waiting.size);
    this.#start(client, attempt);
    attempt.session.resync();
    // The answer that it waited for may have taken longer than the line held.
    if (!this.#fighterOf(client).walker.online) attempt.session.drop();
    return attempt;
  }

  /** Begins a player's next world by `begin`, now or as soon as it can: one of its calls may be under way, or the database away. */
  protected goesOnBy({ sessionId }: SeatClient, begin: () => Promise<unknown>): void {
    const fighter = this.#fighters.get(sessionId);
    if (!fighter || fighter.attempt) return;
    begin().catch((error: Error) => {
      this.services.deps.log.debug(
        { reason: error.message, room: this.roomName },
        "a world did not go on yet",
      );
      this.clock.setTimeout(() => this.goesOnBy(fighter.client, begin), GOES_ON_AFTER);
    });
  }

  /** Goes on with an attempt of another process. Its world waits until the page, which hears of it by then, asks for it. */
  protected resumeAttempt(client: SeatClient, rules: ArenaRules, carried: CarriedAttempt): ArenaAttempt {
    return this.#play(client, rules, carried.setup, carried.attempt, carried.world);
  }

  #play(
    client: SeatClient,
    rules: ArenaRules,
    setup: ArenaSetup,
    id: string,
    from?: CarriedWorld,
  ): ArenaAttempt {
    const fighter = this.#fighterOf(client);
    const session = createSession({
      rules,
      setup,
      seed: this.services.deps.seed,
      freezes: this.freezes,
      report: (report) => fighter.client.sendBytes(ARENA_REPORT.name, encodeReport(report)),
      stepped: () => this.stepped?.(fighter.client, attempt, fighter.walker),
      ...(from && { from }),
    });
    const attempt: ArenaAttempt = { attempt: id, rules: rules.version, setup, session };
    fighter.attempt = attempt;
    const { recording } = session;
    fighter.watched = {
      ...{ attempt: id, game: this.roomName, rules: rules.version, setup, recording },
      isOver: false,
    };
    showPlayer(session.world, fighter.walker);
    return attempt;
  }

  protected override waits(client: SeatClient): void {
    this.attemptOf(client)?.session.hold();
  }

  /** Takes the player's attempt out of this room, with what its game remembers of it. Null where none goes on, or by other rules. */
  protected takeOut(client: SeatClient, version: number, more: unknown): CarriedAttempt | null {
    const fighter = this.#fighterOf(client);
    if (fighter.attempt?.rules !== version) return null;
    const { attempt, rules, setup, session } = fighter.attempt;
    fighter.attempt = undefined;
    return { attempt, rules, setup, world: session.carried(), more };
  }

  /** A decision of the room, which enters the player's world. */
  protected order(client: SeatClient, code: number, value: number): void {
    this.attemptOf(client)?.session.order(code, value, ORDER_LEAD);
  }

  /** The attempt that a player is in. */
  protected attemptOf(client: SeatClient): ArenaAttempt | undefined {
    return this.#fighters.get(client.sessionId)?.attempt;
  }

  protected override step(): void {
    for (const [session, fighter] of this.#fighters) {
      if (!fighter.attempt) continue;
      const { world } = fighter.attempt.session;
      const before = world.clock.tick[0]!;
      const waiting = this.inputs.get(session);
      while (waiting.size > 0) fighter.attempt.session.take(spanOf(waiting.next(), world.clock.tick[0]!));
      fighter.attempt.session.advance();
      if (world.clock.tick[0] !== before) this.#show(fighter, fighter.attempt);
    }
  }

  #show(fighter: Fighter<W>, attempt: ArenaAttempt): void {
    const { world } = attempt.session;
    showPlayer(world, fighter.walker);
    if (world.clock.outcome[0] === OUTCOMES.running) return;
    fighter.attempt = undefined;
    if (fighter.watched) fighter.watched = { ...fighter.watched, isOver: true };
    // Its last input would let it walk on the spot.
    fighter.walker.walking = false;
    this.ended(fighter.client, attempt);
  }

  #start(client: SeatClient, { attempt, rules, setup }: ArenaAttempt): void {
    client.send(ARENA_START.name, { attempt, rules, setup } satisfies ArenaStart);
  }

  protected override arrived(client: SeatClient): void {
    const { at, name, look, outfit } = claimsOf(client);
    const standing = { x: at.x, y: at.y, facing: 0, walking: false, bend: 0, emote: 0, emoteSeq: 0 };
    const walker = Object.assign(this.newWalker(), standing, { name, look, outfit, online: true });
    const { sessionId } = client;
    const watchers = createWatchers((count) =>
      this.#fighters.get(sessionId)?.client.send(WATCHED.name, { count }),
    );
    this.#fighters.set(sessionId, { client, walker, attempt: undefined, watched: undefined, watchers });
    this.state.players.set(client.sessionId, walker);
  }

  protected override dropped(client: SeatClient): void {
    const { walker, attempt } = this.#fighterOf(client);
    walker.online = false;
    walker.walking = false;
    attempt?.session.drop();
  }

  protected override returned(client: SeatClient): void {
    const fighter = this.#fighterOf(client);
    fighter.client = client;
    fighter.walker.online = true;
    if (!fighter.attempt) return;
    this.#start(client, fighter.attempt);
    fighter.attempt.session.resume();
  }

  protected override departed(client: SeatClient): void {
    this.#fighters.delete(client.sessionId);
    this.state.players.delete(client.sessionId);
  }

  protected override positionOf(client: SeatClient): Point | undefined {
    const fighter = this.#fighters.get(client.sessionId);
    if (!fighter?.attempt) return fighter && { x: fighter.walker.x, y: fighter.walker.y };
    const { player } = fighter.attempt.session.world;
    return { x: toPx(player.x[0]!), y: toPx(player.y[0]!) };
  }

  override watch(
    ...[account, viewer, attempt, from]: Parameters<Answering["watch"]>
  ): ReturnType<Answering["watch"]> {
    const seating = this.seatingOf(account);
    const fighter = seating && this.#fighters.get(seating.client.sessionId);
    if (!fighter?.watched) return null;
    fighter.watchers.asked(viewer, this.clock.elapsedTime);
    return partOf(fighter.watched, attempt, from);
  }

  override showAs(account: string, { nickname: name, look, outfit }: Appearance): void {
    const seating = this.seatingOf(account);
    if (seating) Object.assign(this.#fighterOf(seating.client).walker, { name, look, outfit });
  }

  /** Throws `not-now` for a client that is not in the room. */
  #fighterOf(client: SeatClient): Fighter<W> {
    const fighter = this.#fighters.get(client.sessionId);
    if (!fighter) throw new Problem("not-now");
    return fighter;
  }
}
