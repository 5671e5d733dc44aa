import type { DeepState } from "@diamond-valley/schemas/deep/deep.ts";
import { nearestFree } from "@diamond-valley/schemas/maps/collision.ts";
import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance, middleOf } from "@diamond-valley/schemas/maps/points.ts";
import { partOf } from "@diamond-valley/schemas/places/parts.ts";
import { isPlace, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { signpost } from "@diamond-valley/schemas/places/signpost.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { inStory, type Objective, objective } from "@diamond-valley/schemas/quests/objective.ts";
import { nextAct } from "@diamond-valley/schemas/quests/story-objective.ts";
import type { Situation } from "@diamond-valley/schemas/story/facts.ts";
import { losesProgress } from "@diamond-valley/schemas/story/leaving.ts";
import { NO_MEMBERSHIP } from "@diamond-valley/schemas/story/membership.ts";
import { INTERACT, type InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import { PARTS } from "@diamond-valley/schemas/story/parts.ts";
import { changed } from "@diamond-valley/schemas/story/progress.ts";
import type { PuzzleView } from "@diamond-valley/schemas/story/puzzles/puzzle.ts";
import { WALKER_RADIUS } from "@diamond-valley/schemas/walking/walking.ts";
import type { Room } from "colyseus.js";
import { MAPS, portalsBetween } from "../../../rooms/maps.ts";
import type { TestGame } from "../../../testing/rooms.ts";
import { createProgressStore } from "../../progress.ts";
import { flightIn } from "./page-flight.ts";
import { answerOf, shownPuzzle } from "./page-puzzles.ts";
import { pageTexts } from "./page-texts.ts";
import { floorOf, frameAt, offeredAt, type Placed, placedIn } from "./page-view.ts";
import type { Screen, Shown } from "./screen.ts";
import { stepsTo } from "./way.ts";

/** Who comes so near (px) to what is picked up by itself has it. */
const PICKED = 40;

/** What a person takes, s: to look around and press; to read a letter of each language; to take a puzzle in; to lay a piece; to watch a scene and its results. */
const TAKES = { press: 3, letter: { en: 1 / 12, ko: 1 / 7 }, puzzle: 20, piece: 2, scene: 20 } as const;
/** Nobody walks as straight as a rule: so much longer are the ways of a person. */
const DETOUR = 1.3;

const NOTHING: Shown = {
  ...{ lines: [], choices: [], puzzle: null },
  ...{ solved: false, dodging: false, ended: false, asked: false },
};

/**
 * The page of a player in this language who goes through the door `from` one place to another, and has done before what is `known`: it has the maps, the rules and the
 * texts that pages are sent, and shows what they show. The player is a `Screen` away from all of that.
 */
export async function openPage(
  game: TestGame,
  account: string,
  locale: "ko" | "en",
  [from, to]: readonly [PlaceName, PlaceName],
  known: Readonly<Record<string, number>> = {},
): Promise<Screen & { leave(): Promise<void> }> {
  const say = pageTexts(locale);
  const store = createProgressStore(game.deps);
  await store.change(account, (before) => changed(before, { set: known, add: {} }));
  const numbers = new Map<string, number>();
  const floors = new Map<PlaceName, Point[]>();
  let place = from;
  let me: Point = middleOf(portalsBetween(from, to)[0]!);
  let room: Room | null = null;
  let situation: Situation;
  let seconds = 0;
  let touched: Placed | null = null;
  let puzzle: PuzzleView | null = null;
  let flight: ReturnType<typeof flightIn> | null = null;
  let choices: InteractAnswer["choices"] = [];

  const map = (): GameMap => MAPS[place];
  const now = (): number => game.deps.clock.now();
  const spend = (time: number): void => {
    seconds += time;
    game.skip(time * 1_000);
  };
  const numberOf = (name: string): number => {
    if (!numbers.has(name)) numbers.set(name, numbers.size + 1);
    return numbers.get(name)!;
  };

  /** What `GET /game_rpg/frontend-game-state` and the wallet's changes bring. */
  async function refresh(): Promise<void> {
    const membership = game.members.get(account) ?? NO_MEMBERSHIP;
    const [progress, wallet] = await Promise.all([store.read(account), game.wallets.view(account)]);
    situation = { progress, wallet, season: game.season, quantity: 10, membership };
  }

  const placed = (): Placed[] => placedIn(place, situation, now(), numberOf);
  const offered = (): Placed | null => offeredAt(map(), placed(), me);

  async function join(target: PlaceName): Promise<void> {
    flight?.close();
    flight = null;
    await game.rooms.seats.exit(account);
    await game.stand(account, { place, area: 1, x: Math.round(me.x), y: Math.round(me.y) });
    room = await game.join(account, target);
  }

  async function travel(target: PlaceName): Promise<void> {
    await join(target);
    place = target;
    const state = room?.state as { players: Map<string, Point> };
    const { x, y } = state.players.get(room?.sessionId ?? "")!;
    me = { x, y };
    floors.set(place, floors.get(place) ?? floorOf(map()));
    await refresh();
    notice();
  }

  /** What the player sees now is not unseen any more. */
  function notice(): void {
    floors.set(
      place,
      (floors.get(place) ?? []).filter((at) => !isSeen(at)),
    );
  }

  const frame = () => frameAt(map(), me);
  function isSeen({ x, y }: Point): boolean {
    const seen = frame();
    return x >= seen.x && x <= seen.x + seen.width && y >= seen.y && y <= seen.y + seen.height;
  }

  /** Sends a touch, or an answer, and shows what comes of it. */
  async function touch(target: Placed, choice?: string): Promise<Shown> {
    if (!room) await join(place);
    const before = situation.progress.facts;
    const sent = choice === undefined ? { target: target.name } : { target: target.name, choice };
    const refused = (error: { reason?: { code?: string } }): null => {
      if (error.reason?.code !== "not-found") throw error;
      return null;
    };
    const answer = await room!.request<unknown, InteractAnswer>(INTERACT.name, sent).catch(refused);
    await refresh();
    if (!answer) return NOTHING;
    const lines = answer.say.map((key) => say(key, answer.values));
    const { open } = answer;
    const ended = [...PARTS.values()].some(({ done }) => !before[done] && situation.progress.facts[done]);
    spend(lines.join(" ").length * TAKES.letter[locale] + (open?.dialog === "cutscene" ? TAKES.scene : 0));
    choices = answer.choices;
    puzzle = open?.dialog === "puzzle" ? open.puzzle : puzzle;
    return {
      ...{ ...NOTHING, lines, ended, solved: answer.solved ?? false },
      choices: choices.map(({ text }) => say(text, answer.values)),
      puzzle: open?.dialog === "puzzle" ? shownPuzzle(open.puzzle, say) : null,
    };
  }

  /** Begins a flight. */
  async function wake(): Promise<Shown> {
    if (!room) await join(place);
    flight ??= flightIn(room as Room<unknown, DeepState>, (at) => frameAt(map(), at));
    await flight.wake();
    spend(TAKES.press);
    return { ...NOTHING, dodging: true };
  }

  /** What lies about and is come near to on the way. */
  async function pickUp(steps: readonly Point[]): Promise<void> {
    for (const each of placed().filter(({ isPickedUp }) => isPickedUp)) {
      const near = steps.find((step) => distance(step, each.at) <= PICKED);
      if (!near) continue;
      me = near;
      room = null;
      await touch(each);
    }
  }

  /** What the card says: of two ways on, that of the story, to which the postbot's letters belong. */
  function next(): Objective {
    const main = objective(situation, place);
    const mayChoose = main.part === null && main.step !== "meet-tock" && partOf(place) === null;
    const act = mayChoose ? nextAct(situation) : null;
    return act ? inStory(situation, act) : main;
  }

  await refresh();
  await travel(to);

  return {
    card() {
      const { words, part, count, needed } = next();
      return say(words, { count, needed, part: part === null ? "" : say(`story:part.${part}`) });
    },
    arrow() {
      const { target } = next();
      return target && signpost(map(), place, me, target);
    },
    room: () => numberOf(place),
    me: () => me,
    frame,
    things: () =>
      placed()
        .filter(({ at }) => isSeen(at))
        .map(({ number, at, kind, locked }) => ({ number, at, kind, locked })),
    unseen: () => (floors.get(place) ?? []).toSorted((a, b) => distance(a, me) - distance(b, me))[0] ?? null,
    async walkTo(at) {
      const steps = stepsTo(map(), me, nearestFree(map(), Math.round(at.x), Math.round(at.y), WALKER_RADIUS));
      spend((steps.length / TICK_RATE) * DETOUR);
      await pickUp(steps);
      me = steps.at(-1) ?? me;
      room = null;
      // Whatever the walls keep one from is seen from where one came to.
      floors.set(
        place,
        (floors.get(place) ?? []).filter((spot) => distance(spot, at) > 1),
      );
      notice();
    },
    prompt: () => offered()?.number ?? null,
    async press() {
      spend(TAKES.press);
      touched = offered();
      if (!touched) return NOTHING;
      if (touched.verb === "touch") {
        const shown = await touch(touched);
        if (shown.puzzle) spend(TAKES.puzzle);
        return shown;
      }
      if (touched.verb === "wake") return wake();
      const { name, locked } = touched;
      if (locked || !isPlace(name)) return NOTHING;
      if (losesProgress(situation.progress, place, name)) return { ...NOTHING, asked: true };
      await travel(name);
      return NOTHING;
    },
    async choose(choice) {
      spend(TAKES.press);
      if (touched?.verb === "wake") return choice === 0 ? wake() : NOTHING;
      return touched ? touch(touched, choices[choice]?.id) : NOTHING;
    },
    async answer(given) {
      spend(given.length * TAKES.piece);
      return touched && puzzle ? touch(touched, `=${answerOf(puzzle, given)}`) : NOTHING;
    },
    async dodge(move) {
      if (!flight) return NOTHING;
      const { result, at } = await flight.dodge(move);
      const { outcome, reason, door } = result;
      me = at;
      spend(result.seconds);
      await refresh();
      // What the dialog of the result shows: where one fell, its first button is another try.
      const told = door ? door.say : [`deep:result.${reason}`];
      const lines = [
        say(`deep:result.${outcome}`),
        ...told.map((key) => say(key, { seconds: result.seconds })),
      ];
      spend(lines.join(" ").length * TAKES.letter[locale]);
      const choices = outcome === "fail" ? [say("deep:result.again"), say("deep:result.rest")] : [];
      return { ...NOTHING, lines, choices };
    },
    seconds: () => seconds,
    async leave() {
      flight?.close();
      await game.rooms.seats.exit(account);
    },
  };
}
