import { shortestMoves } from "@diamond-valley/schemas/story/puzzles/played.fixture.ts";
import { reactionsOf } from "@diamond-valley/schemas/story/targets.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { followerOf, LEG_MAX } from "./support/follower.ts";
import { enterGame, playerOf } from "./support/game.ts";
import { handOf } from "./support/hand.ts";
import { registerQuickly } from "./support/registration.ts";
import { tap } from "./support/tap.ts";
import { visit, WINDOWS } from "./support/visitor.ts";
import { windowsOf } from "./support/windows.ts";
import { within } from "./support/within.ts";

/** A walk on the belts, and what comes with it, ms. */
const WALK_MAX = 150_000;

/** The lights of the row that is shown now, as they light up: none is so short that a busy page hides it. */
const watched = (page: Page, round: number) =>
  within(
    "a row of lights",
    page.evaluate(
      (wanted) =>
        new Promise<string[]>((done) => {
          const seen: string[] = [];
          let last: string | undefined;
          let isShown = false;
          const look = (): void => {
            const lights = document.querySelector<HTMLElement>(".lights")?.dataset.round === String(wanted);
            const turn = document.querySelector<HTMLElement>("[data-turn]")?.dataset.turn;
            isShown ||= lights && turn === "watch";
            const lit = document.querySelector<HTMLElement>('[data-lit="true"]')?.dataset.light;
            if (isShown && turn === "watch" && lit && lit !== last) seen.push(lit);
            last = lit;
            if (!isShown || turn !== "repeat") return;
            changes.disconnect();
            done(seen);
          };
          const changes = new MutationObserver(look);
          const attributeFilter = ["data-lit", "data-turn", "data-round"];
          changes.observe(document.body, {
            subtree: true,
            childList: true,
            attributes: true,
            attributeFilter,
          });
          look();
        }),
      round,
    ),
  );

/** Walks on the belts by what is read out: the own lane, and those that are free next. */
const walkOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        let before = "";
        const look = (): void => {
          const canvas = document.querySelector("canvas[data-sticks]");
          if (!canvas) {
            done();
            return;
          }
          const said =
            document.querySelector('[data-puzzle="belts"] [aria-live="assertive"]')?.textContent ?? "";
          const [lane = 0, ...free] = [...said.matchAll(/\d/g)].map(([digit]) => Number(digit));
          const [next] = free.sort((one, other) => Math.abs(one - lane) - Math.abs(other - lane));
          if (said !== before && next !== undefined && next !== lane)
            window.dispatchEvent(
              new KeyboardEvent("keydown", { code: next < lane ? "ArrowLeft" : "ArrowRight" }),
            );
          before = said;
          setTimeout(look, 40);
        };
        look();
      }),
  );

test.each(
  windowsOf("desktop", [
    ["ko", "mobile"],
    ["en", "desktop"],
  ] as const),
)("Nut's three machines give their first stars (%s, %s)", async (locale, device) => {
  const visitor = await visit(locale, device, `${locale}-${device}-android-room`);
  const { page } = visitor;
  const hand = handOf(visitor);
  await page.setViewportSize(WINDOWS[device].viewport);
  await registerQuickly(visitor);
  await enterGame(visitor, hand);
  const [player, follower] = [await playerOf(visitor), await followerOf(visitor)];
  const dialog = (name: string) => page.locator(`[data-dialog=${name}]`);
  const talk = dialog("talk").locator(".line");
  const puzzle = dialog("puzzle");
  const won = puzzle.locator(".won");
  const goOn = async () => {
    await won.waitFor();
    await hand.press(puzzle.locator("[data-way=on]"));
    await won.waitFor({ state: "detached" });
  };
  const machine = async (name: string) => {
    await follower.followAndAct("interact", talk, LEG_MAX, name);
    await follower.readOn();
    await puzzle.waitFor();
  };
  const close = async () => {
    await hand.press(puzzle.locator(".close"));
    await puzzle.waitFor({ state: "detached" });
  };

  await player.goThrough("village", "android-room");
  await visitor.look("room");
  await follower.followAndAct("talk", talk, LEG_MAX, "nut");
  await visitor.look("nut");
  await follower.readOn();
  await follower.followAndAct("interact", talk, LEG_MAX, "fuse-box");
  await follower.readOn();

  await machine("lights");
  await hand.press(puzzle.locator("[data-way=begin]"));
  const [first = ""] = await watched(page, 0);
  await visitor.look("lights");
  // Another light than the first ends the try with a kind line.
  await hand.press(puzzle.locator(`[data-light]:not([data-light="${first}"])`).first());
  await puzzle.locator(".told[data-tries='1']").waitFor();
  await hand.press(puzzle.locator("[data-way=begin]"));
  for (const round of [0, 1]) {
    const row = await watched(page, round);
    expect(row).toHaveLength(3 + round);
    for (const light of row) await hand.press(puzzle.locator(`[data-light="${light}"]`));
  }
  await won.locator("[data-paid='20']").waitFor();
  await visitor.look("lights-won");
  await goOn();
  await close();

  await machine("crates");
  for (const number of [1, 2]) {
    const reaction = reactionsOf("android-room", "crates").find(({ id }) => id === `board-${number}`);
    const board = puzzle.locator(`[data-board="${number}"]`);
    await board.waitFor();
    if (number === 2) await visitor.look("crates");
    if (reaction?.puzzle?.kind !== "crates") throw new Error("no board");
    const moves = shortestMoves(reaction.puzzle);
    const keys = { l: "ArrowLeft", r: "ArrowRight", u: "ArrowUp", d: "ArrowDown" } as const;
    for (const [at, move] of [...moves].entries()) {
      const way = move as keyof typeof keys;
      if (device === "mobile") await tap(puzzle.locator(`[data-go=${way}]`));
      else await page.keyboard.press(keys[way]);
      if (at > 0) continue;
      // A step taken back, and made again.
      await hand.press(puzzle.locator("[data-way=undo]"));
      await puzzle.locator("[data-moves='0']").waitFor();
      if (device === "mobile") await tap(puzzle.locator(`[data-go=${way}]`));
      else await page.keyboard.press(keys[way]);
    }
    await goOn();
  }
  await close();

  await machine("belts");
  for (let tries = 0; tries < 3 && (await won.count()) === 0; tries += 1) {
    await hand.press(puzzle.locator("[data-way=begin]"));
    await puzzle.locator("canvas").waitFor();
    const looking = async () => {
      await page.waitForTimeout(4_000);
      await visitor.look("belts");
    };
    const walking = within("a walk on the belts", walkOn(page), WALK_MAX);
    await Promise.all([walking, tries === 0 && looking()]);
    await puzzle.locator(".won, [data-way=begin]").first().waitFor();
  }
  await won.locator("[data-paid='20']").waitFor();
  await goOn();
  await visitor.look("belts-ready");
  await close();

  await follower.followAndAct("talk", talk, LEG_MAX, "nut");
  await follower.readOn();
  const result = dialog("part-result");
  await result.waitFor();
  await visitor.look("result");
  expect(await result.locator("[data-result=experience] dd").textContent()).toBe("+300");
  // One star at each machine leaves six of the nine.
  expect(await result.locator(".note").textContent()).toContain("6");
  await hand.press(result.locator("[data-way=on]"));
  await page.locator(".quest[data-step=story-stars]").waitFor();
  await visitor.leave();
});
