import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import { Client, type Room } from "colyseus.js";
import type { TestServer } from "../../testing/server.ts";
import { registeredPlayer } from "../../wallet/testing/player.ts";

/** A player whose last position is in the place of a game, and who plays it by HTTP calls. */
export async function callerAt(server: TestServer, game: string, place: PlaceName, at: Point) {
  const player = await registeredPlayer(server, "caller");
  const position = { place, area: 1, ...at };
  await server.deps.connection.collection("places").insertOne({ _id: player.id as never, ...position });
  const base = `/game_rpg/quest/${game}`;
  return {
    player,
    act: <Answer>(action: string, content = {}) =>
      player.call<Answer>("POST", `${base}/action`, { action, ...content }),
    /** Takes a seat and joins the room with it. Answers the HTTP status too. */
    async start(): Promise<{ status: number; room: Room }> {
      const seat = await player.call<SeatAnswer>("POST", `${base}/start`, { protocol: PROTOCOL_VERSION });
      const room = await new Client(server.url).consumeSeatReservation(seat.body);
      room.onMessage("*", () => {});
      return { status: seat.status, room };
    },
  };
}
