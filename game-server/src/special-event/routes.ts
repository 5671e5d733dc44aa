import { Rsvp } from "@diamond-valley/schemas/special-event/rsvp.ts";
import {
  EVENT_DAYS,
  isDayOpen,
  isInvited,
  type SpecialEventAnswer,
} from "@diamond-valley/schemas/special-event/special-event.ts";
import { Router } from "express";
import type { Account } from "../account/account.ts";
import { registeredAccount } from "../account/registered.ts";
import type { AccountStore } from "../account/store.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { parseBody } from "../http/validate.ts";
import type { Visits } from "./visits.ts";

export interface SpecialEventParts {
  deps: Pick<Deps, "clock" | "season">;
  accounts: Pick<AccountStore, "byId">;
  visits: Pick<Visits, "dayOf" | "choose">;
}

/** The invitation of the top tiers to four days in November (spec 1 §6, §9). */
export function specialEventRoutes({ deps, accounts, visits }: SpecialEventParts): Router {
  const router = Router();
  const isOpen = (day: string) => isDayOpen(day, deps.season(), deps.clock.now());

  router.get("/game_rpg/special-event", async (request, response) => {
    response.json(await answerFor(await registeredAccount(accounts, request)));
  });

  router.post("/game_rpg/special-event/rsvp", async (request, response) => {
    const account = await registeredAccount(accounts, request);
    const { day } = parseBody(Rsvp, request.body);
    const before = await visits.dayOf(account.id);
    if (!isGuest(account, before)) throw new Problem("forbidden");
    if (day !== before) {
      if ([day, before].some((changing) => changing !== null && !isOpen(changing)))
        throw new Problem("closed");
      await visits.choose(account.id, day);
    }
    response.json(await answerFor(account));
  });

  async function answerFor(account: Account): Promise<SpecialEventAnswer> {
    const day = await visits.dayOf(account.id);
    return {
      invited: isGuest(account, day),
      day,
      days: EVENT_DAYS.map((day) => ({ day, open: isOpen(day) })),
    };
  }

  return router;
}

/** Whether somebody is a guest: invited now, or with a visit that a lower tier since has not taken away (spec 1 §6, §9). */
function isGuest({ tier, vvip }: Account, day: string | null): boolean {
  return isInvited(tier, vvip) || day !== null;
}
