import { GAMES, type GameName } from "@diamond-valley/schemas/games/registry.ts";
import { placeOfRoom } from "@diamond-valley/schemas/places/seat-path.ts";
import { CORE_ROOMS, type RoomName } from "@diamond-valley/schemas/rooms/names.ts";
import { GameAction, SeatRequest } from "@diamond-valley/schemas/rooms/seat.ts";
import { INTERACT, InteractRequest } from "@diamond-valley/schemas/story/messages.ts";
import express, { type Request, type Response, type Router } from "express";
import { Problem } from "../http/problem.ts";
import { accountIdOf } from "../http/signed-in.ts";
import { parseBody } from "../http/validate.ts";
import { askRoom } from "./ask-room.ts";
import { answerOf } from "./commands.ts";
import type { Seats } from "./seats.ts";

/** The calls around seats (spec 2 §7): into a room, out of it, where the player is, and acts that reach its room. */
export function roomRoutes(seats: Seats): Router {
  async function enter(account: string, room: RoomName, request: Request, response: Response): Promise<void> {
    const { takeover = false, place: named, ...wish } = parseBody(SeatRequest, request.body);
    const place = placeOfRoom(room, named);
    if (place === null) throw new Problem("not-found");
    response.json(await seats.enter(account, place, wish, takeover));
  }

  async function act(
    account: string,
    room: RoomName | null,
    message: string,
    content: unknown,
  ): Promise<unknown> {
    const held = await seats.whereIs(account);
    const isThere = held !== null && (room === null || placeOfRoom(room, held.place) !== null);
    const outcome = isThere ? await askRoom(held.roomId, "act", account, message, content) : undefined;
    if (!outcome) throw new Problem("not-now");
    if ("refused" in outcome) throw new Problem(outcome.refused);
    return answerOf(outcome);
  }

  const router = express.Router();
  for (const [room, path] of Object.entries(CORE_ROOMS) as [keyof typeof CORE_ROOMS, string][]) {
    router.post(path, (request, response) => enter(accountIdOf(request), room, request, response));
  }
  router.post("/game_rpg/game-part/new-interaction", async (request, response) => {
    const account = accountIdOf(request);
    const content = parseBody(InteractRequest, request.body);
    response.json(await act(account, null, INTERACT.name, content));
  });
  router.post("/hub/exit", async (request, response) => {
    await seats.exit(accountIdOf(request));
    response.json({});
  });
  router.get("/hub/player", async (request, response) => {
    response.json(await seats.player(accountIdOf(request)));
  });
  router.post("/game_rpg/quest/:game/start", (request, response) =>
    enter(accountIdOf(request), gameOf(request.params.game), request, response),
  );
  router.post("/game_rpg/quest/:game/action", async (request, response) => {
    const account = accountIdOf(request);
    const game = gameOf(request.params.game);
    const { action, ...content } = parseBody(GameAction, request.body);
    if (!GAMES[game].action.includes(action)) throw new Problem("bad-request");
    response.json(await act(account, game, action, content));
  });
  return router;
}

/** The game that a path names. Throws `not-found` for one that there isn't. */
function gameOf(name: string): GameName {
  if (Object.hasOwn(GAMES, name)) return name as GameName;
  throw new Problem("not-found");
}
