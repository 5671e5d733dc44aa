import { isCharacter } from "@diamond-valley/schemas/characters/characters.ts";
import { FAVOURS } from "@diamond-valley/schemas/favours/content.ts";
import { favoursNow, STATE } from "@diamond-valley/schemas/favours/favours.ts";
import { middleOf } from "@diamond-valley/schemas/maps/points.ts";
import type { GameState } from "@diamond-valley/schemas/quests/game-state.ts";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { followerOf, LINE_MAX } from "./support/follower.ts";
import { enterGame, playerOf } from "./support/game.ts";
import { handOf } from "./support/hand.ts";
import { raise } from "./support/raise.ts";
import { registerQuickly } from "./support/registration.ts";
import { mapOf } from "./support/route.ts";
import { visit } from "./support/visitor.ts";
import { windowsOf } from "./support/windows.ts";

/** A talk may have to be begun so often: the first is an introduction, and a machine that stands still loses a press. */
const TALKS = 5;

/** How the player stands, as the server has it. */
const stateOf = (page: Page) =>
  page.evaluate(
    async () => (await (await fetch("/api/kr/game_rpg/frontend-game-state")).json()) as GameState,
  );

/** Where somebody or something of the village is. */
function placeOf(name: string) {
  const map = mapOf("village");
  const at = map.characters.find(({ slug }) => slug === name);
  return at ?? middleOf(map.objects.find((each) => each.name === name)!);
}

test.each(
  windowsOf("desktop", [
    ["ko", "mobile", "맡겨 주세요"],
    ["en", "desktop", "Leave it to me"],
  ] as const),
)("a villager's favour is asked for, led to and thanked for (%s, %s)", async (locale, device, yes) => {
  const visitor = await visit(locale, device, `favours-${locale}`);
  const { page } = visitor;
  const hand = handOf(visitor);
  await registerQuickly(visitor);
  await raise(page, inject("dataDir"), 500);
  await enterGame(visitor, hand);
  const [player, follower] = [await playerOf(visitor), await followerOf(visitor)];
  const before = await stateOf(page);
  const { favour } = favoursNow(before.progress)[0]!;
  const talk = page.locator("[data-dialog=talk]");

  const choice = talk.getByRole("button", { name: yes });
  const agreed = page.locator(".quest[data-step=favour]");
  expect(await agreed.count()).toBe(0);
  const isAsked = async () => (await choice.isVisible()) || (await agreed.count()) > 0;
  for (let tries = 0; tries < TALKS && !(await isAsked()); tries += 1) {
    await player.walkTo("village", placeOf(favour.who), "talk", favour.who);
    await player.act();
    await follower.readOn(choice).catch(() => {});
  }
  await visitor.look("asked");
  // Whoever reads on once more as the choice comes up on a busy machine has agreed by that.
  if ((await agreed.count()) === 0) {
    await hand.press(choice);
    await follower.readOn();
  }
  await agreed.waitFor();
  await visitor.look("agreed");

  for (let steps = 0; steps <= favour.targets.length; steps += 1) {
    const now = favoursNow((await stateOf(page)).progress).find((each) => each.favour.slug === favour.slug)!;
    if (now.state === STATE.done) break;
    const act = isCharacter(now.goal) ? "talk" : "interact";
    await player.walkTo("village", placeOf(now.goal), act, now.goal);
    if (steps === 0) await visitor.look("there");
    await player.act();
    await talk.waitFor({ timeout: LINE_MAX }).catch(() => {});
    if (await talk.isVisible()) await follower.readOn();
  }
  const after = await stateOf(page);
  expect(after.wallet.experience).toBe(before.wallet.experience + FAVOURS.experience);
  await page.locator(".quest:not([data-step=favour])").waitFor();
  await visitor.look("thanked");
  await visitor.leave();
});
