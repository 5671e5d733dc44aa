import { nearestFree } from "@diamond-valley/schemas/maps/collision.ts";
import { middleOf } from "@diamond-valley/schemas/maps/points.ts";
import { partOf } from "@diamond-valley/schemas/places/parts.ts";
import { PLACE_NAMES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { WALKER_RADIUS } from "@diamond-valley/schemas/walking/walking.ts";
import { describe, test } from "vitest";
import { handOf } from "./support/hand.ts";
import { enterPlace, type Known } from "./support/known.ts";
import { freshHint } from "./support/registration.ts";
import { mapOf } from "./support/route.ts";
import { type Device, visit, WINDOWS } from "./support/visitor.ts";

/** What lets one into every act. */
const ACTS: Known = {
  ...{ "met.mayor": 1, "met.fisher": 1, "letter.silver": 1, "letter.platinum": 1 },
  ...{ "done.bronze": 1, "done.silver": 1, "done.gold": 1, "done.platinum": 1 },
};
const WINDOWED = [
  ["ko", "mobile"],
  ["en", "desktop"],
  ["en", "mobile"],
  ["ko", "desktop"],
] as const satisfies readonly (readonly ["ko" | "en", Device])[];
/** A phone that lies on its side. */
const LYING = { width: 844, height: 390 };
/** `ONLY="shop shop-vault"` makes pictures of these places alone. */
const ONLY = process.env.ONLY?.split(" ");
const PLACES = PLACE_NAMES.filter((place) => partOf(place) !== null && (ONLY?.includes(place) ?? true));

/** Who is let in everywhere. */
const guest = (name: string): string => freshHint(name, "+vip+invited+platinum");

/** What opens the inner doors of a part. */
const KEYS: Readonly<Record<string, Known>> = {
  silver: { "session.item.card-201": 1, "session.item.card-kitchen": 1 },
  platinum: { "met.platinum": 1, "session.item.card-tower": 1 },
  diamond: { "session.woken": 1, "session.door": 1 },
};

/** What begins a part anew for who has done all others. */
const without = (place: PlaceName): Known => ({
  ...ACTS,
  ...KEYS[partOf(place) ?? ""],
  [`done.${partOf(place)}`]: 0,
});

/** What has to be in the hands before a puzzle opens, and where its dialog is. */
const PUZZLES: readonly (readonly [place: PlaceName, object: string, held: Known])[] = [
  [
    "hotel-kitchen",
    "bowl",
    Object.fromEntries(
      ["lemon", "vinegar", "salt", "flour", "sugar"].map((item) => [`session.item.${item}`, 1]),
    ),
  ],
  ["shop", "machine", { "session.item.golden-coin": 11 }],
  ["tower-roof", "post", { "session.item.crank": 1 }],
  ["game-hall", "console", { "session.loaded": 1 }],
  [
    "architect-tower",
    "board",
    Object.fromEntries(["door", "roof", "root", "wall"].map((corner) => [`session.corner.${corner}`, 1])),
  ],
  ["gallery-hall", "frame-sun", { "session.tube.sun": 1, "session.tube.drop": 1 }],
  ["deep-core", "panel", { "session.powered": 1 }],
  ["phone-hall", "phone", { "session.fitted": 1 }],
  ["studio-hall", "table", { "session.item.film": 1 }],
  ["diamond-lab", "scales", {}],
  ["member-house", "bell", {}],
  ["android-room", "lights", { "fuse.android": 1 }],
  ["android-room", "crates", { "fuse.android": 1 }],
  ["android-room", "belts", { "fuse.android": 1 }],
];

// Pictures of everything, to be looked at by somebody: made where they are asked for.
describe.skipIf(!process.env.SHOTS)("every place and what opens in it", () => {
  test.each(WINDOWED)("places (%s, %s)", async (locale, device) => {
    for (const place of PLACES) {
      const name = `places-${locale}-${device}-${place}`;
      const visitor = await visit(locale, device, name);
      await visitor.page.setViewportSize(WINDOWS[device].viewport);
      await enterPlace(visitor, place, without(place), undefined, undefined, guest(name));
      await visitor.page.waitForTimeout(1_500);
      await visitor.look(place);
      if (device === "mobile") {
        await visitor.page.setViewportSize(LYING);
        await visitor.page.waitForTimeout(2_500);
        await visitor.look(`${place}-lying`);
      }
      await visitor.leave();
    }
  });

  test.each(WINDOWED)("puzzles (%s, %s)", async (locale, device) => {
    for (const [place, name, held] of PUZZLES) {
      if (!PLACES.includes(place)) continue;
      const player = `puzzles-${locale}-${device}-${place}-${name}`;
      const visitor = await visit(locale, device, player);
      const { page } = visitor;
      await page.setViewportSize(WINDOWS[device].viewport);
      const map = mapOf(place);
      const { x, y } = middleOf(map.objects.find((each) => each.name === name)!);
      await enterPlace(
        visitor,
        place,
        { ...without(place), ...held },
        nearestFree(map, x, y + 20, WALKER_RADIUS),
        undefined,
        guest(player),
      );
      const hand = handOf(visitor);
      await page.locator(`.hud .action[data-target="${name}"]`).waitFor();
      await hand.press(page.locator(".hud .action"));
      const talk = page.locator("[data-dialog=talk]");
      const puzzle = page.locator("[data-dialog=puzzle]");
      await talk.or(puzzle).first().waitFor();
      if (await talk.isVisible()) await hand.press(talk.locator(".call, .quiet").last());
      await puzzle.waitFor();
      await visitor.look(`${place}-${name}`);
      await visitor.leave();
    }
  });

  test.each(WINDOWED)("notes out of doors (%s, %s)", async (locale, device) => {
    for (const place of ["village", "lake", "mine", "forest"] as const) {
      const note = mapOf(place).objects.find(({ type }) => type === "note");
      if (!note) continue;
      const visitor = await visit(locale, device, `notes-${locale}-${device}-${place}`);
      const { page } = visitor;
      await page.setViewportSize(WINDOWS[device].viewport);
      const { x, y } = middleOf(note);
      await enterPlace(visitor, place, ACTS, nearestFree(mapOf(place), x, y + 30, WALKER_RADIUS));
      await page.locator(`.hud .action[data-target="${note.name}"]`).waitFor();
      await visitor.look(`${place}-prompt`);
      await handOf(visitor).press(page.locator(".hud .action"));
      await page.locator("[data-dialog=note]").waitFor();
      await visitor.look(`${place}-note`);
      await visitor.leave();
    }
  });
});
