import type { PeopleAnswer } from "@diamond-valley/schemas/people/people.ts";
import { Router } from "express";
import { registeredAccount } from "../account/registered.ts";
import type { AccountStore } from "../account/store.ts";
import type { Deps } from "../deps.ts";
import { askRoom } from "../rooms/ask-room.ts";
import type { Seats } from "../rooms/seats.ts";
import type { createCounts } from "./counts.ts";
import { readTraits } from "./traits.ts";

export interface PeopleParts {
  deps: Pick<Deps, "connection">;
  accounts: Pick<AccountStore, "byId">;
  seats: Pick<Seats, "whereIs">;
  counts: ReturnType<typeof createCounts>;
}

/** Who else plays: how many everywhere, and who is in the own area. */
export function peopleRoutes({ deps, accounts, seats, counts }: PeopleParts): Router {
  const router = Router();

  router.get("/game_rpg/people", async (request, response) => {
    const { id } = await registeredAccount(accounts, request);
    const [counted, held] = await Promise.all([counts(), seats.whereIs(id)]);
    const seated = (held && (await askRoom(held.roomId, "seated"))) ?? [];
    const traits = await readTraits(
      deps,
      seated.map(({ account }) => account),
    );
    // Accounts stay here: a page knows others by their sessions alone.
    const people = seated.map(({ account, session }) => ({ session, ...traits(account) }));
    response.json({ ...counted, people } satisfies PeopleAnswer);
  });

  return router;
}
