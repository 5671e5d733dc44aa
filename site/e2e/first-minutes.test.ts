import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signInReward } from "@diamond-valley/schemas/sign-in/sign-in.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { followerOf, LEG_MAX } from "./support/follower.ts";
import { freePort, startProduct, stopProduct } from "./support/product.ts";
import { register } from "./support/registration.ts";
import { visit } from "./support/visitor.ts";

/**
 * From the arrival screen's "Start your adventure" on, ms. Where three games share two processors the times say nothing: they
 * are held to by `TIMED=1`, on a machine that does nothing else.
 */
const WITHIN = { step: 10_000, catch: 60_000, diamond: 120_000 };
const isTimed = process.env.TIMED === "1";

let dataDir = "";
let product: Awaited<ReturnType<typeof startProduct>>;

// A product of its own, which waits as long as for players.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "diamond-valley-minutes-"));
  product = await startProduct(dataDir, await freePort(), { GAME_TEMPO: "1" });
});
afterAll(async () => {
  await stopProduct(product.child);
  await rm(dataDir, { recursive: true, force: true });
});

test.each([
  ["ko", "mobile", { width: 390, height: 844 }],
  ["en", "desktop", { width: 1_280, height: 800 }],
] as const)("who only follows what is on screen soon has a diamond (%s, %s)", async (...given) => {
  const [locale, device, size] = given;
  const visitor = await visit(locale, device, `${locale}-${device}-first-minutes`, product.url);
  const { page } = visitor;
  await page.setViewportSize(size);
  // The machine has no graphics card: players get WebGL.
  // Sixteen frames a second are enough to follow, and spare the machine.
  await page.addInitScript(() => {
    sessionStorage.setItem("renderer", "canvas");
    const { pathname, hash } = window.location;
    if (pathname.endsWith("/game/")) window.history.replaceState(null, "", `?frames=16${hash}`);
  });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await register(visitor);
  await page.locator(".arrival-start .button-main").waitFor();
  const follower = await followerOf(visitor);
  /** Pictures take time that no player needs: it is not counted. */
  let pictures = 0;
  const look = async (name: string): Promise<void> => {
    const begun = Date.now();
    await visitor.look(name);
    pictures += Date.now() - begun;
  };

  const start = Date.now();
  const since = (): number => Date.now() - start - pictures;
  await page.locator(".arrival-start .button-main").click();
  await page.locator(".game[data-connection=online][data-place=village]").waitFor({ timeout: LEG_MAX });
  await page.locator(".goal-pointer:not([hidden])").waitFor();
  const arrived = since();
  expect(await page.locator("[data-dialog]").count(), "nothing lies over the first step").toBe(0);
  await look("village");

  const hint = page.locator("[data-hint=walk]");
  const walking = follower.followTo("talk", LEG_MAX, "mayor");
  await hint.waitFor({ state: "detached" });
  const step = since();
  await walking;
  await look("mayor");
  // Somebody may walk on while a picture is taken: then whoever talks goes along.
  await follower.followAndAct("talk", page.locator("[data-dialog=talk] .line"), LEG_MAX, "mayor");
  await look("mayor-talks");
  await follower.readOn();
  await page.locator(".quest[data-step=meet-fisher]").waitFor();
  await look("to-marlin");
  await follower.followAndAct("talk", page.locator("[data-dialog=talk] .line"), LEG_MAX, "fisher");
  await follower.readOn();
  await page.locator(".quest[data-step=first-catch]").waitFor();
  await follower.followThrough("lake");
  await look("lake");
  await follower.followTo("cast", LEG_MAX);
  await look("spot");
  await follower.act();
  await page.locator("[data-fishing=waiting]").waitFor({ state: "attached" });
  await look("waiting");
  await page.locator('.press[data-guided="true"]').waitFor();
  await look("bite");
  await follower.hook();
  await page.locator("[data-fishing=caught]").waitFor({ state: "attached" });
  const caught = since();
  const diamonds = page.locator(".hud .diamonds output");
  // The day's sign-in has paid before; what counts here is what was played for.
  await expect
    .poll(async () => Number(await diamonds.textContent()), { interval: 50 })
    .toBeGreaterThan(signInReward(1).diamonds);
  const diamond = since();
  await look("level-up");
  await page.locator(".level-up [data-level]").waitFor({ state: "detached" });
  await page.locator(".quest[data-step=collect]").waitFor();
  await look("next");

  // biome-ignore lint/suspicious/noConsole: the times are what the test is for
  console.info(
    `first minutes, ${locale} ${size.width}x${size.height}: ${JSON.stringify({ arrived, step, caught, diamond })} ms`,
  );
  if (isTimed) {
    expect(step, "first step").toBeLessThan(WITHIN.step);
    expect(caught, "first catch").toBeLessThan(WITHIN.catch);
    expect(diamond, "first diamond").toBeLessThan(WITHIN.diamond);
  }
  await visitor.leave();
});
