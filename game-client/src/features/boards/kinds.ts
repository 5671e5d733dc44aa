import { type PlayerBoard, SPANS, type Span } from "@diamond-valley/schemas/boards/boards.ts";
import { ARMS, type Arms } from "@diamond-valley/schemas/boss/kinds.ts";
import { atom } from "nanostores";
import { perGame } from "../../core/feature.ts";
import { createReading, type Reading } from "../../core/reading/reading.ts";

/** The boards of this dialog. */
export const BOARDS = ["kind", "boss"] as const;
export type BoardName = (typeof BOARDS)[number];

/** Which board is looked at. `arms` are those of the boss's board. */
export interface Chosen {
  readonly board: BoardName;
  readonly span: Span;
  readonly arms: Arms;
}

/** What was looked at last: whoever comes back from a report goes on there. */
export const chosenOf = perGame(() => atom<Chosen>({ board: "kind", span: SPANS[0], arms: ARMS[0] }));

/** How a board is asked for. */
export const pathOf = ({ board, span, arms }: Chosen): string =>
  board === "kind"
    ? `/game_rpg/leaderboard/quests?span=${span}`
    : `/game_rpg/leaderboard/boss?span=${span}&arms=${arms}`;

/** A board as the server knows it: one reading for each that was looked at. */
export const readingOf = perGame(({ api }) => {
  const readings = new Map<string, Reading<PlayerBoard>>();
  return (chosen: Chosen): Reading<PlayerBoard> => {
    const path = pathOf(chosen);
    const reading = readings.get(path) ?? createReading(() => api.call<PlayerBoard>("GET", path));
    readings.set(path, reading);
    return reading;
  };
});
