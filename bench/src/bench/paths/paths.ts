import type { FishingState } from "@diamond-valley/schemas/fishing/fishing.ts";
import { Unanswered } from "../../bots/answers.ts";
import { goTo } from "../../bots/going.ts";
import { lakeMap, lakeRouter, spotsByWay } from "../../bots/lake.ts";
import { createPlayer } from "../../bots/player.ts";
import { walkTo } from "../../bots/walk.ts";
import type { Section } from "../report.ts";
import { type AnglerPage, openAnglerPage } from "./angler-page.ts";
import { type Called, filesBeyond, together } from "./coverage.ts";
import { type DevProduct, ROOT, startDevProduct } from "./dev-product.ts";
import { type Call, divide } from "./way.ts";

/** The most files that a press may cross. */
const PRESS_MAX = 20;
/** How long the page stands still, ms, to see what an idle moment calls: the lock of a seat is renewed every 10 s. */
const IDLE = 11_000;
/** How long after the result the rest of a catch is listened to, ms: the wallet's update, and what is drawn. */
const AFTER = 2_000;
/** How long the arrow is on the screen before the time counts in which it moves and nobody presses, ms. */
const ARROW_DRAWN = 400;
/** How long that time is, ms: the arrow goes once over its bar and turns. */
const ARROW_MOVES = 1_400;
/** Casts until one of them is a catch: presses in the green zone may still come late on a busy machine. */
const CASTS = 12;

/** What was called in the windows of one catch, and what runs anyway. */
interface Measured {
  press: Window;
  /** The browser's calls of the press. */
  calls: Call[];
  attempt: Window;
  idle: Window;
  /** The same and what moves the arrow. */
  biting: Window;
}

/** Calls of both sides in one window of time. */
interface Window {
  browser: Called;
  server: Called;
}

/**
 * The files of ours that a press crosses (X at a bite, until the result is on the screen) and a whole catch (from the
 * cast until two seconds after the result): those with a function that was called then and that does not run anyway,
 * while the player stands in the same place, another one walks about in it, and, for the press, while the arrow
 * moves. Counted by V8 in the browser and in the server, on a real cast.
 */
export async function benchPaths(): Promise<Section> {
  const product = await startDevProduct();
  try {
    const player = createPlayer({ url: product.url, number: 1, loginHint: "bot-1" });
    const stop = new AbortController().signal;
    await player.arrive(stop);
    const lake = await goTo<FishingState>({ visitor: player.visitor, url: product.url }, "lake", stop);
    await walkTo(lake, lakeMap, lakeRouter.route, spotsByWay[0]!, stop);
    await lake.leave();
    const last = { place: "lake", session: lake.sessionId };
    const page = await openAnglerPage(product.url, player.visitor.cookies(), last);
    const walking = new AbortController();
    const walker = walkAbout(product.url, walking.signal);
    try {
      await walker.isThere;
      return sectionOf(await measure(product, page));
    } finally {
      walking.abort();
      await walker.over;
      await page.close();
    }
  } finally {
    await product.stop();
  }
}

/** Another player, who walks to and fro at the lake until `stop`: what patches and inputs call runs anyway. */
function walkAbout(url: string, stop: AbortSignal): { isThere: Promise<void>; over: Promise<void> } {
  const there = Promise.withResolvers<void>();
  const walk = async (): Promise<void> => {
    const { arrive, visitor } = createPlayer({ url, number: 2, loginHint: "bot-2" });
    await arrive(stop);
    const lake = await goTo<FishingState>({ visitor, url }, "lake", stop);
    there.resolve();
    try {
      for (let turns = 1; !stop.aborted && !lake.gone.aborted; turns += 1)
        await walkTo(lake, lakeMap, lakeRouter.route, spotsByWay[1 + (turns % 2)]!, stop).catch(
          (error: unknown) => {
            // On a busy machine a walk may end beside its end: the next one begins there.
            if (!(error instanceof Unanswered)) throw error;
          },
        );
    } finally {
      await lake.leave();
    }
  };
  const over = walk().catch((error: unknown) => {
    there.reject(error);
    // Only the end breaks a walk off.
    if (!stop.aborted) throw error;
  });
  return { isThere: there.promise, over };
}

async function measure(product: DevProduct, page: AnglerPage): Promise<Measured> {
  const take = async (): Promise<Window> => ({
    browser: await page.called(),
    server: await product.called(),
  });
  const idle: Window[] = [];
  const waitIdle = async (ms: number) => {
    await take();
    await page.rest(ms);
    idle.push(await take());
  };
  await waitIdle(IDLE);
  // The first catch is guided, and its fish stays: time to see what a waiting bite calls.
  await page.press();
  await page.phase("bite");
  await page.rest(500);
  await waitIdle(IDLE);
  await page.press();
  await page.phase("caught", "missed");
  await page.ready();
  await waitIdle(IDLE);
  await page.watchCallers(usual(idle).browser);
  const outcomes: string[] = [];
  while (outcomes.length < CASTS) {
    await page.ready();
    await take();
    await page.press();
    await page.phase("bite");
    await page.rest(ARROW_DRAWN);
    const cast = await take();
    await page.rest(ARROW_MOVES);
    const bite = await take();
    // Nothing between the two: counting takes a slow machine longer than the arrow stays in its green zone. So what is
    // counted as the press begins with this wait.
    await page.green();
    await page.press();
    const outcome = await page.phase("caught", "missed", "idle");
    outcomes.push(outcome);
    const press = await take();
    const calls = await page.calls();
    await page.rest(AFTER);
    const after = await take();
    if (outcome === "caught") {
      const attempt = all([cast, bite, press, after]);
      const anyway = usual(idle);
      return { press, calls, attempt, idle: anyway, biting: all([anyway, bite]) };
    }
  }
  throw new Error(`no catch in ${CASTS} casts: ${outcomes.join(", ")}`);
}

/**
 * What runs in two windows at least. What ran in one came by chance: a job of the background that moved a quiet wallet's
 * lines must not hide that a press writes too.
 */
function usual(windows: readonly Window[]): Window {
  const twice = (calls: readonly Called[]): Called =>
    new Map([...together(...calls)].filter(([place]) => calls.filter((each) => each.has(place)).length > 1));
  return {
    browser: twice(windows.map(({ browser }) => browser)),
    server: twice(windows.map(({ server }) => server)),
  };
}

function all(windows: readonly Window[]): Window {
  return {
    browser: together(...windows.map(({ browser }) => browser)),
    server: together(...windows.map(({ server }) => server)),
  };
}

/** `3 in game-client, 2 in schemas`. */
function countsOf(files: readonly string[]): string {
  const packages = Map.groupBy(files, (file) => file.slice(0, file.indexOf("/")));
  return [...packages].map(([name, { length }]) => `${length} in ${name}`).join(", ");
}

/** One row for each file, with the side that called it. */
function rowsOf(what: string, window: Window, idle: Window): string[][] {
  return (["browser", "server"] as const).flatMap((side) =>
    [...filesBeyond(window[side], idle[side])].map(([file, names]) => [what, side, file, names.join(", ")]),
  );
}

const filesOf = (rows: readonly string[][]): Set<string> => new Set(rows.map(([, , file = ""]) => file));

function sectionOf({ press, calls, attempt, idle, biting }: Measured): Section {
  const { crossed, shown } = divide(press.browser, calls, ROOT);
  // The server shows nothing: all that it does is on the way.
  const crossedRows = rowsOf("crossed", { browser: crossed, server: press.server }, biting);
  const crossedFiles = filesOf(crossedRows);
  const shownRows = rowsOf("shown", { browser: shown, server: new Map() }, biting).filter(
    ([, , file = ""]) => !crossedFiles.has(file),
  );
  const shownFiles = filesOf(shownRows);
  const attemptRows = rowsOf("catch", attempt, idle);
  const more = attemptRows.filter(([, , file = ""]) => !crossedFiles.has(file) && !shownFiles.has(file));
  return {
    name: "paths",
    title: "Files that a press and a catch cross",
    method: `Counted on one real catch, in Chromium and in the server of \`npm run dev\`, by V8's precise coverage: files of ours with a function that was called from the press until its result was on the screen, and that does not run anyway, while the same player waits, another one walks about, and the arrow moves. **Crossed** are those on the way of the press: in the server all of them, in the browser what the key's handler calls and awaits, until the result is here. **Shown** (${shownFiles.size} files) is what runs in the browser because of it: what a store's listeners, React or Phaser call, and what another event does, such as the key's release. **Catch** is what a whole catch has more, from the cast until ${AFTER / 1_000} s after the result: it has ${filesOf(attemptRows).size} files.`,
    head: ["part", "side", "file", "functions"],
    rows: [...crossedRows, ...shownRows, ...more],
    verdicts: [
      {
        what: "files that a press crosses",
        budget: `<= ${PRESS_MAX}`,
        measured: `${crossedFiles.size} (${countsOf([...crossedFiles])})`,
        kept: crossedFiles.size <= PRESS_MAX,
      },
    ],
  };
}
