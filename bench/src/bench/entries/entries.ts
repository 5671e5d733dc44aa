import { connect } from "@diamond-valley/game-server/database/connect.ts";
import type { CDPSession, Page } from "playwright-core";
import { createPlayer } from "../../bots/player.ts";
import { WEEK_2 } from "../../product-environment.ts";
import { startMeasuredProduct } from "../measured-product.ts";
import type { Section } from "../report.ts";
import { onSlowLine, signedInPhone } from "../slow-phone.ts";
import { type Door, doors, standAt } from "./standing.ts";

/** How long a player has stood at a door, ms: what is fetched ahead comes in this time, on the slow line. */
const AT_THE_DOOR = 3_000;
/** How long a step takes, ms. */
const STEP = 150;
/** The most that entering a place may take, ms. */
const BUDGET = 1_000;

interface Entry extends Door {
  /** What was fetched between the press at the door and the arrival. */
  readonly files: number;
  readonly bytes: number;
  /** From the press until the last of it was here, and until the place was shown, ms. */
  readonly fetched: number;
  readonly shown: number;
}

/** What entering a place of each look takes on a slow line, for who has played before: bytes and time. */
export async function benchEntries(): Promise<Section> {
  const product = await startMeasuredProduct();
  const connection = await connect(product.databaseUrl);
  try {
    const entries: Entry[] = [];
    for (const [number, door] of doors().entries()) {
      const loginHint = `entry-${number}+vip+invited+platinum`;
      const { url } = product.greeting;
      const player = createPlayer({ url, number: number + 1, loginHint });
      await player.arrive(new AbortController().signal);
      await standAt(connection, loginHint, door, WEEK_2);
      const entry = await enter(url, player.visitor.cookies(), door).catch((error: Error) => error.message);
      const told = typeof entry === "string" ? entry : `${entry.fetched.toFixed(0)} ms`;
      process.stderr.write(`${door.from} to ${door.to}: ${told}\n`);
      if (typeof entry !== "string") entries.push(entry);
    }
    return sectionOf(entries);
  } finally {
    await connection.close();
    await product.stop();
  }
}

/** Opens the game at a door on the slow line, goes through, and tells what that took. */
async function enter(url: string, cookies: string, door: Door): Promise<Entry> {
  const { browser, context } = await signedInPhone(url, cookies, door.from);
  try {
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${url}/en/game/?renderer=canvas#play`);
    await page
      .locator(`.game[data-connection=online][data-place="${door.from}"]`)
      .waitFor({ timeout: 60_000 });
    await page
      .locator(`.hud .action[data-act=travel][data-target="${door.to}"]`)
      .waitFor({ timeout: 20_000 });
    const network = await onSlowLine(page);
    // A step to and fro: from the first on the game fetches ahead, for who has come from somewhere.
    for (const key of ["ArrowDown", "ArrowUp"]) {
      await page.keyboard.down(key);
      await page.waitForTimeout(STEP);
      await page.keyboard.up(key);
    }
    await page.waitForTimeout(AT_THE_DOOR);
    return { ...door, ...(await walkThrough(page, network, door)) };
  } finally {
    await browser.close();
  }
}

async function walkThrough(page: Page, network: CDPSession, { to }: Door): Promise<Omit<Entry, keyof Door>> {
  // Seconds: when it was asked for, and what the browser's own clock is behind that of the day.
  const asked = new Map<string, { readonly at: number; readonly behind: number }>();
  const came: { readonly id: string; readonly bytes: number; readonly timestamp: number }[] = [];
  network.on("Network.requestWillBeSent", ({ requestId, request, wallTime, timestamp }) => {
    if (request.url.startsWith("http")) asked.set(requestId, { at: wallTime, behind: wallTime - timestamp });
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) =>
    came.push({ id: requestId, bytes: encodedDataLength, timestamp }),
  );
  const through = await page.evaluateHandle(throughDoor, to);
  await page.keyboard.press("KeyX");
  const { pressed, shown } = await through.evaluate(({ done }) => done);
  // What was asked for by then may come a little later still; what is asked for later is fetched ahead of something else.
  await page.waitForTimeout(AT_THE_DOOR);
  const needed = came.flatMap(({ id, bytes, timestamp }) => {
    const request = asked.get(id);
    return request && request.at * 1_000 < shown ? [{ bytes, at: (timestamp + request.behind) * 1_000 }] : [];
  });
  return {
    files: needed.length,
    bytes: needed.reduce((sum, { bytes }) => sum + bytes, 0),
    fetched: Math.max(...needed.map(({ at }) => at)) - pressed,
    shown: shown - pressed,
  };
}

/** In the page: `done` answers when the next key went down, and when that place was on the screen then, epoch ms. */
const throughDoor = (place: string): { done: Promise<{ pressed: number; shown: number }> } => {
  const pressing = new Promise<number>((resolve) =>
    window.addEventListener("keydown", () => resolve(Date.now()), { capture: true, once: true }),
  );
  const showing = new Promise<number>((resolve) => {
    const watching = new MutationObserver(() => {
      const game = document.querySelector<HTMLElement>(".game");
      if (game?.dataset.place !== place || game.dataset.connection !== "online") return;
      watching.disconnect();
      resolve(Date.now());
    });
    watching.observe(document.body, { subtree: true, attributes: true, attributeFilter: ["data-place"] });
  });
  return { done: Promise.all([pressing, showing]).then(([pressed, shown]) => ({ pressed, shown })) };
};

function sectionOf(entries: readonly Entry[]): Section {
  const ms = (value: number) => value.toFixed(0);
  return {
    name: "entries",
    title: "Entering places on Fast 3G",
    method: `The game stands at a door, in a browser of a phone's window, for who has done the whole story; its line is Chromium's with 1.6 Mbit/s and 150 ms for each request, and since the first step ${AT_THE_DOOR / 1_000} s have passed. Then it goes through. Files and bytes are those that are fetched meanwhile, the seat included; \`here\` is when the last of them had come, \`shown\` when the place could be seen: the second has this machine's drawing of the place in it.`,
    head: ["place", "from", "files", "KB", "here ms", "shown ms"],
    rows: entries.map(({ from, to, files, bytes, fetched, shown }) => [
      to,
      from,
      String(files),
      (bytes / 1_000).toFixed(1),
      ms(fetched),
      ms(shown),
    ]),
    verdicts: entries.map(({ to, fetched }) => ({
      what: `what the ${to} needs is here`,
      budget: `< ${BUDGET} ms`,
      measured: `${ms(fetched)} ms`,
      kept: fetched < BUDGET,
    })),
  };
}
