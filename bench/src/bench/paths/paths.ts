import { goToLake, lakeMap, lakeRouter, spotsByWay } from "../../bots/lake.ts";
import { createPlayer } from "../../bots/player.ts";
import { walkTo } from "../../bots/walk.ts";
import type { Section } from "../report.ts";
import { type AnglerPage, openAnglerPage } from "./angler-page.ts";
import { type Called, filesBeyond, together } from "./coverage.ts";
import { type DevProduct, startDevProduct } from "./dev-product.ts";

/** The most files that a press may cross. */
const PRESS_MAX = 20;
/** How long the page stands still, ms, to see what an idle moment calls. */
const IDLE = 6_000;
/** How long after the result the rest of a catch is listened to, ms: the wallet's update, and what is drawn. */
const AFTER = 2_000;
/** How long the arrow is on the screen before the time counts in which it moves and nobody presses, ms. */
const ARROW_DRAWN = 400;
/** Casts until one of them is a catch: presses in the green zone may still come late on a busy machine. */
const CASTS = 12;

/** What was called in the windows of one catch, and what runs anyway. */
interface Measured {
  press: Window;
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
    const lake = await goToLake({ visitor: player.visitor, url: product.url }, stop);
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
    const lake = await goToLake({ visitor, url }, stop);
    there.resolve();
    try {
      for (let turns = 1; !stop.aborted && !lake.gone.aborted; turns += 1)
        await walkTo(lake, lakeMap, lakeRouter.route, spotsByWay[1 + (turns % 2)]!, stop);
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
  for (let casts = 0; casts < CASTS; casts += 1) {
    await page.ready();
    await take();
    await page.press();
    await page.phase("bite");
    await page.rest(ARROW_DRAWN);
    const cast = await take();
    await page.green();
    const bite = await take();
    await page.press();
    const outcome = await page.phase("caught", "missed", "idle");
    const press = await take();
    await page.rest(AFTER);
    const after = await take();
    if (outcome === "caught") {
      const attempt = all([cast, bite, press, after]);
      return { press, attempt, idle: all(idle), biting: all([...idle, bite]) };
    }
  }
  throw new Error(`no catch in ${CASTS} casts`);
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

function sectionOf({ press, attempt, idle, biting }: Measured): Section {
  const pressRows = rowsOf("press", press, biting);
  const pressFiles = new Set(pressRows.map(([, , file = ""]) => file));
  const attemptRows = rowsOf("catch", attempt, idle);
  const attemptFiles = new Set(attemptRows.map(([, , file = ""]) => file));
  const more = attemptRows.filter(([, , file = ""]) => !pressFiles.has(file));
  return {
    name: "paths",
    title: "Files that a press and a catch cross",
    method: `Counted by V8 (precise coverage) on one real catch, in Chromium and in the server of \`npm run dev\`: files of ours with a function that was called from the press until its result was on the screen, and that does not run anyway, while the same player waits, another one walks about, and the arrow moves: the way of the press and its answer, the rules on it, the wallet's update, and whatever the screen and the world show of both, down to the drawing. A catch is the same from the cast until ${AFTER / 1_000} s after the result: ${attemptFiles.size} files, those of the press and the rows marked "catch".`,
    head: ["part", "side", "file", "functions"],
    rows: [...pressRows, ...more],
    verdicts: [
      {
        what: "files that a press crosses",
        budget: `<= ${PRESS_MAX}`,
        measured: `${pressFiles.size} (${countsOf([...pressFiles])})`,
        kept: pressFiles.size <= PRESS_MAX,
      },
    ],
  };
}
