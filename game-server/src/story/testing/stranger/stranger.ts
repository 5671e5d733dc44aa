import { createReflexes } from "./reflexes.ts";
import { guesses, weighed } from "./riddles.ts";
import type { Screen, Shown, Spot, Thing } from "./screen.ts";

/** Px: what the arrow leads to stands so near to where it points. */
const BESIDE = 90;

const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Something that was seen, and how much had happened when it was touched last; -1 for never. */
interface Known {
  thing: Thing;
  room: number;
  touched: number;
}

/**
 * Plays a part of the story from outside of it until it has shown its results and the player is `outside` again, for
 * which null is anywhere. Knows the game only by its
 * screen: follows the arrow, then touches whatever it sees, looks into every corner and through every door, reads what is said,
 * and tries again what something may have changed. Throws where nothing is left to try, or after `patience` seconds.
 */
export async function play(
  screen: Screen,
  patience: number,
  outside: number | null = screen.room(),
): Promise<void> {
  const until = screen.seconds() + patience;
  const known = new Map<number, Known>();
  const read: string[] = [];
  /** Rises with whatever may have changed something: a step of the card, a thing that came or went. */
  let news = 0;
  let card = "";
  /** The card whose arrow was followed to its end last. */
  let followed = "";
  let hasEnded = false;
  /** What shot at one who came through: nobody goes there again without need. */
  const braved = new Set<number>();
  /** Doors through which one comes back outside. */
  const waysOut = new Set<number>();

  function look(): void {
    const [room, seen] = [screen.room(), screen.things()];
    const numbers = new Set(seen.map(({ number }) => number));
    const frame = screen.frame();
    for (const [number, { thing, room: its }] of known)
      if (its === room && !numbers.has(number) && isIn(thing.at, frame)) {
        known.delete(number);
        news += 1;
      }
    for (const thing of seen) {
      const before = known.get(thing.number);
      if (!before) news += 1;
      known.set(thing.number, { thing, room, touched: before?.touched ?? -1 });
    }
    if (screen.card() !== card) news += 1;
    card = screen.card();
  }

  function heard({ lines, ended: isOver }: Shown): void {
    const unread = lines.filter((line) => !read.includes(line));
    read.push(...unread);
    news += unread.length;
    hasEnded ||= isOver;
    look();
  }

  /** Answers what a press asks: by the likeliest guess, and if that was wrong by the next one. */
  async function reply(shown: Shown): Promise<void> {
    heard(shown);
    if (shown.dodging && screen.seconds() <= until) {
      const number = screen.prompt();
      const came = await screen.dodge(createReflexes());
      if (number !== null && came.choices.length === 0) braved.add(number);
      return reply(came);
    }
    if (shown.puzzle?.kind === "weigh") {
      if (screen.seconds() <= until) await reply(await screen.answer(weighed(shown.puzzle)));
      return;
    }
    if (shown.puzzle) {
      for (const guess of guesses(shown.puzzle, read)) {
        const answered = await screen.answer(guess);
        heard(answered);
        if (answered.solved) return;
        if (screen.seconds() > until) return;
      }
      return;
    }
    for (const choice of shown.choices.keys()) {
      const before = news;
      if (choice > 0) heard(await screen.press());
      const chosen = await screen.choose(choice);
      if (chosen.dodging) return reply(chosen);
      heard(chosen);
      if (news > before) return;
    }
  }

  /** Goes there and presses; whatever the button touches by then has been touched. */
  async function touch(at: Spot): Promise<void> {
    await screen.walkTo(at);
    look();
    const number = screen.prompt();
    const nearest = number === null ? undefined : known.get(number);
    for (const each of known.values())
      if (each.room === screen.room() && far(each.thing.at, at) < 1) each.touched = news;
    if (number === null) return;
    if (nearest) nearest.touched = news;
    const room = screen.room();
    await reply(await screen.press());
    if (room === outside && screen.room() !== outside) {
      const back = nearestOf(here().filter(({ thing }) => thing.kind === "door"));
      if (back) waysOut.add(back.thing.number);
    }
  }

  const here = (): Known[] => [...known.values()].filter(({ room }) => room === screen.room());
  const nearestOf = (all: Known[]): Known | undefined =>
    all.toSorted((a, b) => far(a.thing.at, screen.me()) - far(b.thing.at, screen.me()))[0];

  /** One thing to do; false where nothing is left. */
  async function goOn(): Promise<boolean> {
    const arrow = screen.arrow();
    const room = screen.room();
    if (arrow && followed !== card) {
      const step = card;
      await touch(arrow);
      const isOnTheWay = screen.room() !== room;
      if (!isOnTheWay) followed = step;
      return true;
    }
    const things = here().filter(({ thing }) => thing.kind !== "door" && !braved.has(thing.number));
    const doors = here().filter(
      ({ thing }) => thing.kind === "door" && !thing.locked && !waysOut.has(thing.number),
    );
    const fresh = nearestOf(things.filter(({ touched }) => touched < 0));
    if (fresh) return touch(fresh.thing.at).then(() => true);
    const unseen = screen.unseen();
    if (unseen) {
      await screen.walkTo(unseen);
      look();
      return true;
    }
    const pointed = arrow && nearestOf(here().filter(({ thing }) => far(thing.at, arrow) < BESIDE));
    const again = [
      pointed && pointed.touched < news ? pointed : undefined,
      nearestOf(doors.filter(({ touched }) => touched < 0)),
      nearestOf(things.filter(({ touched }) => touched < news)),
      doors.filter(({ touched }) => touched < news).toSorted((a, b) => a.touched - b.touched)[0],
    ].find((each) => each !== undefined);
    if (again) await touch(again.thing.at);
    return again !== undefined;
  }

  look();
  while (!hasEnded || (outside !== null && screen.room() !== outside)) {
    if (screen.seconds() > until) throw new Error(`after ${patience} s: ${card}`);
    if (!(await goOn())) throw new Error(`nothing is left to try: ${card}`);
  }
}

const isIn = ({ x, y }: Spot, frame: ReturnType<Screen["frame"]>): boolean =>
  x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height;
