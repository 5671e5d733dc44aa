import { Exchange, SubmissionCreate, SubmissionSubmit } from "@diamond-valley/schemas/quests/delivery.ts";
import type { GameState, InventoryAnswer } from "@diamond-valley/schemas/quests/game-state.ts";
import { mainQuests } from "@diamond-valley/schemas/quests/main-quests.ts";
import { objective } from "@diamond-valley/schemas/quests/objective.ts";
import { isEventOpen } from "@diamond-valley/schemas/season/open.ts";
import { marksOf } from "@diamond-valley/schemas/story/marks.ts";
import type { WalletOperation } from "@diamond-valley/schemas/wallet/operations.ts";
import { nextUnlock } from "@diamond-valley/schemas/wallet/unlocks.ts";
import { type Request, Router } from "express";
import { registeredAccount } from "../account/registered.ts";
import type { AccountStore } from "../account/store.ts";
import type { Deps } from "../deps.ts";
import { operationName } from "../http/operation-name.ts";
import { Problem } from "../http/problem.ts";
import { parseBody } from "../http/validate.ts";
import type { Interactions } from "../story/interactions.ts";
import type { WalletStore } from "../wallet/store.ts";
import type { Deliveries } from "./deliveries.ts";

export interface QuestParts {
  deps: Deps;
  wallets: WalletStore;
  deliveries: Deliveries;
  story: Interactions;
  accounts: Pick<AccountStore, "byId">;
}

/** What a player carries, delivers and trades (spec 2 §7). All for registered players; changes only while the event runs. */
export function questRoutes({ deps, wallets, deliveries, accounts, story }: QuestParts): Router {
  const router = Router();
  const player = (request: Request) => registeredAccount(accounts, request);
  const playing = (request: Request) => {
    if (!isEventOpen(deps.season(), deps.clock.now())) throw new Problem("closed");
    return player(request);
  };

  router.get("/game_rpg/user_data", async (request, response) => {
    const { id } = await player(request);
    response.json(await wallets.view(id));
  });

  router.get("/game_rpg/inventory", async (request, response) => {
    const { id } = await player(request);
    const { bag } = await wallets.view(id);
    response.json({ bag } satisfies InventoryAnswer);
  });

  router.get("/game_rpg/frontend-game-state", async (request, response) => {
    const { id } = await player(request);
    const situation = await story.situation(id);
    const { wallet, progress, quantity, membership } = situation;
    response.json({
      now: deps.clock.now(),
      season: deps.season(),
      wallet,
      quests: mainQuests(wallet, quantity),
      quantity,
      membership,
      progress,
      objective: objective(situation),
      marks: marksOf(situation, deps.clock.now()),
      unlock: nextUnlock(wallet.level),
    } satisfies GameState);
  });

  router.post("/game_rpg/submission/create", async (request, response) => {
    const { id } = await playing(request);
    const wanted = parseBody(SubmissionCreate, request.body);
    response.json({ id: await deliveries.create(id, wanted) });
  });

  router.post("/game_rpg/submission/submit", async (request, response) => {
    const account = await playing(request);
    const submission = parseBody(SubmissionSubmit, request.body);
    response.json(await deliveries.submit(account, submission.id));
  });

  router.post("/game_rpg/exchange", async (request, response) => {
    const { id } = await playing(request);
    const wanted = parseBody(Exchange, request.body);
    const key = `exchange:${operationName(request, deps.id())}`;
    const { update, entry } = await wallets.apply(id, { kind: "exchange", key, ...wanted });
    if (!isSame(entry?.operation, wanted)) throw new Problem("bad-request");
    response.json(update);
  });

  return router;
}

/** Two exchanges under one key are refused instead of being answered as if both were done. */
function isSame(done: WalletOperation | null | undefined, { category, from, to }: Exchange): boolean {
  return done?.kind === "exchange" && done.category === category && done.from === from && done.to === to;
}
