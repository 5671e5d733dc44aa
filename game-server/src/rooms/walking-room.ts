import type { MapSchema } from "@colyseus/schema";
import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { INTERACT } from "@diamond-valley/schemas/story/messages.ts";
import type { Heard } from "@diamond-valley/schemas/story/reaction.ts";
import { EMOTE, SAY } from "@diamond-valley/schemas/walking/messages.ts";
import { type Emote, MoveInput, type Walker } from "@diamond-valley/schemas/walking/walking.ts";
import { Problem } from "../http/problem.ts";
import type { Tries } from "../story/tries.ts";
import type { Tell } from "../wallet/store.ts";
import { BaseRoom } from "./base-room.ts";
import { createEmotes } from "./emotes.ts";
import { MAPS } from "./maps.ts";
import { hearNear } from "./overheard.ts";
import type { RoomOptions } from "./room-services.ts";
import { type Appearance, claimsOf, type SeatClient } from "./seat.ts";
import { PATCH_STEPS } from "./step-schedule.ts";
import { touchIn } from "./touch.ts";
import { createWalking, type Walking } from "./walking.ts";

/** A room whose players walk on a map, show emotes and talk to characters. */
export abstract class WalkingRoom<W extends Walker> extends BaseRoom<MoveInput> {
  /** Holds who is in the room, by session; a game adds what else its players see. */
  abstract override state: { readonly players: MapSchema<W> };
  // Whatever the axes say, a step is no longer than WALK_SPEED allows: there is nothing to sanitize.
  override inputs = this.takeInputs(MoveInput);
  #walking!: Walking<W>;

  protected abstract newWalker(): W;

  /** Called when a walker sets out by an input that was sent after `sent` others. */
  protected moved?(session: string, walker: W, sent: number): void;

  /** Called when a player showed an emote. */
  protected emoted?(client: SeatClient, emote: Emote): void;

  /** Where puzzles may be played in time: the try that a player is at. */
  protected triesOf?(client: SeatClient): Tries | undefined;

  protected get map(): GameMap {
    return MAPS[this.place];
  }

  override onCreate(options: RoomOptions): void {
    super.onCreate(options);
    const now = (): number => this.clock.elapsedTime;
    const { map, inputs } = this;
    this.#walking = createWalking({
      map,
      inputs,
      now,
      ...(this.moved && { moved: this.moved.bind(this) }),
    });
    const emotes = createEmotes(now);
    this.command(EMOTE, async (client, { emote }, tell) => {
      emotes.show(this.walkerOf(client), emote);
      this.emoted?.(client, emote);
      await this.hear(client, `emote:${emote}`, tell);
    });
    this.command(SAY, (client, { phrase }) => emotes.say(this.walkerOf(client), phrase));
    this.command(INTERACT, (client, wanted, tell) => {
      const { account } = claimsOf(client);
      const at = this.walkerOf(client);
      const tries = this.triesOf?.(client);
      return touchIn(this.services.story, { account, place: this.place, map, at, tries }, wanted, tell);
    });
  }

  /** Lets what stands near a player hear what it does. */
  protected hear(client: SeatClient, heard: Heard, tell?: Tell): Promise<void> {
    const walker = this.walkerOf(client);
    return hearNear(this.services, { client, walker, at: walker, place: this.place }, heard, tell);
  }

  protected override arrived(client: SeatClient): void {
    const { at, name, look, outfit } = claimsOf(client);
    const walker = Object.assign(this.newWalker(), { name, look, outfit });
    this.state.players.set(client.sessionId, this.#walking.enter(client.sessionId, walker, at));
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
    this.#walking.leave(client.sessionId);
    this.state.players.delete(client.sessionId);
  }

  protected override positionOf(client: SeatClient): Point | undefined {
    const walker = this.#walking.walker(client.sessionId);
    return walker && { x: walker.x, y: walker.y };
  }

  override showAs(account: string, { nickname: name, look, outfit }: Appearance): void {
    const seating = this.seatingOf(account);
    if (seating) Object.assign(this.walkerOf(seating.client), { name, look, outfit });
  }

  protected override beforePatch(): void {
    this.#walking.advance(PATCH_STEPS);
  }

  /** Throws `not-now` for a client that has no walker. */
  protected walkerOf(client: SeatClient): W {
    const walker = this.#walking.walker(client.sessionId);
    if (!walker) throw new Problem("not-now");
    return walker;
  }
}
