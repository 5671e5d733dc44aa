import { middleOf } from "@diamond-valley/schemas/maps/points.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { signInReward } from "@diamond-valley/schemas/sign-in/sign-in.ts";
import { expect, inject, test } from "vitest";
import { enterGame, playerOf } from "./support/game.ts";
import { handOf } from "./support/hand.ts";
import { registerQuickly } from "./support/registration.ts";
import { remember } from "./support/remember.ts";
import { mapOf } from "./support/route.ts";
import { tap } from "./support/tap.ts";
import { visit, WINDOWS } from "./support/visitor.ts";
import { windowsOf } from "./support/windows.ts";

/** Where an object of a place is. */
function objectIn(place: PlaceName, name: string) {
  const object = mapOf(place).objects.find((each) => each.name === name);
  if (!object) throw new Error(`no ${name} in the ${place}`);
  return middleOf(object);
}

test.each(
  windowsOf("mobile", [
    ["ko", "mobile", "분수의 손 인사", "나의 초상화"],
    ["en", "desktop", "The fountain's wave", "Your portrait"],
  ] as const),
)("an emote finds an egg, and the book tells of all (%s, %s)", async (locale, device, wave, portrait) => {
  const visitor = await visit(locale, device, `${locale}-${device}-eggs`);
  const { page } = visitor;
  await page.setViewportSize(WINDOWS[device].viewport);
  await registerQuickly(visitor);
  await remember(
    page,
    inject("dataDir"),
    "done.bronze",
    "done.silver",
    "done.gold",
    "done.platinum",
    "done.diamond",
  );
  const hand = handOf(visitor);
  // The first visit of a day is stamped. Its toast may be gone again before a slow machine has entered.
  await Promise.all([page.locator('[data-toast="sign-in:toast"]').waitFor(), enterGame(visitor, hand)]);
  await visitor.look("signed-in");
  const player = await playerOf(visitor);
  const dialog = (name: string) => page.locator(`[data-dialog=${name}]`);
  const found = page.locator('[data-toast="eggs:found"]');
  const diamonds = async () => Number(await page.locator(".hud .diamonds output").textContent());
  /** Shows the emote at a place among the six, counted from 1. */
  const show = async (at: number) => {
    if (device === "desktop") return page.keyboard.press(`Digit${at}`);
    await tap(page.locator(".emote-button"));
    await tap(page.locator(".wheel button").nth(at - 1));
  };
  /** Closes what is said, to its end. */
  const readOn = async () => {
    await dialog("talk").locator(".line").waitFor();
    await hand.press(dialog("talk").locator(".call, .quiet").last());
    await dialog("talk").waitFor({ state: "detached" });
  };

  // Music and sounds are heard from here on, in the village and in the gallery.
  await hand.press(page.locator("[data-opens=settings]"));
  for (const heard of ["music", "sound"]) {
    await hand.press(dialog("settings").locator(`[data-setting=${heard}]`));
    await dialog("settings").locator(`[data-setting=${heard}][aria-checked=true]`).waitFor();
  }
  await hand.press(dialog("settings").locator(".close"));
  await dialog("settings").waitFor({ state: "detached" });

  const openSubQuests = async () => {
    await hand.press(page.locator("[data-opens=quests]"));
    const subQuests = dialog("bag").locator("[data-tab=sub-quests]");
    if (device === "mobile") await tap(subQuests);
    else {
      await hand.press(dialog("bag").locator("[role=tab][aria-selected=true]"));
      for (let steps = 0; steps < 8 && (await subQuests.getAttribute("aria-selected")) !== "true"; steps += 1)
        await page.keyboard.press("ArrowRight");
    }
  };

  await player.standAt("village", objectIn("village", "fountain"));
  // A toast may be gone again before a slow machine has done with the taps.
  await Promise.all([found.getByText(wave).waitFor(), show(1)]);
  const signedIn = signInReward(1).diamonds;
  expect(await diamonds()).toBe(signedIn + 20);
  await visitor.look("wave");
  await readOn();

  // One's own face hangs in the gallery.
  await player.goThrough("village", "gallery-hall");
  await player.walkTo("gallery-hall", objectIn("gallery-hall", "portrait"), "interact", "portrait");
  await visitor.look("portrait");
  await player.act();
  await readOn();
  await Promise.all([found.getByText(portrait).waitFor(), show(2)]);
  await readOn();
  expect(await diamonds()).toBe(signedIn + 40);

  await openSubQuests();
  await dialog("bag").locator("[data-eggs='2']").waitFor();
  await visitor.look("sub-quests");
  await hand.press(dialog("bag").locator("[data-opens=eggs]"));
  await dialog("eggs").locator(".eggs-book[data-found='2']").waitFor();
  await visitor.look("book");
  expect(await dialog("eggs").locator("[data-state=found]").allInnerTexts()).toHaveLength(2);
  await hand.press(dialog("eggs").locator("[data-way=close]"));
  await dialog("eggs").waitFor({ state: "detached" });

  await openSubQuests();
  await dialog("bag").locator("[data-sign-ins='1']").waitFor();
  await hand.press(dialog("bag").locator("[data-opens=sign-in]"));
  await dialog("sign-in").locator(".sign-in-card[data-days='1'] [data-state=next]").waitFor();
  await visitor.look("card");
  await hand.press(dialog("sign-in").locator("[data-way=close]"));
  await dialog("sign-in").waitFor({ state: "detached" });
  await visitor.leave();
});
