import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { followerOf, LEG_MAX } from "./support/follower.ts";
import { enterGame, playerOf } from "./support/game.ts";
import { handOf } from "./support/hand.ts";
import { freshHint, registerQuickly } from "./support/registration.ts";
import { touchIn } from "./support/touching.ts";
import { visit, WINDOWS } from "./support/visitor.ts";
import { windowsOf } from "./support/windows.ts";
import { within } from "./support/within.ts";

/** Strikes once, as the icon that is asked for is seen at the top: by a key, or by a finger on the bell. */
const strikeInTime = (page: Page, by: "key" | "finger") =>
  within(
    "a strike",
    page.evaluate(
      (hand) =>
        new Promise<void>((done) => {
          const look = (): void => {
            const bell = document.querySelector<HTMLElement>("[data-way=strike]");
            if (!bell) {
              done();
              return;
            }
            const asked = document.querySelector<HTMLElement>("[data-asked]")?.dataset.asked;
            const seat = document.querySelector<HTMLElement>(`[data-icon="${asked}"]`);
            const degrees = Number(/-?[\d.]+/.exec(seat?.style.transform ?? "")?.[0] ?? 180);
            if (Math.abs(degrees) > 8) {
              requestAnimationFrame(look);
              return;
            }
            if (hand === "key")
              bell.dispatchEvent(new KeyboardEvent("keydown", { code: "KeyX", bubbles: true }));
            else bell.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
            // The next one is asked for with the next frame.
            setTimeout(done, 200);
          };
          look();
        }),
      by,
    ),
  );

test.each(
  windowsOf("mobile", [
    ["ko", "mobile", "finger", "무리 말고 꼭대기를 봐."],
    ["en", "desktop", "key", "Watch the top, not the crowd."],
  ] as const),
)("a member stills Orbit's icons (%s, %s)", async (locale, device, by, note) => {
  const visitor = await visit(locale, device, `${locale}-${device}-member-house`);
  const { page } = visitor;
  const hand = handOf(visitor);
  await page.setViewportSize(WINDOWS[device].viewport);
  await registerQuickly(visitor, freshHint("member", "+bronze"));
  await enterGame(visitor, hand);
  const [player, follower] = [await playerOf(visitor), await followerOf(visitor)];
  const dialog = (name: string) => page.locator(`[data-dialog=${name}]`);
  const talk = dialog("talk").locator(".line");

  await player.goThrough("village", "member-house");
  await visitor.look("house");
  await follower.followAndAct("talk", talk, LEG_MAX, "orbit");
  await visitor.look("orbit");
  await follower.readOn();
  await follower.followAndAct("interact", talk, LEG_MAX, "bell");
  await follower.readOn();
  const puzzle = dialog("puzzle");
  await puzzle.waitFor();
  await visitor.look("ready");

  // The first press comes at once, and too early.
  await hand.press(puzzle.locator("[data-way=begin]"));
  await hand.press(puzzle.locator("[data-way=strike]"));
  await puzzle.locator(".told[data-tries='1']").waitFor();
  await visitor.look("dizzy");
  for (const round of [1, 2, 3]) {
    for (let tries = 0; tries < 4 && (await puzzle.locator(".won").count()) === 0; tries += 1) {
      await hand.press(puzzle.locator("[data-way=begin]"));
      await puzzle.locator("[data-way=strike]").waitFor();
      if (tries === 0) await visitor.look(`round-${round}`);
      for (let strikes = 0; strikes < 4; strikes += 1) await strikeInTime(page, by);
      await puzzle.locator(".won, [data-way=begin]").first().waitFor();
    }
    await puzzle.locator(".won").waitFor();
    if (round === 1) await visitor.look("won");
    await hand.press(puzzle.locator("[data-way=on]"));
    await puzzle.locator(".won").waitFor({ state: "detached" });
  }
  await puzzle.waitFor({ state: "detached" });
  await follower.followAndAct("talk", talk, LEG_MAX, "orbit");
  await follower.readOn();
  const result = dialog("part-result");
  await result.waitFor();
  await visitor.look("result");
  expect(await result.locator("[data-result=diamonds] dd").textContent()).toBe("+20");
  expect(await result.locator("[data-result=experience] dd").textContent()).toBe("+300");
  await hand.press(result.locator("[data-way=on]"));
  await touchIn(player)("member-house", "note-16", dialog("note").getByText(note));
  await visitor.leave();
});
