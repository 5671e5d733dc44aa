import { expect, test } from "vitest";
import { type Follower, followerOf } from "./support/follower.ts";
import type { Player } from "./support/game.ts";
import { comeTo, isSeen } from "./support/outing.ts";
import { type Visitor, visit } from "./support/visitor.ts";

/** Two desktops, the first of whom takes what all want, and a portrait and a landscape phone. */
const WINDOWS = [
  ["en", "desktop", { width: 1_280, height: 800 }],
  ["ko", "desktop", { width: 1_024, height: 768 }],
  ["ko", "mobile", { width: 390, height: 844 }],
  ["en", "mobile", { width: 844, height: 390 }],
] as const;

/** The longest that the screen may take to lead to what all go to, ms. */
const LEAD_MAX = 40_000;
/** How often all go there until they stand at the same one: somebody may be pushed away on the way. */
const TRIES = 5;

interface Guest {
  readonly visitor: Visitor;
  readonly player: Player;
  readonly follower: Follower;
}

/** All walk to what their screens lead to, until they stand before the same one. Answers its number. */
async function meetAt(guests: readonly Guest[], act: string): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    await Promise.all(guests.map(({ follower }) => isSeen(follower.followTo(act, LEAD_MAX))));
    const offered = guests.map(({ visitor }) =>
      visitor.page
        .locator(`.hud .action[data-act="${act}"]`)
        .getAttribute("data-target", { timeout: 500 })
        .catch(() => null),
    );
    const [first, ...others] = await Promise.all(offered);
    if (first && others.every((target) => target === first)) return first;
  }
  throw new Error(`the four never stood at the same ${act}`);
}

/** The first takes it; all others see at once that it is not to be had any more. */
async function oneTakes(guests: readonly Guest[], act: string, taken: string): Promise<void> {
  const [first, ...others] = guests as [Guest, ...Guest[]];
  const target = await meetAt(guests, act);
  await first.follower.act();
  for (const { visitor } of others) {
    const { page } = visitor;
    await page
      .locator(`.hud .action[data-act="${act}"][data-target="${target}"]`)
      .waitFor({ state: "detached" });
    await page
      .locator(`.hud .action[data-act="${taken}"][data-target="${target}"]`)
      .waitFor({ timeout: 5_000 });
  }
}

test("four in one forest see what the others are at", async () => {
  const guests = await Promise.all(
    WINDOWS.map(async ([locale, device, size]): Promise<Guest> => {
      const visitor = await visit(locale, device, `${locale}-${device}-together`);
      const player = await comeTo(visitor, "forest", size);
      return { visitor, player, follower: await followerOf(visitor) };
    }),
  );
  await oneTakes(guests, "fight", "slime-closed");
  const words = await guests[3]!.visitor.page.locator(".hud .action").textContent();
  expect(words).toContain("This monster is already taken");
  await Promise.all(guests.map(({ visitor }) => visitor.look("forest")));

  await Promise.all(guests.map(({ visitor }) => visitor.leave()));
});
