import { middleOf } from "@diamond-valley/schemas/maps/points.ts";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { type Follower, followerOf, LEG_MAX } from "./support/follower.ts";
import { enterGame, type Player, playerOf } from "./support/game.ts";
import { handOf } from "./support/hand.ts";
import { registerQuickly } from "./support/registration.ts";
import { mapOf } from "./support/route.ts";
import { objectIn, touchIn } from "./support/touching.ts";
import { type Visitor, visit, WINDOWS } from "./support/visitor.ts";

/** Somebody in an act, who sees what the card says and opens what lies about. */
function visitorOf(visitor: Visitor, player: Player, follower: Follower) {
  const { page } = visitor;
  const hand = handOf(visitor);
  const dialog = (name: string): Locator => page.locator(`[data-dialog=${name}]`);
  return {
    dialog,
    press: (target: Locator) => hand.press(target),
    /** Waits until the card says the step of this name. */
    step: (words: string) => page.locator(`.quest[data-words="${words}"]`).waitFor(),
    objectIn,
    touch: touchIn(player),
    /** Follows the arrow to a thing, touches it and reads what it says. */
    async follow(act: "talk" | "interact", whom: string) {
      await follower.followAndAct(act, dialog("talk").locator(".line"), LEG_MAX, whom);
    },
    /** Opens the bag, and answers how many of a thing are in the player's hands. */
    async inHands(item: string, look?: string): Promise<number> {
      await hand.press(page.locator("[data-opens=bag]"));
      await dialog("bag").locator(".hands h3").waitFor();
      if (look) await visitor.look(look);
      const held = dialog("bag").locator(`.hands [data-item="${item}"]`);
      const count = (await held.count()) === 0 ? 0 : Number(await held.getAttribute("data-count"));
      await hand.press(dialog("bag").locator(".close"));
      await dialog("bag").waitFor({ state: "detached" });
      return count;
    },
  };
}

test.each([
  ["ko", "mobile", "지금까지 한 일이 사라져요. 정말 나갈까요?", "벨트가 돌아요"],
  ["en", "desktop", "Your progress will be lost. Are you sure you want to exit?", "The belt runs"],
] as const)("the first act is played whole, and what is left halfway is lost (%s, %s)", async (...given) => {
  const [locale, device, warning, scene] = given;
  const visitor = await visit(locale, device, `${locale}-${device}-story`);
  const { page } = visitor;
  await page.setViewportSize(WINDOWS[device].viewport);
  await registerQuickly(visitor);
  await enterGame(visitor, handOf(visitor));
  const [player, follower] = [await playerOf(visitor), await followerOf(visitor)];
  const { dialog, press, step, touch, follow, inHands, objectIn } = visitorOf(visitor, player, follower);
  const told = (key: string): Locator => page.locator(`[data-toast="${key}"]`);

  // The gate's card and arrow lead to the act that waits.
  await player.goThrough("village", "acts");
  await page.locator(".quest[data-step=story-next]").waitFor();
  await visitor.look("gate");
  await follower.followThrough("warehouse");
  await step("bronze:step.meet");
  await visitor.look("warehouse");
  await follow("talk", "bronze");
  await visitor.look("bronze");
  await follower.readOn();
  await step("bronze:step.panel");

  // A thing in the hands is in the bag, and lost with the visit.
  await touch("warehouse", "wrench", told("bronze:wrench"));
  expect(await inHands("wrench", "in-hands")).toBe(1);
  const leave = dialog("story-leave");
  const door = mapOf("warehouse").portals.find(({ target }) => target === "acts");
  if (!door) throw new Error("no door leads back to the gate");
  await player.actUntil(leave, "warehouse", middleOf(door), "travel", "acts");
  await leave.getByText(warning).waitFor();
  await visitor.look("leave");
  const stay = leave.locator(".quiet");
  expect(await stay.evaluate((button) => button === document.activeElement)).toBe(true);
  await press(stay);
  await leave.waitFor({ state: "detached" });
  expect(await inHands("wrench")).toBe(1);
  await player.actUntil(leave, "warehouse", middleOf(door), "travel", "acts");
  await press(leave.locator("[data-way=leave]"));
  await player.arrivedIn("acts");
  expect(await inHands("wrench")).toBe(0);
  await follower.followThrough("warehouse");
  await step("bronze:step.panel");

  await touch("warehouse", "wrench", told("bronze:wrench"));
  await follow("interact", "panel");
  await follower.readOn();
  await step("bronze:step.oil");

  // Within the act nobody is asked at a door. Diamonds are picked up in passing, notes are papers.
  const diamonds = async () => Number(await page.locator(".hud .diamonds output").textContent());
  const before = await diamonds();
  await player.goThrough("warehouse", "warehouse-loft");
  await touch("warehouse-loft", "note-2", dialog("note"));
  await visitor.look("note");
  await press(dialog("note").locator(".call"));
  await player.standAt("warehouse-loft", objectIn("warehouse-loft", "gem-4"));
  await expect.poll(diamonds).toBeGreaterThan(before);
  await visitor.look("gem");
  await touch("warehouse-loft", "oil-can", told("bronze:oil-can"));
  await touch("warehouse-loft", "gear-12", told("bronze:gear-wheel"));
  await player.goThrough("warehouse-loft", "warehouse");
  await follow("interact", "belt");
  await follower.readOn();
  await step("bronze:step.gear");
  await follow("interact", "belt");
  await press(dialog("talk").locator(".buttons .call").first());
  await follower.readOn();
  await step("bronze:step.thanks");
  await follow("talk", "bronze");
  await follower.readOn();

  // The end: a scene, then what it paid.
  await dialog("cutscene").getByText(scene, { exact: true }).waitFor();
  await visitor.look("scene");
  await press(dialog("cutscene").locator("[data-way=skip]"));
  const result = dialog("part-result");
  await result.waitFor();
  await visitor.look("result");
  expect(await result.locator("[data-result=diamonds] dd").textContent()).toBe("+20");
  expect(await result.locator("[data-result=experience] dd").textContent()).toBe("+300");
  await press(result.locator("[data-way=on]"));
  await page.locator(".quest[data-step=story-gems]").waitFor();

  await press(page.locator("[data-opens=quests]"));
  await dialog("bag").locator('[data-part=bronze][data-state="complete"]').waitFor();
  await visitor.look("quest-log");
  await dialog("bag").locator("[data-tab=sub-quests]").click();
  await dialog("bag").locator("[data-note='2']").waitFor();
  await visitor.look("notes");
  await press(dialog("bag").locator(".close"));
  await dialog("bag").waitFor({ state: "detached" });

  // What is done is asked about no more.
  await player.goThrough("warehouse", "acts");
  await page.locator(".quest[data-step=story-next]").waitFor();
  await visitor.leave();
});
