import { ALBUM } from "@diamond-valley/schemas/album/content.ts";
import { expect, test } from "vitest";
import { enterGame, playerOf } from "./support/game.ts";
import { handOf } from "./support/hand.ts";
import { registerQuickly } from "./support/registration.ts";
import { mapOf } from "./support/route.ts";
import { visit } from "./support/visitor.ts";
import { windowsOf } from "./support/windows.ts";

test.each(
  windowsOf("desktop", [
    ["en", "desktop", /^NEW! .+, \d+\.\d cm$/],
    ["ko", "mobile", /^새 물고기! .+ \d+\.\dcm$/],
  ] as const),
)(
  "a first catch is told of as a new kind and stands in the album (%s, %s)",
  async (locale, device, words) => {
    const visitor = await visit(locale, device, `album-${locale}`);
    const { page } = visitor;
    const hand = handOf(visitor);
    await registerQuickly(visitor);
    await enterGame(visitor, hand);
    const player = await playerOf(visitor);
    await player.goThrough("village", "lake");
    const spot = mapOf("lake").spots.find(({ number }) => number === 20);
    await player.walkTo("lake", spot!, "cast");
    const toast = page.locator('[data-toast="album:new.fish"] p');
    const told = toast.textContent({ timeout: 60_000 });
    await player.fishUntil(1);
    expect(await told).toMatch(words);
    await visitor.look("new");

    await hand.press(page.locator("[data-opens=bag]"));
    const bag = page.locator("[data-dialog=bag]");
    await bag.locator("[data-tab=album]").click();
    const fish = bag.locator(".album [data-category=fish]");
    await fish.waitFor();
    expect(Number(await fish.getAttribute("data-found"))).toBeGreaterThan(0);
    expect(await bag.locator(".album [data-kind]").count()).toBe(ALBUM.kinds.length);
    const found = bag.locator('[data-found-kind="true"]').first();
    expect(await found.locator("em").textContent()).toMatch(/\d+\.\d ?cm/);
    await visitor.look("album");
    await bag.locator(".album [data-category=ore]").scrollIntoViewIfNeeded();
    await visitor.look("album-ore");
    await visitor.leave();
  },
);
