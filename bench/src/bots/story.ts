import { setTimeout as sleep } from "node:timers/promises";
import { FAVOURS } from "@diamond-valley/schemas/favours/content.ts";
import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { middleOf } from "@diamond-valley/schemas/maps/points.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { between } from "@diamond-valley/schemas/random.ts";
import type { StoryState } from "@diamond-valley/schemas/story/state.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import { isRefusal } from "./answers.ts";
import { throughDoor } from "./door.ts";
import { doFavours } from "./favours.ts";
import type { BotContext } from "./going.ts";
import { type JoinedRoom, joinRoom, joinStory } from "./joined-room.ts";
import { noteUpdate } from "./journal.ts";
import { orLeave } from "./or-leave.ts";
import { groundOf, type Touched, touch, walkBeside } from "./touch.ts";
import { walkToPortal } from "./village.ts";

/** Something to touch in a place, or the next place to walk to; a puzzle of tones is answered as it is heard. */
type Deed = Touched | { go: PlaceName };

const all = (...targets: string[]): Deed[] => targets.map((touch) => ({ touch }));

/** A part of the story from its first place on, with everything that pays: how to get there, and what to do. */
interface Part {
  readonly way: readonly PlaceName[];
  readonly deeds: readonly Deed[];
}

const BRONZE: Part = {
  way: ["acts", "warehouse"],
  deeds: [
    ...all("bronze", "gem-1", "wrench", "panel", "gem-2"),
    { go: "warehouse-loft" },
    ...all("gem-4", "oil-can", "gear-12", "gem-5"),
    { go: "warehouse" },
    ...all("gem-3", "belt"),
    { touch: "belt", choice: "gear-12" },
    ...all("bronze"),
  ],
};
const GAME_HALL: Part = {
  way: ["game-hall"],
  deeds: all("joy", "cartridge", "console", "console", "console", "console", "joy"),
};
const PARTS = [BRONZE, GAME_HALL] as const;

/** Whoever has so much experience by the story has played all of it, and has done the village's favours of the day. */
export const STORY_EXPERIENCE = 600 + FAVOURS.experience * FAVOURS.aDay;
/** Pause (ms) of whoever has nothing left to do. */
const DONE = 1_000;

/** Whether a seat was refused because the bot was in another place last. */
const isTooFar = (error: unknown): boolean => isRefusal(error, "too-far");

/** What there is to do, in a ring: whoever was thrown back begins with any of them, or would never come to the last. */
const PLAYS = [
  ...PARTS.map((part) => (stop: AbortSignal, context: BotContext) => playPart(part, stop, context)),
  doFavours,
];

/**
 * Plays an act and a hall and does the favours of the day, each part again from its beginning wherever a lost connection or a lost
 * visit throws the bot back, until `stop` or until the connection is lost: what was done and paid before is touched again.
 * @throws Refused, Unanswered
 */
export async function storyUntil(stop: AbortSignal, context: BotContext): Promise<void> {
  const first = between(context.random, 0, PLAYS.length - 1);
  for (const play of [...PLAYS.slice(first), ...PLAYS.slice(0, first)]) {
    if (stop.aborted) return;
    await play(stop, context);
  }
  await sleep(DONE);
}

async function playPart({ way, deeds }: Part, stop: AbortSignal, context: BotContext): Promise<void> {
  const { visitor, url, journal } = context;
  let room: JoinedRoom<StoryState> | undefined;
  let place: PlaceName = way.at(-1) ?? "village";
  const told = (joined: JoinedRoom<StoryState>): JoinedRoom<StoryState> => {
    joined.on<WalletUpdate>("wallet", (update) => noteUpdate(journal, update));
    context.onStory?.(joined);
    return joined;
  };
  const go = async (next: PlaceName): Promise<void> => {
    if (!room) return;
    room = told(await through(room, place, next, stop, { visitor, url }));
    place = next;
  };
  try {
    ({ room, place } = await comeTo(way, deeds, stop, context));
    told(room);
    for (const deed of deeds) {
      if (stop.aborted || room.gone.aborted) break;
      if ("touch" in deed) {
        const said = await touch(room, place, deed, journal, stop);
        const tones =
          said?.open?.dialog === "puzzle" && said.open.puzzle.kind === "tones" && said.open.puzzle;
        if (tones)
          await touch(room, place, { ...deed, choice: `=${tones.sequence.join(",")}` }, journal, stop);
      }
      // Whoever came back in the middle of a part is there already.
      else if (deed.go !== place) await go(deed.go);
    }
  } finally {
    if (room?.gone.aborted) context.onLost?.();
    await room?.leave();
  }
}

/** Comes back to where the bot was in a part, or walks there from the village. */
async function comeTo(
  way: readonly PlaceName[],
  deeds: readonly Deed[],
  stop: AbortSignal,
  { visitor, url }: BotContext,
): Promise<{ room: JoinedRoom<StoryState>; place: PlaceName }> {
  const within = deeds.flatMap((deed) => ("go" in deed ? [deed.go] : []));
  for (const place of new Set([...way.toReversed(), ...within])) {
    const room = await joinStory(visitor, url, place).catch((error: unknown) => {
      if (isTooFar(error)) return null;
      throw error;
    });
    if (!room) continue;
    const left = way.slice(way.indexOf(place) + 1);
    return way.includes(place) ? onwards(room, place, left, stop, { visitor, url }) : { room, place };
  }
  const hub = await joinRoom<HubState>(visitor, url, "hub");
  const [first, ...left] = way as [PlaceName, ...PlaceName[]];
  const room = await orLeave(hub, async () => {
    await walkToPortal(hub, first, stop);
    return throughDoor(hub, () => joinStory(visitor, url, first, hub.sessionId));
  });
  return onwards(room, first, left, stop, { visitor, url });
}

async function onwards(
  room: JoinedRoom<StoryState>,
  place: PlaceName,
  left: readonly PlaceName[],
  stop: AbortSignal,
  caller: Pick<BotContext, "visitor" | "url">,
): Promise<{ room: JoinedRoom<StoryState>; place: PlaceName }> {
  let [here, joined] = [place, room];
  for (const next of left) {
    joined = await orLeave(joined, () => through(joined, here, next, stop, caller));
    here = next;
  }
  return { room: joined, place: here };
}

/** Walks to the door of `here` that leads to `next`, and takes the seat behind it. */
async function through(
  room: JoinedRoom<StoryState>,
  here: PlaceName,
  next: PlaceName,
  stop: AbortSignal,
  { visitor, url }: Pick<BotContext, "visitor" | "url">,
): Promise<JoinedRoom<StoryState>> {
  const door = groundOf(here).map.portals.find(({ target }) => target === next);
  if (!door) throw new RangeError(`no door of the ${here} leads to the ${next}`);
  await walkBeside(room, here, middleOf(door), stop);
  return throughDoor(room, () => joinStory(visitor, url, next, room.sessionId));
}
