import { BoardQuery } from "@diamond-valley/schemas/boards/boards.ts";
import { PowerUpRequest, type WatchedRun } from "@diamond-valley/schemas/diamond-hero/account.ts";
import { heroAccount } from "@diamond-valley/schemas/diamond-hero/account-view.ts";
import { SeatRequest } from "@diamond-valley/schemas/rooms/seat.ts";
import { isEventOpen } from "@diamond-valley/schemas/season/open.ts";
import { Router } from "express";
import { accountOfRequest, registeredAccount } from "../account/registered.ts";
import type { AccountStore } from "../account/store.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { accountIdOf } from "../http/signed-in.ts";
import { parseBody } from "../http/validate.ts";
import type { Seats } from "../rooms/seats.ts";
import type { Interactions } from "../story/interactions.ts";
import type { WalletStore } from "../wallet/store.ts";
import type { Board } from "./board.ts";
import { powerUpOperation } from "./operations.ts";
import type { Runs } from "./runs.ts";

export interface HeroParts {
  deps: Deps;
  accounts: Pick<AccountStore, "byId">;
  wallets: Pick<WalletStore, "apply" | "holdings">;
  story: Pick<Interactions, "situation">;
  seats: Pick<Seats, "enter">;
  runs: Pick<Runs, "find">;
  board: Pick<Board, "of" | "isOnTop">;
}

/** Diamond Hero around its runs: the seat, what was reached, the shop, the board, and recorded runs to watch (spec 2 §2, §7). */
export function heroRoutes({ deps, accounts, wallets, story, seats, runs, board }: HeroParts): Router {
  const router = Router();

  async function viewOf(id: string) {
    const [holdings, { progress }] = await Promise.all([wallets.holdings(id), story.situation(id)]);
    return heroAccount(holdings, progress);
  }

  router.post("/game_rpg/diamond-hero/start", async (request, response) => {
    const account = accountIdOf(request);
    const { takeover = false, place: _, ...wish } = parseBody(SeatRequest, request.body);
    response.json(await seats.enter(account, "neon-arena", wish, takeover));
  });

  router.get("/game_rpg/diamond-hero", async (request, response) => {
    const { id } = await registeredAccount(accounts, request);
    response.json(await viewOf(id));
  });

  router.post("/game_rpg/diamond-hero/power-up", async (request, response) => {
    const { id } = await registeredAccount(accounts, request);
    if (!isEventOpen(deps.season(), deps.clock.now())) throw new Problem("closed");
    // The wanted level names the operation: a repeat, under whatever key, buys nothing more.
    await wallets.apply(id, powerUpOperation(parseBody(PowerUpRequest, request.body)));
    response.json(await viewOf(id));
  });

  router.get("/game_rpg/leaderboard/hero", async (request, response) => {
    const { id } = await registeredAccount(accounts, request);
    response.json(await board.of(id, parseBody(BoardQuery, request.query).span));
  });

  router.get("/game_rpg/replay/:attempt", async (request, response) => {
    const { id } = await accountOfRequest(accounts, request);
    const run = await runs.find(request.params.attempt);
    const player = run && (await accounts.byId(run.account));
    if (!run || !player) throw new Problem("not-found");
    if (run.account !== id && !(await board.isOnTop(run))) throw new Problem("not-found");
    const { _id: attempt, score, seconds, evidence } = run;
    const name = player.nickname;
    response.json({ attempt, game: "diamond_hero", name, score, seconds, evidence } satisfies WatchedRun);
  });

  return router;
}
