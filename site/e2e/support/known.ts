import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { UserAnswer } from "@diamond-valley/schemas/account/user.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { STORAGE } from "@diamond-valley/web-kit/storage.ts";
import { inject } from "vitest";
import { localised } from "../../src/i18n/locale.ts";
import { SPARING } from "./game.ts";
import { type Hand, handOf } from "./hand.ts";
import { registerQuickly } from "./registration.ts";
import { mapOf } from "./route.ts";
import { seasonOf } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

const project = resolve(import.meta.dirname, "../../..");

/** The longest that it may take, ms. */
const KNOWN_MAX = 90_000;

/** What somebody who begins in the middle has done before: numbers by the name of the fact. */
export type Known = Readonly<Record<string, number>>;

/**
 * Registers a visitor, and opens the game in a place, at the beginning of a visit there: at a point of its map, or where one comes in.
 * What is `known` was done before, so that nobody has to play through all that.
 */
export async function enterPlace(
  visitor: Visitor,
  place: PlaceName,
  known: Known = {},
  at: Point = mapOf(place).spawns.get("start") ?? { x: 0, y: 0 },
  hand: Hand = handOf(visitor),
): Promise<void> {
  const { page, locale } = visitor;
  await registerQuickly(visitor);
  const { data } = await page.evaluate(
    async () => (await (await fetch("/api/kr/user_data")).json()) as UserAnswer,
  );
  const { now } = await seasonOf({ url: inject("url") });
  const script = "game-server/src/story/testing/known.ts";
  const [x, y] = [Math.round(at.x), Math.round(at.y)].map(String);
  await promisify(execFile)(
    process.execPath,
    [
      ...[script, inject("dataDir"), data?.account_email ?? "", place],
      ...[x ?? "0", y ?? "0", JSON.stringify(known), String(now)],
    ],
    { cwd: project, env: { ...process.env, NODE_ENV: "test" }, timeout: KNOWN_MAX, killSignal: "SIGKILL" },
  );
  // As after a reload: a new tab begins in the village.
  const seat = JSON.stringify({ place, session: "before-the-reload" });
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
    STORAGE.seat.key,
    seat,
  ] as const);
  await page.goto(localised(locale, `/game/${SPARING}`));
  await hand.press(page.locator(".doors .button-main"));
  await page.locator(`.game[data-connection=online][data-place="${place}"]`).waitFor({ timeout: 30_000 });
}
