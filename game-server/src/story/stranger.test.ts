import { readFileSync } from "node:fs";
import { NO_MEMBERSHIP } from "@diamond-valley/schemas/story/membership.ts";
import { PARTS } from "@diamond-valley/schemas/story/parts.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame } from "../testing/rooms.ts";
import { openPage } from "./testing/stranger/page.ts";
import { play } from "./testing/stranger/stranger.ts";
import { levelDiamonds } from "./testing/visitor.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());

/** The longest that a stranger may look for a way on, s. */
const PATIENCE = 1_800;
/** How long each act is meant to take, min. */
const MINUTES = { bronze: 7, silver: 12, gold: 11, platinum: 11 } as const;
/** Who never stops to think takes so much of that at least, and no more than all of it. */
const SHARE = 0.4;
const HALLS = ["architect-tower", "game-hall", "gallery-hall", "diamond-lab"] as const;
const LANGUAGES = ["en", "ko"] as const;

const ofPart = (name: string) => PARTS.get(name)!;

test.for(LANGUAGES)(
  "who knows nothing but what is on the screen plays act after act to its end, and finds every diamond (%s)",
  // Forty minutes of walking and reading.
  { timeout: 300_000 },
  async (locale, { annotate }) => {
    const page = await openPage(game, `stranger-${locale}`, locale, ["village", "acts"]);
    let [diamonds, experience] = [0, 0];
    for (const [part, meant] of Object.entries(MINUTES)) {
      const before = page.seconds();
      await play(page, PATIENCE);
      const minutes = (page.seconds() - before) / 60;
      await annotate(`${part}: ${minutes.toFixed(1)} of ${meant} minutes`);
      expect(minutes, part).toBeGreaterThan(meant * SHARE);
      expect(minutes, part).toBeLessThan(meant);
      const { gems, gift } = ofPart(part);
      diamonds += gems.count * gems.diamonds + gift;
      experience = (await game.wallets.view(`stranger-${locale}`)).experience;
      expect(await game.wallets.view(`stranger-${locale}`), part).toMatchObject({
        diamonds: diamonds + levelDiamonds(experience),
      });
    }
    expect(experience).toBe(300 + 600 + 900 + 1_200);
    await page.leave();
  },
);

test.each(HALLS.flatMap((hall) => LANGUAGES.map((locale) => [hall, locale] as const)))(
  "so does who walks into the %s (%s)",
  async (hall, locale) => {
    const account = `guest-${hall}-${locale}`;
    game.members.set(account, { ...NO_MEMBERSHIP, vip: true });
    const page = await openPage(game, account, locale, ["village", hall]);
    await play(page, PATIENCE, null);
    const wallet = await game.wallets.view(account);
    expect(wallet.diamonds - levelDiamonds(wallet.experience)).toBe(ofPart(hall).gift);
    await page.leave();
  },
);

test("the stranger is told nothing but the screen: no content, no map, no rule", () => {
  const sources = ["stranger.ts", "reflexes.ts", "riddles.ts"].map((file) =>
    readFileSync(new URL(`testing/stranger/${file}`, import.meta.url), "utf8"),
  );
  const imports = sources.flatMap((source) => source.match(/^import .*$|import\(.*$/gm) ?? []);
  expect(imports.map((line) => line.replace(/\{.*\}/, "{}"))).toEqual([
    'import {} from "./reflexes.ts";',
    'import {} from "./riddles.ts";',
    'import type {} from "./screen.ts";',
    'import type {} from "./screen.ts";',
    'import type {} from "./screen.ts";',
  ]);
  const screen = readFileSync(new URL("testing/stranger/screen.ts", import.meta.url), "utf8");
  expect(screen).not.toMatch(/\bimport\b/);
});

test("nothing went wrong unseen", () => {
  expect(game.errors).toEqual([]);
});
