// The measure for the village: a Colyseus server with nothing but one room, as its documentation writes it.
import { type Client, defineRoom, defineServer, Room } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { MoveInput, WALK_SPEED, Walker } from "@diamond-valley/schemas/walking/walking.ts";

const STEP = WALK_SPEED / TICK_RATE / 100;
const WIDTH = 2_000;
const HEIGHT = 1_500;

function move(walker: Walker, dx: number, dy: number): void {
  walker.x = Math.min(WIDTH, Math.max(0, walker.x + Math.round(dx * STEP)));
  walker.y = Math.min(HEIGHT, Math.max(0, walker.y + Math.round(dy * STEP)));
  walker.walking = dx !== 0 || dy !== 0;
  walker.facing = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 1 : 3) : dy > 0 ? 0 : 2;
}

function arrive(state: HubState, { sessionId }: Client): void {
  const walker = new Walker();
  walker.assign({ x: 985, y: 868, name: `Bot ${sessionId}`, look: 7, online: true });
  state.players.set(sessionId, walker);
}

/** Moves by messages: the least that a room with a shared place does. */
class MessageRoom extends Room<{ state: HubState }> {
  override state = new HubState();
  override maxClients = 50;
  override patchRate = 1000 / TICK_RATE;
  override messages = {
    move: (client: Client, { dx, dy }: { dx: number; dy: number }) => {
      const walker = this.state.players.get(client.sessionId);
      if (walker) move(walker, dx, dy);
    },
  };
  override onJoin(client: Client): void {
    arrive(this.state, client);
  }
  override onLeave(client: Client): void {
    this.state.players.delete(client.sessionId);
  }
}

/** Moves by Colyseus's own inputs, which a predicting client needs: one for each step, acknowledged in each patch. */
class InputRoom extends Room<{ state: HubState; input: MoveInput }> {
  override state = new HubState();
  override maxClients = 50;
  override patchRate = 1000 / TICK_RATE;
  override inputs = this.defineInput(MoveInput);
  override onCreate(): void {
    this.setFixedTimestep(() => {
      for (const [sessionId, walker] of this.state.players) {
        const input = this.inputs?.get(sessionId).next();
        if (input) move(walker, input.dx, input.dy);
      }
    }, TICK_RATE);
  }
  override onJoin(client: Client): void {
    arrive(this.state, client);
  }
  override onLeave(client: Client): void {
    this.state.players.delete(client.sessionId);
  }
}

const server = defineServer({
  greet: false,
  transport: new WebSocketTransport(),
  rooms: { message: defineRoom(MessageRoom), input: defineRoom(InputRoom) },
});
const port = Number(process.env.PORT);
await server.listen(port);
process.send?.({ ready: true, url: `http://127.0.0.1:${port}` });
