import { PARTS } from "@diamond-valley/schemas/story/parts.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame } from "../testing/rooms.ts";
import { createProgressStore } from "./progress.ts";
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
/** How long the act is meant to take, min; the least and the most of that for who never stops to think, and falls now and then. */
const MEANT = 9;
const [LEAST, MOST] = [0.4, 1];
/** The four acts before it, and the letters that came with them. */
const BEFORE = {
  ...{ "done.bronze": 1, "done.silver": 1, "done.gold": 1, "done.platinum": 1 },
  ...{ "letter.silver": 1, "letter.platinum": 1 },
};
const { gift, gems } = PARTS.get("diamond")!;

test.concurrent.for(["en", "ko"] as const)(
  "who knows nothing but what is on the screen comes through the Deep, and wakes its lights (%s)",
  // A flight takes its 75 s, and some are lost.
  { timeout: 600_000 },
  async (locale, { annotate, expect }) => {
    const account = `diver-${locale}`;
    const page = await openPage(game, account, locale, ["village", "acts"], BEFORE);
    await play(page, PATIENCE);
    const minutes = page.seconds() / 60;
    const { facts } = await createProgressStore(game.deps).read(account);
    const caught = Object.keys(facts).filter((name) => name.startsWith("gem.diamond.")).length;
    await annotate(
      `${minutes.toFixed(1)} of ${MEANT} minutes, ${facts["deep.lost"] ?? 0} flights lost, ${caught} diamonds caught`,
    );
    expect(minutes).toBeGreaterThan(MEANT * LEAST);
    expect(minutes).toBeLessThan(MEANT * MOST);
    expect(caught).toBeGreaterThan(0);
    const { experience, diamonds } = await game.wallets.view(account);
    expect(experience).toBe(1_500);
    expect(diamonds).toBe(caught * gems.diamonds + gift + levelDiamonds(experience));
    await page.leave();
  },
);

test("nothing went wrong unseen", () => {
  expect(game.errors).toEqual([]);
});
