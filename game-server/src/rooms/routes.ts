import { FishingAction } from "@diamond-valley/schemas/fishing/fishing.ts";
import { SeatRequest } from "@diamond-valley/schemas/hub/hub.ts";
import type { RoomName } from "@diamond-valley/schemas/protocol.ts";
import express, { type RequestHandler, type Router } from "express";
import { Problem } from "../http/problem.ts";
import { accountIdOf } from "../http/signed-in.ts";
import { parseBody } from "../http/validate.ts";
import { askRoom } from "./ask-room.ts";
import type { Seats } from "./seats.ts";

/** The calls around seats (spec 2 §7): into a room, out of it, where the player is, and acts that reach its room. */
export function roomRoutes(seats: Seats): Router {
  const enter =
    (room: RoomName): RequestHandler =>
    async (request, response) => {
      const account = accountIdOf(request);
      const { takeover = false, ...wish } = parseBody(SeatRequest, request.body);
      response.json(await seats.enter(account, room, wish, takeover));
    };

  const router = express.Router();
  router.post("/hub/enter", enter("hub"));
  router.post("/hub/exit", async (request, response) => {
    await seats.exit(accountIdOf(request));
    response.json({});
  });
  router.get("/hub/player", async (request, response) => {
    response.json(await seats.player(accountIdOf(request)));
  });
  router.post("/game_rpg/quest/fishing/start", enter("fishing"));
  router.post("/game_rpg/quest/fishing/action", async (request, response) => {
    const account = accountIdOf(request);
    const action = parseBody(FishingAction, request.body);
    const held = await seats.whereIs(account);
    const outcome = held?.room === "fishing" ? await askRoom(held.roomId, "act", account, action) : undefined;
    if (!outcome) throw new Problem("not-now");
    if ("refused" in outcome) throw new Problem(outcome.refused);
    response.json(outcome.answer);
  });
  return router;
}
