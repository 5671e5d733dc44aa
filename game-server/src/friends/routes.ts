import {
  FriendsRequest,
  NewCodeRequest,
  UnfriendRequest,
  WatchableRequest,
  WatchQuery,
} from "@diamond-valley/schemas/friends/contracts.ts";
import { type Request, type Response, Router } from "express";
import { registeredAccount } from "../account/registered.ts";
import type { AccountStore } from "../account/store.ts";
import { parseBody } from "../http/validate.ts";
import type { Friends } from "./friends.ts";

export interface FriendRoutesParts {
  accounts: Pick<AccountStore, "byId">;
  friends: Friends;
}

/** Friends by code: each call answers the list as it is then. */
export function friendRoutes({ accounts, friends }: FriendRoutesParts): Router {
  const router = Router();

  /** Does something for the account that asks, and answers its list. */
  async function answerList(
    request: Request,
    response: Response,
    act?: (me: string) => Promise<void>,
  ): Promise<void> {
    const { id } = await registeredAccount(accounts, request);
    await act?.(id);
    response.json(await friends.list(id));
  }

  router.get("/game_rpg/friends", (request, response) => answerList(request, response));

  router.post("/game_rpg/friends", (request, response) =>
    answerList(request, response, (me) => friends.ask(me, parseBody(FriendsRequest, request.body).code)),
  );

  router.delete("/game_rpg/friends", (request, response) =>
    answerList(request, response, async (me) => {
      const { code, block = false } = parseBody(UnfriendRequest, request.body);
      await friends.end(me, code, block);
    }),
  );

  router.put("/game_rpg/friends", (request, response) =>
    answerList(request, response, (me) =>
      friends.setWatchable(me, parseBody(WatchableRequest, request.body).watchable),
    ),
  );

  router.post("/game_rpg/friends/code", (request, response) =>
    answerList(request, response, (me) =>
      friends.renewCode(me, parseBody(NewCodeRequest, request.body).code),
    ),
  );

  router.get("/game_rpg/friends/watch", async (request, response) => {
    const { id } = await registeredAccount(accounts, request);
    const { code, attempt = null, from = "0" } = parseBody(WatchQuery, request.query);
    response.json(await friends.watch(id, code, attempt, Number(from)));
  });

  return router;
}
