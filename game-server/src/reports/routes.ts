import { ReportRequest } from "@diamond-valley/schemas/reports/report.ts";
import { Router } from "express";
import type { PublicIds } from "../account/public-ids.ts";
import { registeredAccount } from "../account/registered.ts";
import type { AccountStore } from "../account/store.ts";
import { Problem } from "../http/problem.ts";
import { parseBody } from "../http/validate.ts";
import type { Reports } from "./reports.ts";

export interface ReportParts {
  accounts: Pick<AccountStore, "byId" | "namesOf">;
  publicIds: Pick<PublicIds, "accountOf">;
  reports: Pick<Reports, "report">;
}

/** Reports of players, whom a board names by a public id. */
export function reportRoutes({ accounts, publicIds, reports }: ReportParts): Router {
  const router = Router();

  router.post("/game_rpg/report", async (request, response) => {
    const { id: reporter } = await registeredAccount(accounts, request);
    const { player: named, reason } = parseBody(ReportRequest, request.body);
    const player = publicIds.accountOf(named);
    if (player === reporter) throw new Problem("bad-request");
    const name = player && (await accounts.namesOf([player])).get(player);
    if (player === null || name === undefined || name === null) throw new Problem("player-not-found");
    await reports.report({ reporter, player, reason, name });
    response.status(204).end();
  });

  return router;
}
