import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { followerOf, LEG_MAX } from "./support/follower.ts";
import { enterGame, playerOf } from "./support/game.ts";
import { handOf } from "./support/hand.ts";
import { registerQuickly } from "./support/registration.ts";
import { tap } from "./support/tap.ts";
import { touchIn } from "./support/touching.ts";
import { type Device, type Visitor, visit, WINDOWS } from "./support/visitor.ts";
import { windowsOf } from "./support/windows.ts";

/** Somebody who has just come into a hall, by finger or by keys alone. */
async function guestIn(hall: PlaceName, locale: "ko" | "en", device: Device) {
  const visitor: Visitor = await visit(locale, device, `${locale}-${device}-${hall}`);
  const { page } = visitor;
  await page.setViewportSize(WINDOWS[device].viewport);
  await registerQuickly(visitor);
  const hand = handOf(visitor);
  await enterGame(visitor, hand);
  const [player, follower] = [await playerOf(visitor), await followerOf(visitor)];
  const dialog = (name: string): Locator => page.locator(`[data-dialog=${name}]`);
  const guest = {
    visitor,
    page,
    player,
    follower,
    hand,
    dialog,
    step: (words: string) => page.locator(`.quest[data-words="${words}"]`).waitFor(),
    /** Follows the arrow to a thing or to somebody, and waits for what that shows. */
    follow: (act: "talk" | "interact", whom: string, shown: Locator) =>
      follower.followAndAct(act, shown, LEG_MAX, whom),
    /** Walks to a thing and touches it, until `shown` is there. */
    touch: touchIn(player),
    /** Hears the host at the end, and sees what the hall pays. */
    async ends(host: string) {
      await guest.follow("talk", host, dialog("talk").locator(".line"));
      await visitor.look("clear");
      await follower.readOn();
      const result = dialog("part-result");
      await result.waitFor();
      await visitor.look("result");
      expect(await result.locator("[data-result=diamonds] dd").textContent()).toBe("+20");
      expect(await result.locator("[data-result=experience] dd").textContent()).toBe("+300");
      await hand.press(result.locator("[data-way=on]"));
      await hand.press(page.locator("[data-opens=quests]"));
      // Tabs are gone through by arrows.
      const subQuests = dialog("bag").locator("[data-tab=sub-quests]");
      if (device === "mobile") await tap(subQuests);
      else {
        await hand.press(dialog("bag").locator("[role=tab][aria-selected=true]"));
        for (
          let steps = 0;
          steps < 8 && (await subQuests.getAttribute("aria-selected")) !== "true";
          steps += 1
        )
          await page.keyboard.press("ArrowRight");
      }
      await dialog("bag").locator(`[data-part=${hall}][data-state=cleared]`).waitFor();
      await visitor.look("sub-quests");
    },
  };
  await player.goThrough("village", hall);
  return guest;
}

test.each(
  windowsOf("desktop", [
    ["ko", "mobile", "10월 6일"],
    ["en", "desktop", "October 6"],
  ] as const),
)("the Phone Hall is called by the number on its poster (%s, %s)", async (locale, device, day) => {
  const guest = await guestIn("phone-hall", locale, device);
  const { page, visitor, hand, dialog, step, follow, touch } = guest;
  const line = dialog("talk").locator(".line");
  await step("phone-hall:step.meet.words");
  await visitor.look("phone-hall");
  await follow("talk", "dial", line);
  await visitor.look("dial");
  await guest.follower.readOn();
  // The arrow leads up the stairs.
  await step("phone-hall:step.chip.words");
  await guest.follower.followThrough("phone-hall-2");
  await visitor.look("upstairs");
  await follow("interact", "chip", page.locator("[data-toast]"));
  await visitor.look("chip");
  await guest.follower.followThrough("phone-hall");
  await step("phone-hall:step.cable.words");
  await follow("interact", "cable", page.locator(".quest[data-words='phone-hall:step.fit.words']"));
  await visitor.look("store");
  await follow("interact", "phone", line);
  await guest.follower.readOn();
  await step("phone-hall:step.dial.words");
  await touch("phone-hall", "poster", line.getByText(day));
  await visitor.look("poster");
  await guest.follower.readOn();

  await follow("interact", "phone", line);
  await guest.follower.readOn();
  const dialling = dialog("puzzle");
  await dialling.locator(".keypad").waitFor();
  const number = dialling.locator(".number");
  if (device === "desktop") await page.keyboard.type("1060");
  else for (const digit of "1060") await hand.press(dialling.locator(`[data-digit="${digit}"]`));
  await visitor.look("dialled");
  await hand.press(dialling.locator("[data-way=try]"));
  await dialling.locator(".told[data-tries='1']").waitFor();
  await visitor.look("wrong");
  expect(await number.getAttribute("data-number")).toBe("");
  for (const digit of "1007") await hand.press(dialling.locator(`[data-digit="${digit}"]`));
  await hand.press(dialling.locator(".back"));
  await hand.press(dialling.locator('[data-digit="6"]'));
  expect(await number.getAttribute("data-number")).toBe("1006");
  await hand.press(dialling.locator("[data-way=try]"));
  await line.waitFor();
  await guest.follower.readOn();
  await guest.ends("dial");
  await visitor.leave();
});

test("the Studio Hall's film is cut by touch, and shown (ko, mobile)", async () => {
  const guest = await guestIn("studio-hall", "ko", "mobile");
  const { page, visitor, hand, dialog, step, follow } = guest;
  const line = dialog("talk").locator(".line");
  await visitor.look("studio-hall");
  await follow("talk", "clip", line);
  await visitor.look("clip");
  await guest.follower.readOn();
  await step("studio-hall:step.reel.words");
  await follow("interact", "film", page.locator(".quest[data-words='studio-hall:step.load.words']"));
  await visitor.look("reel");
  await follow("interact", "table", line);
  await guest.follower.readOn();
  await follow("interact", "table", line);
  await guest.follower.readOn();
  const cutting = dialog("puzzle");
  for (const frame of ["lamp", "sprout", "tree", "house", "seed"])
    await hand.press(cutting.locator(`[data-token=${frame}]`));
  await visitor.look("frames");
  await hand.press(cutting.locator("[data-way=try]"));
  await cutting.locator(".told[data-tries='1']").waitFor();
  for (const frame of ["seed", "sprout", "tree", "house", "lamp"])
    await hand.press(cutting.locator(`[data-token=${frame}]`));
  await hand.press(cutting.locator("[data-way=try]"));
  await line.waitFor();
  await guest.follower.readOn();
  await visitor.look("lit");
  await guest.ends("clip");
  await visitor.leave();
});
