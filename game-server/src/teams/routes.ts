import { BoardQuery } from "@diamond-valley/schemas/boards/boards.ts";
import { isEventOpen } from "@diamond-valley/schemas/season/open.ts";
import { JoinTeamRequest } from "@diamond-valley/schemas/teams/board.ts";
import { Router } from "express";
import { registeredAccount } from "../account/registered.ts";
import type { AccountStore } from "../account/store.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { parseBody } from "../http/validate.ts";
import type { Teams } from "./teams.ts";

export interface TeamParts {
  deps: Deps;
  accounts: Pick<AccountStore, "byId">;
  teams: Teams;
}

/** The choice of a team, the own one, and the teams' board (spec 2 §7). */
export function teamRoutes({ deps, accounts, teams }: TeamParts): Router {
  const router = Router();

  router.post("/game_rpg/team", async (request, response) => {
    const { id } = await registeredAccount(accounts, request);
    if (!isEventOpen(deps.season(), deps.clock.now())) throw new Problem("closed");
    response.json(await teams.join(id, parseBody(JoinTeamRequest, request.body).team));
  });

  router.get("/game_rpg/team", async (request, response) => {
    const { id } = await registeredAccount(accounts, request);
    response.json(await teams.own(id));
  });

  router.get("/game_rpg/leaderboard/team", async (request, response) => {
    const { id } = await registeredAccount(accounts, request);
    response.json(await teams.board(id, parseBody(BoardQuery, request.query).span));
  });

  return router;
}
