import { connect } from "@diamond-valley/game-server/database/connect.ts";
import { makeVeteran } from "@diamond-valley/game-server/diamond-hero/testing/make-veteran.ts";
import { finishActs } from "@diamond-valley/game-server/diamond-hero/testing/runners.ts";
import { createLastPositionStore } from "@diamond-valley/game-server/rooms/last-positions.ts";
import { walletDeps } from "@diamond-valley/game-server/wallet/testing/deps.ts";
import { middleOf } from "@diamond-valley/schemas/maps/points.ts";
import { MAPS } from "@diamond-valley/schemas/places/maps.fixture.ts";
import type { Page } from "playwright-core";
import { accountOf } from "../../faults/evidence.ts";
import { WEEK_2 } from "../../product-environment.ts";
import { type MeasuredProduct, startMeasuredProduct } from "../measured-product.ts";
import type { Section } from "../report.ts";
import { newcomer } from "./crowd.ts";
import {
  type FrameWatch,
  inPacedPage,
  METHOD,
  ms,
  RENDERERS,
  type RendererName,
  SLOWDOWNS,
  verdictOf,
  WATCHED,
  watchFrames,
} from "./watch-frames.ts";

/** The minute that is watched: as many mobs as there may be. */
const MINUTE = 9;
/** Script of a frame, ms. */
const BUDGET = 8;
const LOBBY = "diamond-hero";

/** Script and layout of frames of the last minute of a run, in which three hundred mobs are alive, on a processor that is slowed down as a phone's. */
export async function benchHeroFrames(): Promise<Section> {
  const product = await startMeasuredProduct();
  try {
    const player = await newcomer(product.greeting.url, 1);
    await stand(product, player.journal.loginHint);
    const measured: [RendererName, readonly FrameWatch[]][] = [];
    for (const renderer of Object.keys(RENDERERS) as RendererName[])
      measured.push([renderer, await watch(product.greeting.url, player.visitor.cookies(), renderer)]);
    return sectionOf(measured);
  } finally {
    await product.stop();
  }
}

/** Gives the player a run to watch, and stands it at the board. */
async function stand({ databaseUrl }: MeasuredProduct, loginHint: string): Promise<void> {
  const connection = await connect(databaseUrl);
  try {
    const account = await accountOf(connection, loginHint);
    if (!account) throw new Error(`nobody is ${loginHint}`);
    const deps = walletDeps(connection, { now: () => WEEK_2 });
    await finishActs(deps, account);
    await makeVeteran(deps, account);
    const { x, y } = middleOf(MAPS[LOBBY].objects.find(({ name }) => name === "board")!);
    await createLastPositionStore(connection).write(account, { place: LOBBY, area: 1, x, y: y + 70 });
  } finally {
    await connection.close();
  }
}

async function watch(url: string, cookies: string, renderer: RendererName): Promise<readonly FrameWatch[]> {
  const prepare = async () => {};
  return inPacedPage({ url, cookies, place: LOBBY, renderer }, prepare, async (page, slow) => {
    await openMinute(page);
    const watched: FrameWatch[] = [];
    for (const slowdown of SLOWDOWNS)
      watched.push(await watchFrames(page, slow, slowdown, () => page.waitForTimeout(WATCHED)));
    return watched;
  });
}

/** Opens the board with the action key, until the own run stands on it, and goes to its last minute. */
async function openMinute(page: Page): Promise<void> {
  const skip = page.locator("[data-dialog=cutscene] [data-way=skip]");
  if (
    await skip.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    )
  )
    await skip.click();
  const own = page.locator("[data-dialog=hero-board] [data-own=true] [data-way=watch]").first();
  for (let tries = 0; tries < 40 && !(await own.isVisible()); tries += 1) {
    await page.keyboard.press("Escape");
    await page.waitForTimeout(1_500);
    await page.keyboard.press("KeyX");
    await page.waitForTimeout(2_000);
  }
  await own.click();
  const shown = page.locator("[data-dialog=hero-watch] .watch-shown");
  await page.locator(`[data-dialog=hero-watch] [data-minute='${MINUTE}']`).click({ timeout: 60_000 });
  for (let tries = 0; tries < 240; tries += 1) {
    if (Number(await shown.getAttribute("data-seconds")) > MINUTE * 60 + 5) return;
    await page.waitForTimeout(500);
  }
  throw new Error("the last minute is not shown");
}

function sectionOf(measured: readonly (readonly [RendererName, readonly FrameWatch[]])[]): Section {
  return {
    name: "hero-frames",
    title: "Frames of the last minute of Diamond Hero, on a phone",
    method: `${METHOD} A whole run is watched in its last minute, with three hundred mobs, which plays the same rules and draws the same things as a run.`,
    head: ["drawn by", "slowed down", "frames a second", "ms a frame"],
    rows: measured.flatMap(([renderer, watched]) =>
      watched.map(({ slowdown, rate, mean }) => [renderer, `${slowdown}x`, rate.toFixed(0), ms(mean)]),
    ),
    verdicts: measured.flatMap(([renderer, watched]) =>
      watched.filter(({ slowdown }) => slowdown === 1).map((frames) => verdictOf(renderer, BUDGET, frames)),
    ),
  };
}
