import { areCodesOpen, type CodeAnswer, CodeEntry } from "@diamond-valley/schemas/account/codes.ts";
import { type RequestHandler, Router } from "express";
import type { AccountWallets } from "../account/ports.ts";
import { registeredAccount } from "../account/registered.ts";
import type { AccountStore } from "../account/store.ts";
import type { TierChanges } from "../account/tier-changes.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { parseBody } from "../http/validate.ts";
import type { Redeeming } from "./redeeming.ts";

export interface CodeParts {
  deps: Pick<Deps, "clock" | "season">;
  accounts: Pick<AccountStore, "byId">;
  wallets: Pick<AccountWallets, "view">;
  tiers: Pick<TierChanges, "reconcile">;
  redeeming: Pick<Redeeming, "redeem">;
  /** Bounds how often codes are tried. */
  limits: RequestHandler[];
}

/** Entering a code in the profile (spec 1 §2, §8). */
export function codeRoutes({ deps, accounts, wallets, tiers, redeeming, limits }: CodeParts): Router {
  const router = Router();
  router.post("/profile/code", ...limits, async (request, response) => {
    const asking = await registeredAccount(accounts, request);
    if (!areCodesOpen(deps.season(), deps.clock.now())) throw new Problem("code-closed");
    const { code } = parseBody(CodeEntry, request.body, "code-invalid");
    const { account, outcome } = await redeeming.redeem(asking, code);
    const { returned, extra } = await tiers.reconcile(account);
    const { diamonds } = await wallets.view(account.id);
    const { tier, vip } = account;
    const answer: CodeAnswer = {
      outcome,
      gpp_tier: tier,
      is_vip: vip,
      total_diamonds: diamonds,
      diamonds_returned: returned,
      diamonds_extra: extra,
    };
    response.json(answer);
  });
  return router;
}
