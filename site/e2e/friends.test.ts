import { afterAll, beforeAll, expect, test } from "vitest";
import { enterGame, playerOf } from "./support/game.ts";
import { handOf } from "./support/hand.ts";
import { isSeen } from "./support/outing.ts";
import { endProduct, type OwnProduct, ownProduct } from "./support/product.ts";
import { raise } from "./support/raise.ts";
import { registerQuickly } from "./support/registration.ts";
import { tap } from "./support/tap.ts";
import { type Visitor, visit } from "./support/visitor.ts";

/** A day of the second week, from which on there is a weekly boss for those of level 5. */
const WEEK_TWO = "2025-10-14T12:00:00+09:00";
const LEVEL_FIVE = 3_000;
/** How often somebody says the same until it was heard: phrases of a slow machine may come too early after each other. */
const TRIES = 10;

let product: OwnProduct;

beforeAll(async () => {
  product = await ownProduct("friends", { SEASON_CLOCK: WEEK_TWO });
});
afterAll(async () => {
  await endProduct(product);
});

/** Opens who plays, at the friends. */
async function openFriends({ page, device }: Visitor): Promise<void> {
  if (device === "mobile") {
    await tap(page.locator("[data-opens=people]"));
    await tap(page.locator("[data-dialog=people] [data-tab=friends]"));
  } else await page.keyboard.press("KeyF");
  await page.locator("[data-dialog=people] [data-friend-code]").waitFor();
}

test("two see a phrase, become friends by code, one walks to the other and watches its fight", async () => {
  const [ann, ben] = await Promise.all([
    visit("en", "desktop", "en-desktop-friends", product.url),
    visit("ko", "mobile", "ko-mobile-friends", product.url),
  ]);
  const [hand, thumb] = [handOf(ann), handOf(ben)];
  await ann.page.setViewportSize({ width: 1_280, height: 800 });
  for (const visitor of [ann, ben]) await registerQuickly(visitor);
  await raise(ann.page, product.dataDir, LEVEL_FIVE);
  await Promise.all([enterGame(ann, hand), enterGame(ben, thumb)]);

  // A phrase: T and a number for one, in the language of the other.
  await ann.page.locator('[data-opens=people][data-village="2"]').waitFor();
  const heard = ben.page.locator("[data-heard]");
  const isHeard = async (): Promise<boolean> => {
    await ann.page.keyboard.press("KeyT");
    await ann.page.locator(".phrase-panel [data-phrase=hello]").waitFor();
    await ann.page.keyboard.press("Digit1");
    return isSeen(heard.filter({ hasText: "안녕하세요!" }).waitFor({ state: "attached", timeout: 4_000 }));
  };
  let tries = 0;
  while (!(await isHeard())) {
    tries += 1;
    expect(tries).toBeLessThan(TRIES);
  }
  await ann.page.keyboard.press("KeyT");
  await ann.look("phrases");
  await ann.page.keyboard.press("Escape");
  await thumb.press(ben.page.locator(".emote-button"));
  await thumb.press(ben.page.locator(".wheel .phrase-button"));
  await ben.page.locator(".phrase-panel").waitFor();
  await ben.look("phrases");
  await thumb.press(ben.page.locator("[data-phrase=thanks]"));

  // Friends by code.
  await openFriends(ann);
  const code = await ann.page.locator("[data-friend-code]").getAttribute("data-friend-code");
  await ann.look("code");
  await ann.page.keyboard.press("Escape");
  await openFriends(ben);
  await ben.page.locator(".friend-code input").fill((code ?? "").toLowerCase());
  await thumb.press(ben.page.locator("[data-way=add]"));
  await ben.page.locator("[data-list=asked] li").waitFor();
  await ben.look("asked");
  await ann.page.locator('[data-toast="friends:news.asked"]').waitFor();
  await ann.look("toast");
  await openFriends(ann);
  await ann.page.locator("[data-list=asking] [data-way=accept]").waitFor();
  await ann.look("asking");
  await hand.press(ann.page.locator("[data-list=asking] [data-way=accept]"));
  await ann.page.locator('[data-list=friends] [data-online="true"]').waitFor();
  await ann.look("friends");
  // By keys nothing is lost while the answer is on its way: the same button is pressed again.
  await ann.page.locator(".friend-code input").fill("AAAA-AAAA");
  const add = ann.page.locator("[data-way=add]");
  await add.press("Enter");
  await ann.page.locator(".friends-tab .told:not(:empty)").waitFor();
  await ann.page.locator("[data-way=add]:not([aria-disabled=true]):focus").waitFor();
  await ann.page.locator("[data-tab=here]").click();
  await ann.page.locator(".here-tab li").nth(1).waitFor();
  await ann.look("here");
  await ann.page.keyboard.press("Escape");

  // One goes away, and the other is led there.
  const player = await playerOf(ann);
  await player.goThrough("village", "magic-circle");
  await tap(ben.page.locator("[data-dialog=people] [data-way=close]"));
  await openFriends(ben);
  await ben.page.locator("[data-list=friends] .where").filter({ hasText: "마법진" }).waitFor();
  await ben.look("friends");
  await thumb.press(ben.page.locator("[data-list=friends] [data-way=walk]"));
  await ben.page.locator('[data-chip=lead][data-place="magic-circle"]').waitFor();
  await ben.page.locator(".goal-pointer:not([hidden])").waitFor();
  await ben.look("led");
  await thumb.press(ben.page.locator("[data-opens=map]"));
  await ben.page.locator("[data-dialog=map] [data-pin=goal]").waitFor();
  await ben.look("map");
  await ben.page.keyboard.press("Escape");

  // The fight is seen some seconds late, and the one who fights knows.
  await ann.page.locator("[data-dialog=boss-entry]").waitFor();
  await ann.page.keyboard.press("Enter");
  await ann.page.locator(".boss-bar[data-fight=fighting]").waitFor();
  await openFriends(ben);
  await thumb.press(ben.page.locator("[data-list=friends] [data-way=watch]"));
  const live = ben.page.locator("[data-dialog=live]");
  await live.locator(".boss-bar meter").first().waitFor({ state: "attached" });
  await ben.page.locator("[data-dialog=live][data-state=playing]").waitFor();
  await ann.page.locator("[data-chip=watched]").waitFor();
  await ben.look("live");
  await thumb.press(live.locator("[data-way=close]"));
  await ann.page.locator("[data-chip=watched]").waitFor({ state: "detached" });
  await Promise.all([ann.leave(), ben.leave()]);
});
