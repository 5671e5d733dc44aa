import type { CommunityBoard } from "@diamond-valley/schemas/community/board.ts";
import { useEffect } from "react";
import { useGame } from "../../core/app/game.ts";
import { perGame } from "../../core/feature.ts";
import { createReading } from "../../core/reading/reading.ts";
import { useReading } from "../../core/reading/use-reading.ts";

/** How often an open dialog asks how the goal stands, ms. */
const EVERY = 4_000;

/** The goal of the week and the own challenge, as the server knows them. */
export const boardOf = perGame(({ api }) =>
  createReading(() => api.call<CommunityBoard>("GET", "/game_rpg/leaderboard/community")),
);

/** The same while a component shows it: asked for again and again, with each change that concerns it, and as the week turns. */
export function useBoard() {
  const game = useGame();
  const reading = boardOf(game);
  useEffect(() => {
    const ask = (): void => void reading.refresh();
    const timer = setInterval(ask, EVERY);
    const stops = [
      game.wallet.listen(({ community }) => community && ask()),
      game.stores.$season.listen(ask),
    ];
    return () => {
      clearInterval(timer);
      for (const stop of stops) stop();
    };
  }, [game, reading]);
  return { reading, read: useReading(reading) };
}
