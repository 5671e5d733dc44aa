import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { followerOf, LEG_MAX } from "./support/follower.ts";
import { closeDialog, enterGame, playerOf } from "./support/game.ts";
import { handOf } from "./support/hand.ts";
import { freshHint, registerQuickly } from "./support/registration.ts";
import { touchIn } from "./support/touching.ts";
import { visit, WINDOWS } from "./support/visitor.ts";
import { windowsOf } from "./support/windows.ts";

const dialog = (page: Page, name: string): Locator => page.locator(`[data-dialog=${name}]`);

/** The gems that may still be the light one, as the page shows what was weighed. */
async function suspectsOn(page: Page): Promise<string[]> {
  const rows = await page
    .locator(".weighed li")
    .evaluateAll((all) =>
      all.map((row) => ({ rises: (row as HTMLElement).dataset.rises, words: row.textContent ?? "" })),
    );
  const sides = rows.map(({ rises, words }) => {
    const [left, right] = [...words.matchAll(/[1-8](?: [1-8])+|\b[1-8]\b/g)]
      .slice(-2)
      .map(([gems]) => gems.split(" "));
    return { rises, left: left ?? [], right: right ?? [] };
  });
  return ["1", "2", "3", "4", "5", "6", "7", "8"].filter((gem) =>
    sides.every(({ rises, left, right }) =>
      rises === "left"
        ? left.includes(gem)
        : rises === "right"
          ? right.includes(gem)
          : ![...left, ...right].includes(gem),
    ),
  );
}

test.each(
  windowsOf("desktop", [
    ["ko", "mobile", "11월 15일 토요일"],
    ["en", "desktop", "Saturday 15 November"],
  ] as const),
)("a guest weighs, dresses up, and chooses a day (%s, %s)", async (...given) => {
  const [locale, device, saturday] = given;
  const visitor = await visit(locale, device, `${locale}-${device}-houses`);
  const { page } = visitor;
  const hand = handOf(visitor);
  await page.setViewportSize(WINDOWS[device].viewport);
  await registerQuickly(visitor, freshHint("houses", "+vip+platinum"));
  await enterGame(visitor, hand);
  const [player, follower] = [await playerOf(visitor), await followerOf(visitor)];
  const touch = touchIn(player);
  const toast = (key: string): Locator => page.locator(`[data-toast="${key}"]`);

  // The Diamond Lab: by the arrow to Prism, then two weighings that prove it.
  await player.goThrough("village", "diamond-lab");
  await visitor.look("lab");
  await follower.followAndAct("talk", dialog(page, "talk").locator(".line"), LEG_MAX, "prism");
  await visitor.look("prism");
  await follower.readOn();
  await touch("diamond-lab", "scales", dialog(page, "talk").locator(".line"));
  await follower.readOn();
  const scales = dialog(page, "puzzle");
  const gem = (number: string): Locator => scales.locator(`[data-gem="${number}"]`);
  await scales.locator(".balance").waitFor();
  await visitor.look("scales");
  /** Lays a gem on a pan: by finger as often as it takes, by arrow key on a desktop. */
  const lay = async (number: string, side: "left" | "right") => {
    if (device === "mobile")
      for (let presses = 0; presses < (side === "left" ? 1 : 2); presses += 1) await hand.press(gem(number));
    else {
      await gem(number).focus();
      await page.keyboard.press(side === "left" ? "ArrowLeft" : "ArrowRight");
    }
    expect(await gem(number).getAttribute("data-side")).toBe(side);
  };
  const weigh = async (left: string[], right: string[], count: number) => {
    for (const number of left) await lay(number, "left");
    for (const number of right) await lay(number, "right");
    await visitor.look(`laid-${count}`);
    await hand.press(scales.locator("[data-way=weigh]"));
    await scales
      .locator(".weighed li")
      .nth(count - 1)
      .waitFor();
    await visitor.look(`weighed-${count}`);
  };
  // A guess is no proof, and costs nothing.
  await hand.press(scales.locator("[data-way=know]"));
  await hand.press(gem("3"));
  await hand.press(scales.locator("[data-way=name]"));
  await scales.locator('.told[data-tries="1"]').waitFor();
  await visitor.look("guessed");
  await weigh(["1", "2", "3"], ["4", "5", "6"], 1);
  const [a, b] = await suspectsOn(page);
  await weigh([a!], [b!], 2);
  const suspects = await suspectsOn(page);
  expect(suspects).toHaveLength(1);
  await hand.press(gem(suspects[0]!));
  await visitor.look("named");
  await hand.press(scales.locator("[data-way=name]"));
  await scales.waitFor({ state: "detached" });
  await follower.readOn();

  await page.locator('.quest[data-words="diamond-lab:step.check.words"]').waitFor();
  await touch("diamond-lab", "checker", dialog(page, "talk").locator(".line"));
  await follower.readOn();
  const machine = dialog(page, "draw-check");
  for (const step of ["sealed", "root", "drawn", "checked"]) {
    await machine.locator(`.draw-check[data-step=${step}]`).waitFor();
    if (step === "root") {
      await hand.press(machine.locator("[data-way=change]"));
      await machine.locator("[data-way=change][aria-pressed=true]").waitFor();
    }
    await visitor.look(`draw-${step}`);
    await hand.press(machine.locator(step === "checked" ? "[data-way=done]" : "[data-way=next]"));
  }
  await machine.waitFor({ state: "detached" });
  await follower.followAndAct("talk", dialog(page, "talk").locator(".line"), LEG_MAX, "prism");
  await follower.readOn();
  const result = dialog(page, "part-result");
  await result.waitFor();
  expect(await result.locator("[data-result=diamonds] dd").textContent()).toBe("+50");
  await hand.press(result.locator("[data-way=on]"));

  // The Manor: an outfit from Velvet, the mirror, and a picture under the roses.
  await player.goThrough("diamond-lab", "village");
  await player.goThrough("village", "vip-manor");
  await visitor.look("manor");
  const line = dialog(page, "talk").locator(".line");
  await player.actUntil(line, "vip-manor", { x: 430, y: 352 }, "talk", "velvet");
  // The toast goes by itself while one looks and reads.
  await Promise.all([
    toast("toast.granted-item").first().waitFor(),
    visitor.look("velvet").then(() => follower.readOn()),
  ]);
  await player.goThrough("vip-manor", "vip-manor-wardrobe");
  await visitor.look("wardrobe-room");
  await touch("vip-manor-wardrobe", "mirror", dialog(page, "wardrobe"));
  await closeDialog(page, "wardrobe", device === "mobile");
  await player.goThrough("vip-manor-wardrobe", "vip-manor");
  await player.goThrough("vip-manor", "vip-manor-terrace");
  await visitor.look("terrace");
  await touch("vip-manor-terrace", "photo", dialog(page, "picture"));
  await dialog(page, "picture").locator("[data-way=save]").waitFor();
  await visitor.look("picture");
  await closeDialog(page, "picture", device === "mobile");
  await player.goThrough("vip-manor-terrace", "vip-manor");
  await player.goThrough("vip-manor", "village");

  // Behind the mushroom house: a day of the event, shown when one comes again.
  await player.goThrough("village", "secret-house");
  await visitor.look("secret-house");
  await player.goThrough("secret-house", "invitation-room");
  await visitor.look("invitation-room");
  const invitation = dialog(page, "special-event-rsvp");
  await touch("invitation-room", "board", dialog(page, "talk").locator(".line"));
  await follower.readOn();
  await hand.tick(invitation.locator('[data-day="2025-11-15"] input'));
  await hand.press(invitation.locator("[data-way=send]"));
  await invitation.locator("[role=status]", { hasText: saturday }).waitFor();
  await visitor.look("chosen");
  await closeDialog(page, "special-event-rsvp", device === "mobile");
  await touch("invitation-room", "board", dialog(page, "talk").locator(".line"));
  await follower.readOn();
  await invitation.locator('[data-day="2025-11-15"][data-mine=true]').waitFor();
  expect(await invitation.locator('[data-day="2025-11-15"] input').isChecked()).toBe(true);
  await closeDialog(page, "special-event-rsvp", device === "mobile");

  // The lobby of Diamond Hero says what is missing, act by act.
  await player.goThrough("invitation-room", "secret-house");
  await player.goThrough("secret-house", "village");
  await player.goThrough("village", "diamond-hero");
  await visitor.look("hero");
  await touch("diamond-hero", "gate", dialog(page, "talk").locator(".line"));
  await follower.readOn();
  const missing = dialog(page, "missing-gems");
  await missing.locator('[data-part=bronze][data-left="5"]').waitFor();
  await visitor.look("missing");
  await hand.press(missing.locator("[data-way=on]"));
  await missing.waitFor({ state: "detached" });
  await visitor.leave();
});
