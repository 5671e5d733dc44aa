import { BoardQuery, BossBoardQuery } from "@diamond-valley/schemas/boards/boards.ts";
import { Router } from "express";
import { registeredAccount } from "../account/registered.ts";
import type { AccountStore } from "../account/store.ts";
import { parseBody } from "../http/validate.ts";
import type { PlayerBoards } from "./player-boards.ts";

export interface BoardRoutesParts {
  accounts: Pick<AccountStore, "byId">;
  boards: PlayerBoards;
}

/** The boards of players (spec 2 §7); those of teams and of Diamond Hero stand with their features. */
export function boardRoutes({ accounts, boards }: BoardRoutesParts): Router {
  const router = Router();

  router.get("/game_rpg/leaderboard/quests", async (request, response) => {
    const { id } = await registeredAccount(accounts, request);
    response.json(await boards.kindHeroes(id, parseBody(BoardQuery, request.query).span));
  });

  router.get("/game_rpg/leaderboard/boss", async (request, response) => {
    const { id } = await registeredAccount(accounts, request);
    const { span, arms } = parseBody(BossBoardQuery, request.query);
    response.json(await boards.boss(id, span, arms));
  });

  return router;
}
