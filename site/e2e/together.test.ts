import { HUNTING } from "@diamond-valley/schemas/hunting/tuning.ts";
import { distance, nearestTo } from "@diamond-valley/schemas/maps/points.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Follower, followerOf } from "./support/follower.ts";
import type { Player } from "./support/game.ts";
import { handOf } from "./support/hand.ts";
import { comeTo, isSeen, setOutAgain } from "./support/outing.ts";
import { endProduct, type OwnProduct, ownProduct } from "./support/product.ts";
import { doorOf, mapOf } from "./support/route.ts";
import { type Visitor, visit } from "./support/visitor.ts";

/** Two desktops, the first of whom takes what all want, and a portrait and a landscape phone. */
const WINDOWS = [
  ["en", "desktop", { width: 1_280, height: 800 }],
  ["ko", "desktop", { width: 1_024, height: 768 }],
  ["ko", "mobile", { width: 390, height: 844 }],
  ["en", "mobile", { width: 844, height: 390 }],
] as const;

/** How often all go there until they stand at the same one: somebody may be pushed away on the way. */
const TRIES = 8;
/** How long somebody who stands at something waits to see what became of it, ms. */
const SIGHT_MAX = 20_000;

/** A walk ends short of its goal, px: so far from where a slime comes into reach it may be led. */
const STOP = 32;

interface Guest {
  readonly visitor: Visitor;
  readonly player: Player;
  readonly follower: Follower;
}

/** Leads somebody to what all go to; whether they got there. */
type Lead = (guest: Guest, act: string) => Promise<boolean>;

/** The slime that is nearest to the entrance: all stop beside it, as whoever walks right up to it has begun. */
const goToFirstSlime: Lead = async ({ player }, act) => {
  const door = doorOf("forest", "village");
  const slime = nearestTo(mapOf("forest").clearings, door);
  if (!slime) throw new Error("no slime in the forest");
  const short = (HUNTING.approach - STOP) / distance(slime, door);
  const beside = { x: slime.x + (door.x - slime.x) * short, y: slime.y + (door.y - slime.y) * short };
  return isSeen(player.walkTo("forest", beside, act, String(slime.number), SIGHT_MAX));
};

/** Veins are many: all go to the one that is nearest to the entrance, in a new expedition where the last one is over. */
const goToFirstVein: Lead = async ({ visitor, player }, act) => {
  const vein = nearestTo(mapOf("mine").veins, doorOf("mine", "village"));
  if (!vein) throw new Error("no vein in the mine");
  await setOutAgain(visitor.page, handOf(visitor));
  return isSeen(player.walkTo("mine", vein, act, String(vein.number), SIGHT_MAX));
};

/** What all stand before, once all have gone there; undefined where somebody was pushed away, or came too late. */
async function meetAt(guests: readonly Guest[], act: string, lead: Lead): Promise<string | undefined> {
  await Promise.all(guests.map((guest) => lead(guest, act)));
  const offered = guests.map(({ visitor }) =>
    visitor.page
      .locator(`.hud .action[data-act="${act}"]`)
      .getAttribute("data-target", { timeout: 500 })
      .catch(() => null),
  );
  const [first, ...others] = await Promise.all(offered);
  return first && others.every((target) => target === first) ? first : undefined;
}

/** All go there, and the first takes it: all others see at once that it is not to be had any more. */
async function oneTakes(guests: readonly Guest[], act: string, taken: string, lead: Lead): Promise<void> {
  const [first, ...others] = guests as [Guest, ...Guest[]];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const target = await meetAt(guests, act, lead);
    if (!target) continue;
    await first.follower.act().catch(() => {});
    const told = others.map(({ visitor }) =>
      visitor.page
        .locator(`.hud .action[data-act="${taken}"][data-target="${target}"]`)
        .waitFor({ timeout: SIGHT_MAX }),
    );
    // A press may be lost on a busy machine.
    if (await isSeen(Promise.all(told))) return;
  }
  throw new Error(`nobody saw how somebody else took what is offered as ${act}`);
}

// Nobody else takes what they go to: the players of other tests would.
let product: OwnProduct;
beforeAll(async () => {
  product = await ownProduct("together");
});
afterAll(() => product && endProduct(product));

test.each([
  ["forest", "fight", "slime-closed", "This monster is already taken", goToFirstSlime],
  ["mine", "strike", "vein-closed", "Someone is mining here", goToFirstVein],
] as const)(
  "four in one place, the %s, see what the others are at",
  async (place, act, taken, says, lead) => {
    const guests = await Promise.all(
      WINDOWS.map(async ([locale, device, size]): Promise<Guest> => {
        const visitor = await visit(locale, device, `${locale}-${device}-together-${place}`, product.url);
        const player = await comeTo(visitor, place, size);
        return { visitor, player, follower: await followerOf(visitor) };
      }),
    );
    await oneTakes(guests, act, taken, lead);
    const words = await guests[3]!.visitor.page.locator(".hud .action").textContent();
    expect(words).toContain(says);
    await Promise.all(guests.map(({ visitor }) => visitor.look(place)));

    await Promise.all(guests.map(({ visitor }) => visitor.leave()));
  },
);
