import { expect, test } from "vitest";
import { followerOf } from "./support/follower.ts";
import { closeDialog, playerOf } from "./support/game.ts";
import { handOf } from "./support/hand.ts";
import { enterPlace } from "./support/known.ts";
import { isSeen } from "./support/outing.ts";
import { mapOf } from "./support/route.ts";
import { touchIn } from "./support/touching.ts";
import { visit, WINDOWS } from "./support/visitor.ts";
import { windowsOf } from "./support/windows.ts";

const HALL = "guild-hall";

test.each(
  windowsOf("mobile", [
    ["ko", "mobile"],
    ["en", "desktop"],
  ] as const),
)(
  "somebody joins a team in the Guild Hall, for good, and sees how the teams stand (%s, %s)",
  async (...given) => {
    const [locale, device] = given;
    const visitor = await visit(locale, device, `${locale}-${device}-guild-hall`);
    const { page } = visitor;
    const hand = handOf(visitor);
    await page.setViewportSize(WINDOWS[device].viewport);
    await enterPlace(visitor, HALL, {}, undefined, hand);
    const player = await playerOf(visitor);
    const follower = await followerOf(visitor);
    const dialog = (name: string) => page.locator(`[data-dialog=${name}]`);
    const touch = touchIn(player);
    const close = (name: string) => closeDialog(page, name, device === "mobile");
    const banner = mapOf(HALL).characters.find(({ slug }) => slug === "banner")!;
    await visitor.look("hall");

    // The board says that a guild comes first.
    await touch(HALL, "board", dialog("talk").locator(".line"));
    await visitor.look("first");
    await follower.readOn();
    await dialog("team-board").locator('[data-own="false"]').first().waitFor();
    await visitor.look("board-without");
    await close("team-board");

    // Banner: asked once more, and back, and then for good.
    await player.actUntil(dialog("talk"), HALL, banner, "talk", "banner");
    await follower.readOn();
    const teams = dialog("teams");
    const green = teams.locator("[data-team=green]");
    await hand.press(green.locator("[data-way=choose]"));
    await green.locator("[data-way=join]").waitFor();
    await visitor.look("asked");
    await hand.press(green.locator("[data-way=back]"));
    await hand.press(green.locator("[data-way=choose]"));
    await hand.press(green.locator("[data-way=join]"));
    const joined = dialog("team-joined");
    await joined.locator("[data-team=green]").waitFor();
    await visitor.look("joined");
    await hand.press(joined.locator("[data-way=board]"));
    const own = dialog("team-board").locator("[data-own=true]");
    expect(await own.getAttribute("data-team")).toBe("green");
    await visitor.look("board");
    await close("team-board");

    // The hall knows it, and so does the log.
    await player.actUntil(dialog("talk"), HALL, banner, "talk", "banner");
    await follower.readOn();
    await own.waitFor();
    await close("team-board");
    await player.goThrough(HALL, "village");
    await hand.press(page.locator("[data-opens=bag]"));
    await dialog("bag").locator("[data-tab=sub-quests]").click();
    await dialog("bag").locator("section[data-team=green]").waitFor();
    await visitor.look("log");
    await visitor.leave();
  },
);

/** Where two stand in front of the fountain. */
const PLAZA = [
  { x: 1_060, y: 1_010 },
  { x: 1_120, y: 1_010 },
] as const;
/** How often both wave: the ones of a slow machine may come too late for each other. */
const WAVES = 10;

test("two who wave to each other in the village match, and each is told so", async () => {
  const guests = await Promise.all([
    visit("en", "desktop", "en-desktop-match"),
    visit("ko", "desktop", "ko-desktop-match"),
  ]);
  await Promise.all(
    guests.map((visitor, index) => enterPlace(visitor, "village", {}, PLAZA[index], handOf(visitor))),
  );
  const waved = async (): Promise<boolean> => {
    const told = guests.map(({ page }) =>
      page.locator('[data-toast="emote-match:no-team"]').first().waitFor({ timeout: 8_000 }),
    );
    const both = isSeen(Promise.all(told));
    await Promise.all(guests.map(({ page }) => page.keyboard.press("Digit1")));
    return both;
  };
  let isTold = false;
  for (let waves = 0; waves < WAVES && !isTold; waves += 1) isTold = await waved();
  expect(isTold).toBe(true);
  await Promise.all(guests.map((visitor) => visitor.look("matched")));
  await Promise.all(guests.map((visitor) => visitor.leave()));
});
