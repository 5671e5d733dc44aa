import type { Locator } from "playwright-core";
import { expect, inject, test } from "vitest";
import { flyerOf } from "./support/flyer.ts";
import { followerOf, LEG_MAX } from "./support/follower.ts";
import { enterGame, playerOf } from "./support/game.ts";
import { handOf } from "./support/hand.ts";
import { freshHint, registerQuickly } from "./support/registration.ts";
import { remember } from "./support/remember.ts";
import { touchIn } from "./support/touching.ts";
import { visit, WINDOWS } from "./support/visitor.ts";
import { windowsOf } from "./support/windows.ts";

/** The longest that a flight may take until its result is shown, ms, and how many may be needed. */
const FLIGHT_MAX = 110_000;
const FLIGHTS = 5;
/** The plate that wakes the eyes. */
const PLATE = { x: 480, y: 570 };
/** The lights in the order in which the doors woke. */
const ORDER = ["bronze", "silver", "gold", "platinum"];

test.each(
  windowsOf("mobile", [
    ["ko", "mobile", "다섯 불빛", "진행 상황이 사라져요. 정말 나갈까요?"],
    ["en", "desktop", "Five lights", "Your progress will be lost. Are you sure you want to exit?"],
  ] as const),
)("the fifth act is played whole (%s, %s)", async (locale, device, scene, warning) => {
  const visitor = await visit(locale, device, `${locale}-${device}-deep`);
  const { page } = visitor;
  await page.setViewportSize(WINDOWS[device].viewport);
  // A member of a tier with more health: what is sent to a busy machine arrives late.
  await registerQuickly(visitor, freshHint("deep", "+platinum"));
  const before = ["bronze", "silver", "gold", "platinum"].map((act) => `done.${act}`);
  await remember(page, inject("dataDir"), ...before, "letter.silver", "letter.platinum");
  const hand = handOf(visitor);
  await enterGame(visitor, hand);
  const [player, follower, flyer] = [
    await playerOf(visitor),
    await followerOf(visitor),
    await flyerOf(visitor),
  ];
  const dialog = (name: string): Locator => page.locator(`[data-dialog=${name}]`);
  const card = (words: string) => page.locator(`.quest[data-words="diamond:step.${words}"]`);
  const step = (words: string) => card(words).waitFor();
  const diamonds = async () => Number(await page.locator(".hud .diamonds output").textContent());
  const touch = touchIn(player);
  const talk = async (act: "talk" | "interact", whom: string): Promise<void> => {
    await follower.followAndAct(act, dialog("talk").locator(".line"), LEG_MAX, whom);
  };

  // The fifth door is awake, and the arrow leads through it to Core.
  await player.goThrough("village", "acts");
  await page.locator(".quest[data-step=story-next]").waitFor();
  await visitor.look("gate");
  await follower.followThrough("deep-shaft");
  await step("meet.words");
  await visitor.look("shaft");
  await talk("talk", "core");
  await visitor.look("core");
  await follower.readOn();
  await step("battery.words");
  await touch("deep-shaft", "fuse-box", dialog("talk").locator(".line"));
  await follower.readOn();
  await follower.followAndAct("interact", card("flight.words"), LEG_MAX, "battery");

  // The hall: the plate wakes the eyes. First one stands still, and falls.
  await player.goThrough("deep-shaft", "deep-arena");
  await player.walkTo("deep-arena", PLATE, "wake-eyes");
  await visitor.look("hall");
  const bar = page.locator(".flight[data-flight=flying]");
  await player.actUntil(bar, "deep-arena", PLATE, "wake-eyes");
  await page.waitForTimeout(5_000);
  await visitor.look("first-stage");
  const result = page.locator(".deep-result");
  await result.waitFor({ timeout: FLIGHT_MAX });
  expect(await result.getAttribute("data-outcome")).toBe("fail");
  await visitor.look("fell");

  // Again at once, until the door reopens. What was caught stays. Whoever finds it too fast is offered calm mode: on the phone
  // at once, on the desktop once it was dodged at full speed, for a machine that does other things too sees shots late.
  const held = await diamonds();
  const calm = result.locator("[data-setting=calm]");
  let caught = 0;
  for (let flights = 0; flights < FLIGHTS; flights += 1) {
    if ((device === "mobile" || flights > 0) && (await calm.isVisible())) await hand.press(calm);
    await hand.press(result.locator("[data-way=again]"));
    await bar.waitFor();
    const late = page.waitForSelector('.flight[data-stage="3"]', { timeout: FLIGHT_MAX }).then(
      () => visitor.look("last-stage"),
      () => {},
    );
    await flyer.fly(FLIGHT_MAX);
    await result.waitFor({ timeout: FLIGHT_MAX });
    await late;
    caught += Number(await result.locator("[data-gems]").getAttribute("data-gems"));
    if ((await result.getAttribute("data-outcome")) === "success") break;
  }
  expect(await result.getAttribute("data-outcome")).toBe("success");
  await visitor.look("survived");
  expect(caught).toBeGreaterThan(0);
  await expect.poll(diamonds).toBe(held + caught * 5);
  await hand.press(result.locator("[data-way=on]"));
  await step("power.words");

  // Within the act nobody is asked at a door; on the way out one is.
  await player.goThrough("deep-arena", "deep-core");
  await visitor.look("core-room");
  await talk("interact", "socket");
  await follower.readOn();
  await step("lights.words");
  await touch("deep-core", "panel", dialog("talk").locator(".line"));
  await follower.readOn();
  const puzzle = dialog("puzzle");
  await puzzle.waitFor();
  for (const token of ORDER) await hand.press(puzzle.locator(`[data-token="${token}"]`));
  await visitor.look("lights");
  await hand.press(puzzle.locator("[data-way=try]"));
  await follower.readOn();
  await step("tell.words");
  await visitor.look("four-lights");
  await talk("talk", "core");
  await follower.readOn();

  // All five lights meet, and then what it paid.
  await dialog("cutscene").getByText(scene, { exact: true }).waitFor();
  await visitor.look("scene-1");
  await hand.press(dialog("cutscene").locator("[data-way=on]"));
  await page.waitForTimeout(3_500);
  await visitor.look("scene-2");
  // Its last picture ends by itself for who waits long enough.
  const end = dialog("part-result");
  const skipped = hand.press(dialog("cutscene").locator("[data-way=skip]")).catch(() => {});
  await Promise.race([skipped, end.waitFor()]);
  await end.waitFor();
  await visitor.look("result");
  expect(await end.locator("[data-result=diamonds] dd").textContent()).toBe("+100");
  expect(await end.locator("[data-result=experience] dd").textContent()).toBe("+1,500");
  await hand.press(end.locator("[data-way=on]"));

  // Another flight is for what is missing, and asks before it is given up.
  await player.goThrough("deep-core", "deep-arena");
  await player.actUntil(bar, "deep-arena", PLATE, "wake-eyes");
  const out = page.locator(".hud .action[data-act=leave-flight]");
  await flyer.run({ x: 0, y: 1 }, () => out.isVisible(), 8_000);
  await player.act();
  const leave = dialog("deep-leave");
  expect(await leave.locator(".hint").textContent()).toBe(warning);
  await hand.press(leave.locator("[data-way=leave]"));
  await player.arrivedIn("deep-shaft");
  // The act is done: nobody is asked on the way out of it, and all five lights burn.
  await player.goThrough("deep-shaft", "acts");
  await visitor.look("five-lights");
  await visitor.leave();
});
