import type { StepContext } from "@colyseus/core";
import { talkWith } from "@diamond-valley/schemas/hub/characters.ts";
import { EmoteMessage, TalkMessage } from "@diamond-valley/schemas/hub/hub.ts";
import { nearestFree } from "@diamond-valley/schemas/maps/collision.ts";
import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import {
  EMOTE_INTERVAL,
  EMOTES,
  type Emote,
  FACING,
  MoveInput,
  stepWalker,
  WALKER_RADIUS,
  type Walker,
} from "@diamond-valley/schemas/walking/walking.ts";
import { Problem } from "../http/problem.ts";
import { BaseRoom, claimsOf, type RoomOptions } from "./base-room.ts";
import { LATE, MAPS } from "./maps.ts";
import { type Pace, startPace, stepsDue } from "./pace.ts";
import type { SeatClient } from "./seat.ts";

/** With more walkers than this, each is moved at every second step: ten changes a second keep 50 within 5 KB/s. */
const CROWD = 24;
/** Steps without an input after which a walker counts as standing, rather than as badly connected. */
const SILENCE = 5;

const STANDING = { facing: FACING.down, walking: false, emote: 0, emoteSeq: 0, online: true } as const;

/** A walker and what the server keeps to itself about it. */
interface Pacing<W extends Walker> {
  walker: W;
  pace: Pace;
  silent: number;
  /** Room time of the last emote, ms. */
  emoted: number;
}

/** A room whose players walk on a map, show emotes and talk to characters. */
export abstract class WalkingRoom<W extends Walker> extends BaseRoom<MoveInput> {
  // Whatever the axes say, a step is no longer than WALK_SPEED allows: there is nothing to sanitize.
  override inputs = this.defineInput(MoveInput, { idle: true });

  protected readonly walkers = new Map<string, Pacing<W>>();

  protected abstract newWalker(): W;
  /** Puts a walker into the state, or takes it out. */
  protected abstract show(session: string, walker: W): void;
  protected abstract hide(session: string): void;

  protected get map(): GameMap {
    return MAPS[this.kind];
  }

  override onCreate(options: RoomOptions): void {
    this.command("emote", EmoteMessage, (client, { emote }) => this.#emote(client, emote));
    this.command("talk", TalkMessage, (client, { character }) => this.#talk(client, character));
    super.onCreate(options);
  }

  protected override arrived(client: SeatClient): void {
    const { at, name, look } = claimsOf(client);
    const { x, y } = nearestFree(this.map, at.x, at.y, WALKER_RADIUS);
    const walker = Object.assign(this.newWalker(), STANDING, { x, y, name, look });
    this.walkers.set(client.sessionId, {
      walker,
      pace: startPace(this.clock.elapsedTime),
      silent: 0,
      emoted: Number.NEGATIVE_INFINITY,
    });
    this.show(client.sessionId, walker);
  }

  protected override dropped(client: SeatClient): void {
    const walker = this.walkerOf(client);
    walker.online = false;
    walker.walking = false;
  }

  protected override returned(client: SeatClient): void {
    this.walkerOf(client).online = true;
  }

  protected override departed(client: SeatClient): void {
    this.walkers.delete(client.sessionId);
    this.hide(client.sessionId);
  }

  protected override placeOf(client: SeatClient): Point | undefined {
    const walker = this.walkers.get(client.sessionId)?.walker;
    return walker && { x: walker.x, y: walker.y };
  }

  override rename(account: string, name: string, look: number): void {
    const seating = this.seatingOf(account);
    if (seating) Object.assign(this.walkerOf(seating.client), { name, look });
  }

  protected override step({ tick, dt, dtMs }: StepContext): void {
    const parts = this.walkers.size > CROWD ? 2 : 1;
    let turn = 0;
    for (const [session, pacing] of this.walkers) {
      turn += 1;
      if ((tick + turn) % parts === 0) this.#walk(session, pacing, dt, dtMs);
    }
  }

  /** Called when a walker sets out by an input that was sent after `sent` others. */
  protected moved?(session: string, walker: W, sent: number): void;

  protected walkerOf(client: SeatClient): W {
    const pacing = this.walkers.get(client.sessionId);
    if (!pacing) throw new Problem("not-now");
    return pacing.walker;
  }

  #walk(session: string, pacing: Pacing<W>, dt: number, dtMs: number): void {
    const { walker, pace } = pacing;
    const inputs = this.inputs.get(session);
    const { dropped, walked } = stepsDue(pace, this.clock.elapsedTime, dtMs, inputs.size);
    if (dropped > 0) inputs.take(dropped);
    for (let step = 0; step < walked; step += 1) {
      stepWalker(this.map, walker, inputs.next(), dt);
      if (walker.walking) this.moved?.(session, walker, inputs.consumedCount);
    }
    pacing.silent = walked > 0 ? 0 : pacing.silent + 1;
    if (pacing.silent >= SILENCE) walker.walking = false;
  }

  #emote(client: SeatClient, emote: Emote): void {
    const pacing = this.walkers.get(client.sessionId);
    if (!pacing) throw new Problem("not-now");
    const now = this.clock.elapsedTime;
    if (now - pacing.emoted < EMOTE_INTERVAL) throw new Problem("too-fast");
    pacing.emoted = now;
    pacing.walker.emote = EMOTES.indexOf(emote) + 1;
    pacing.walker.emoteSeq = (pacing.walker.emoteSeq + 1) % 256;
  }

  #talk(client: SeatClient, slug: string): unknown {
    const walker = this.walkerOf(client);
    const character = this.map.characters.find((each) => each.slug === slug);
    const answer = character && talkWith(slug);
    if (!answer) throw new Problem("not-found");
    if (Math.hypot(walker.x - character.x, walker.y - character.y) > character.radius + LATE)
      throw new Problem("too-far");
    return answer;
  }
}
