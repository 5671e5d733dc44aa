import type { GameEvent } from "@diamond-valley/game-client/Game.tsx";
import { TrackedEvent } from "@diamond-valley/schemas/tracking/tracking.ts";
import { expect, test } from "vitest";
import { counted } from "./counted-events.ts";

const DELIVERY: GameEvent = {
  ...{ kind: "quest-complete", category: "fish", colour: "red" },
  ...{ quantity: 10, experience: 850, level: 7 },
};

test.each<[GameEvent, string, object]>([
  [
    DELIVERY,
    "quest_complete",
    { quest: "fish", item: "red", value_quantity: 10, value_experience: 850, value_level: 7 },
  ],
  [
    { kind: "level-up", level: 8, experience: 12_345 },
    "level_up",
    { value_level: 8, value_experience: 12_345 },
  ],
  [
    { kind: "part-done", part: "bronze", mission: "act1", experience: 300 },
    "quest_complete",
    { act: "act1", quest: "bronze", value_experience: 300 },
  ],
  [
    { kind: "hint-asked", part: "bronze", step: "oil", help: "plain" },
    "modal_button_click",
    { slug: "hint", act: "bronze", quest: "oil", action: "plain" },
  ],
  [
    { kind: "attempt-ended", counted: { game: "fishing", result: "success", value_seconds: 7 } },
    "game_end",
    { game: "fishing", result: "success", value_seconds: 7 },
  ],
])("%j is counted as %s, as the collector takes it", (event, name, parameters) => {
  const sent = counted(event);
  expect(sent).toEqual([name, parameters]);
  const surroundings = { market: "kr", phase: "live", week: 1 } as const;
  expect(TrackedEvent.safeParse({ name: sent[0], parameters: { ...surroundings, ...sent[1] } }).success).toBe(
    true,
  );
});
