import { type PlayerBoard, SPANS } from "@diamond-valley/schemas/boards/boards.ts";
import { ARMS } from "@diamond-valley/schemas/boss/kinds.ts";
import { perGame } from "../../core/feature.ts";
import { createReading, type Reading } from "../../core/reading/reading.ts";

/** The boards, and of which kinds each is; the first kind is shown first. */
export const KINDS = { kind: SPANS, boss: ARMS } as const;
export type BoardName = keyof typeof KINDS;
export type KindOf<Name extends BoardName = BoardName> = (typeof KINDS)[Name][number];

/** How a board of a kind is asked for. */
export const pathOf = (name: BoardName, kind: KindOf): string =>
  name === "kind" ? `/game_rpg/leaderboard/quests?span=${kind}` : `/game_rpg/leaderboard/boss?arms=${kind}`;

/** The board of a kind, as the server knows it: one reading for each that was looked at. */
export const readingOf = perGame(({ api }) => {
  const readings = new Map<string, Reading<PlayerBoard>>();
  return (name: BoardName, kind: KindOf): Reading<PlayerBoard> => {
    const path = pathOf(name, kind);
    const reading = readings.get(path) ?? createReading(() => api.call<PlayerBoard>("GET", path));
    readings.set(path, reading);
    return reading;
  };
});
