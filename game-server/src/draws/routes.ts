import { pipeline } from "node:stream/promises";
import { termsFor } from "@diamond-valley/schemas/draws/content.ts";
import { linesOf } from "@diamond-valley/schemas/draws/leaves.ts";
import { held } from "@diamond-valley/schemas/wallet/holdings.ts";
import { Router } from "express";
import { registeredAccount } from "../account/registered.ts";
import type { AccountStore } from "../account/store.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import type { WalletStore } from "../wallet/store.ts";
import type { Draws } from "./draws.ts";
import { proofOf } from "./proof.ts";
import { isDrawn, recordOf, stageOf, summaryOf } from "./record.ts";

export interface DrawRouteParts {
  deps: Pick<Deps, "season" | "clock">;
  accounts: Pick<AccountStore, "byId">;
  wallets: Pick<WalletStore, "holdings">;
  draws: Draws;
}

/** The draws for everybody to check, and each entrant's own proof (spec 1 §1). */
export function drawRoutes({ deps, accounts, wallets, draws }: DrawRouteParts): Router {
  const router = Router();
  const planned = termsFor();

  async function atStage() {
    const draw = await draws.store.find();
    return { draw, stage: stageOf(draw, deps.season(), deps.clock.now()) };
  }

  router.get("/draws", async (_request, response) => {
    const { draw, stage } = await atStage();
    response.json(summaryOf(draw, stage, planned));
  });

  router.get("/draws/record", async (_request, response) => {
    const { draw, stage } = await atStage();
    const shown = stage === "published" && draw && isDrawn(draw);
    const standing = shown ? await draws.holders.standing(draw) : null;
    response.json(recordOf(summaryOf(draw, stage, planned), standing));
  });

  router.get("/draws/:prize/entries", async (request, response) => {
    const { draw } = await atStage();
    const { prize } = request.params;
    const run = draw?.frozen?.run;
    if (run === undefined || !draw?.terms.prizes.some(({ slug }) => slug === prize))
      throw new Problem("prize-not-found");
    response.type("text/csv");
    response.attachment(`${prize}.csv`);
    await pipeline(async function* () {
      for await (const { leaves } of draws.leaves.read(run, prize)) yield linesOf(leaves);
    }, response).catch((error: unknown) => {
      // Who stops a download is no fault of ours.
      if (!response.destroyed) throw error;
    });
  });

  router.get("/sweepstakes/:prize/proof", async (request, response) => {
    const { id } = await registeredAccount(accounts, request);
    const { draw, stage } = await atStage();
    const prize = draw?.terms.prizes.find(({ slug }) => slug === request.params.prize);
    if (!draw || !prize || stage === "none") throw new Problem("prize-not-found");
    const entries = held(await wallets.holdings(id), `entries.${prize.slug}`);
    response.json(await proofOf(draws, draw, stage, prize, { account: id, entries }));
  });

  return router;
}
