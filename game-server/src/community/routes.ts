import { Router } from "express";
import { registeredAccount } from "../account/registered.ts";
import type { AccountStore } from "../account/store.ts";
import type { CommunityBoards } from "./board.ts";

export interface CommunityParts {
  accounts: Pick<AccountStore, "byId">;
  board: CommunityBoards;
}

/** The community goal of the week and the own challenge (spec 2 §7). */
export function communityRoutes({ accounts, board }: CommunityParts): Router {
  const router = Router();
  router.get("/game_rpg/leaderboard/community", async (request, response) => {
    const { id } = await registeredAccount(accounts, request);
    response.json(await board.of(id));
  });
  return router;
}
