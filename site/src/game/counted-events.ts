import type { GameEvent } from "@diamond-valley/game-client/Game.tsx";
import type { EventName } from "@diamond-valley/schemas/tracking/events.ts";
import { type Parameters, track } from "../tracking/track.ts";

/** Under which name an event of the game is counted, and with what (spec 1 §3). */
export function counted(event: GameEvent): [EventName, Parameters] {
  if (event.kind === "level-up")
    return ["level_up", { value_level: event.level, value_experience: event.experience }];
  if (event.kind === "attempt-ended") return ["game_end", event.counted];
  if (event.kind === "part-done")
    return ["quest_complete", { act: event.mission, quest: event.part, value_experience: event.experience }];
  if (event.kind === "hint-asked")
    return ["modal_button_click", { slug: "hint", act: event.part, quest: event.step, action: event.help }];
  const { category, colour, quantity, experience, level } = event;
  return [
    "quest_complete",
    {
      quest: category,
      item: colour,
      value_level: level,
      value_experience: experience,
      value_quantity: quantity,
    },
  ];
}

/** Counts an event of the game, of those who agreed to it. */
export function countEvent(event: GameEvent): void {
  track(...counted(event));
}
