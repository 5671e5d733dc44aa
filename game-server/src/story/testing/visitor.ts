import { nearestFree } from "@diamond-valley/schemas/maps/collision.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { middleOf } from "@diamond-valley/schemas/maps/points.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { INTERACT, type InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import { changed } from "@diamond-valley/schemas/story/progress.ts";
import { targetIn } from "@diamond-valley/schemas/story/targets.ts";
import { WALKER_RADIUS } from "@diamond-valley/schemas/walking/walking.ts";
import { levelAt, MILESTONES } from "@diamond-valley/schemas/wallet/levels.ts";
import type { Room } from "colyseus.js";
import { MAPS, portalsBetween } from "../../rooms/maps.ts";
import type { TestGame } from "../../testing/rooms.ts";
import { createProgressStore } from "../progress.ts";

/** A player of story places who stands wherever it has something to do: the tests are about what it does there. */
export interface Visitor {
  readonly account: string;
  /** Goes through the door from where it is; throws the problem where it is refused. */
  go(...ways: PlaceName[]): Promise<void>;
  /** Touches what stands in its place, or gives an answer. */
  touch(target: string, choice?: string): Promise<InteractAnswer>;
  /** Touches again from the seat that it has: what the room keeps of it is still known. */
  again(target: string, choice?: string): Promise<InteractAnswer>;
  /** The code with which a touch is refused, or null. */
  refusal(target: string, choice?: string): Promise<string | null>;
  /** Numbers that its progress keeps by now. */
  facts(): Promise<Readonly<Record<string, number>>>;
  leave(): Promise<void>;
}

/** Where one can stand beside a thing, below it where there is room. */
const beside = (place: PlaceName, { x, y }: Point): Point =>
  nearestFree(MAPS[place], Math.round(x), Math.round(y) + WALKER_RADIUS, WALKER_RADIUS);

/** A player who stands at the door from `at` to the first place that it goes to; `known` is what it has done before. */
export async function visitorAt(
  game: TestGame,
  account: string,
  at: PlaceName,
  known: Readonly<Record<string, number>> = {},
): Promise<Visitor> {
  const progress = createProgressStore(game.deps);
  await progress.change(account, (before) => changed(before, { set: known, add: {} }));
  let here = at;
  let room: Room | null = null;

  async function standAt({ x, y }: Point): Promise<void> {
    await game.rooms.seats.exit(account);
    await game.stand(account, { place: here, area: 1, x: Math.round(x), y: Math.round(y) });
  }

  /** Stands beside a target and touches it there. */
  async function touch(target: string, choice?: string): Promise<InteractAnswer> {
    const placed = targetIn(here, MAPS[here], target);
    if (!room || Number.isFinite(placed?.reach ?? 0)) {
      await standAt(beside(here, placed?.at ?? MAPS[here].spawns.get("start")!));
      room = await game.join(account, here);
    }
    return again(target, choice);
  }

  async function again(target: string, choice?: string): Promise<InteractAnswer> {
    if (!room) throw new Error(`${account} sits nowhere`);
    return room.request<unknown, InteractAnswer>(
      INTERACT.name,
      choice === undefined ? { target } : { target, choice },
    );
  }

  return {
    account,
    async go(...ways) {
      for (const next of ways) {
        await standAt(middleOf(portalsBetween(here, next)[0]!));
        room = await game.join(account, next);
        here = next;
      }
    },
    touch,
    again,
    refusal: (target, choice) =>
      touch(target, choice).then(
        () => null,
        (error: { reason?: { code?: string } }) => error.reason?.code ?? String(error),
      ),
    facts: async () => (await progress.read(account)).facts,
    leave: () => game.rooms.seats.exit(account),
  };
}

/** What of a visit is kept of the facts: those that begin with `session.`, without when its steps began. */
export const visitIn = (facts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([name, value]) => value > 0 && name.startsWith("session.") && !name.startsWith("session.since."),
    ),
  );

/** Diamonds of the levels that somebody of so much experience has reached. */
export const levelDiamonds = (experience: number): number =>
  MILESTONES.filter(({ level }) => level <= levelAt(experience)).reduce(
    (sum, { diamonds }) => sum + diamonds,
    0,
  );
