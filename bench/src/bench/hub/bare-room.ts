// The measure for the village: a Colyseus server with nothing but one room, as its documentation writes it. Frozen: a
// test pins its hash, and results name it, so that figures of different days have the same measure. One input for each
// of 20 steps a second, a patch every 50 ms, positions as int16, 50 clients a room.
import { type SchemaType, schema, t } from "@colyseus/schema";
import { type Client, defineRoom, defineServer, Room, WebSocketTransport } from "colyseus";

const MoveInput = schema({ dx: t.int8(), dy: t.int8() }, "MoveInput");
type MoveInput = SchemaType<typeof MoveInput>;

const Walker = schema(
  {
    x: t.int16(),
    y: t.int16(),
    facing: t.uint8(),
    walking: t.boolean(),
    name: t.string(),
    look: t.uint32(),
    emote: t.uint8(),
    emoteSeq: t.uint8(),
    online: t.boolean(),
  },
  "Walker",
);

const VillageState = schema({ players: t.map(Walker), area: t.uint16() }, "VillageState");
type VillageState = SchemaType<typeof VillageState>;

const RATE = 20;
const WIDTH = 2_000;
const HEIGHT = 1_500;

class BareRoom extends Room<{ state: VillageState; input: MoveInput }> {
  override state = new VillageState();
  override maxClients = 50;
  override patchRate = 1000 / RATE;
  override inputs = this.defineInput(MoveInput);

  override onCreate(): void {
    this.setFixedTimestep(() => {
      for (const [sessionId, walker] of this.state.players) {
        const input = this.inputs?.get(sessionId).next();
        if (!input) continue;
        walker.x = Math.min(WIDTH, Math.max(0, walker.x + Math.round(input.dx / 10)));
        walker.y = Math.min(HEIGHT, Math.max(0, walker.y + Math.round(input.dy / 10)));
        walker.walking = input.dx !== 0 || input.dy !== 0;
        if (Math.abs(input.dx) > Math.abs(input.dy)) walker.facing = input.dx > 0 ? 1 : 3;
        else walker.facing = input.dy > 0 ? 0 : 2;
      }
    }, RATE);
  }

  override onJoin({ sessionId }: Client): void {
    const walker = new Walker();
    walker.assign({ x: 985, y: 868, name: `Bot ${sessionId}`, look: 7, online: true });
    this.state.players.set(sessionId, walker);
  }

  override onLeave({ sessionId }: Client): void {
    this.state.players.delete(sessionId);
  }
}

const server = defineServer({
  greet: false,
  transport: new WebSocketTransport(),
  rooms: { bare: defineRoom(BareRoom) },
});
const port = Number(process.env.PORT);
await server.listen(port);
process.send?.({ ready: true, url: `http://127.0.0.1:${port}` });
