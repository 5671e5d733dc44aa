import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { PARTS } from "@diamond-valley/schemas/story/parts.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame } from "../testing/rooms.ts";
import { visitorAt } from "./testing/visitor.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());

const stand = (at: PlaceName, account: string, known?: Record<string, number>) =>
  visitorAt(game, account, at, known);

describe("the lobby of Diamond Hero", () => {
  const acts = [...PARTS].filter(([, { kind }]) => kind === "main");
  const gemsOf = (parts: typeof acts): Record<string, number> =>
    Object.fromEntries(
      parts.flatMap(([part, { gems }]) =>
        Array.from({ length: gems.count }, (_, index) => [`gem.${part}.${index + 1}`, 1] as const),
      ),
    );
  const all = acts.reduce((sum, [, { gems }]) => sum + gems.count, 0);

  test("the gate says how many diamonds of the acts are missing, and where", async () => {
    const hal = await stand("village", "hal", gemsOf(acts.slice(0, 1)));
    await hal.go("diamond-hero");
    const missing = all - acts[0]![1].gems.count;
    for (const [target, key] of [
      ["rally", "diamond-hero:talk.missing"],
      ["gate", "diamond-hero:gate.dark"],
    ] as const) {
      const answer = await hal.touch(target);
      expect(answer).toMatchObject({ values: { missing }, open: { dialog: "missing-gems" } });
      expect(answer.say).toContain(key);
    }
    expect(await hal.refusal("gate-lit")).toBe("not-found");
    expect(await hal.refusal("lights")).toBe("not-found");
    for (const [target, dialog] of [
      ["board", "hero-board"],
      ["marks", "hero-marks"],
      ["shop", "hero-power-ups"],
      ["guide", "hero-help"],
      ["runners", "hero-start"],
    ] as const)
      expect(await hal.touch(target)).toMatchObject({ say: [], open: { dialog } });
    await hal.leave();
  });

  test("it glows once none is missing, whatever else was not found, and opens the start", async () => {
    const ida = await stand("village", "ida", gemsOf(acts));
    await ida.go("diamond-hero");
    expect(await ida.refusal("gate")).toBe("not-found");
    expect(await ida.touch("gate-lit")).toMatchObject({
      open: { dialog: "hero-start" },
      granted: null,
      values: { missing: 0 },
    });
    expect((await ida.touch("rally")).say[0]).toBe("diamond-hero:talk.clear.1");
    // The neon comes on once.
    expect(await ida.touch("lights")).toMatchObject({ open: { dialog: "cutscene", name: "hero-first" } });
    expect(await ida.refusal("lights")).toBe("not-found");
    await ida.leave();
  });
});

test("nothing went wrong unseen", () => {
  expect(game.errors).toEqual([]);
});
