import { createServer as createHttpServer, get, type Server } from "node:http";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { seededRandom } from "@diamond-valley/schemas/random.ts";
import { afterEach, expect, test } from "vitest";
import { openFront } from "./front.ts";
import { type Gauge, leaksIn } from "./gauges.ts";
import { INCIDENTS, planIncidents } from "./incidents.ts";
import { openRelay } from "./relay.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** An hour of a process, sampled every ten seconds. */
const hour = (of: (share: number) => Partial<Gauge>): Gauge[] =>
  Array.from({ length: 360 }, (_, index) => ({
    ...{
      at: index * 10_000,
      players: 200,
      rooms: 10,
      heap: 90e6,
      resident: 300e6,
      handles: 250,
      files: 280,
      errors: 0,
    },
    ...of(index / 360),
  }));

test.each([
  ["a heap that is swept now and then", hour((share) => ({ heap: 90e6 + ((share * 40) % 1) * 60e6 }))],
  [
    "handles that come with players",
    hour((share) => ({ players: 200 + share * 200, handles: 250 + share * 200, files: 280 + share * 200 })),
  ],
  ["a run too short to say", hour(() => ({})).slice(0, 8)],
])("%s is no leak", (_, gauges) => {
  expect(leaksIn(gauges)).toEqual([]);
});

test.each([
  [
    "a heap whose floor rises",
    hour((share) => ({ heap: 90e6 + share * 120e6 + ((share * 40) % 1) * 60e6 })),
    /^heap grew from \d+ MB to \d+ MB$/,
  ],
  ["handles without players", hour((share) => ({ handles: 250 + share * 200 })), /^handles grew from/],
  ["files without players", hour((share) => ({ files: 280 + share * 200 })), /^files grew from/],
])("%s is a leak", (_, gauges, expected) => {
  expect(leaksIn(gauges)).toEqual([expect.stringMatching(expected)]);
});

test("each incident comes as often as every other, in an order of the seed's", () => {
  const plan = planIncidents(40, seededRandom(3));
  for (const incident of INCIDENTS) expect(plan.filter((each) => each === incident)).toHaveLength(5);
  expect(plan).toEqual(planIncidents(40, seededRandom(3)));
  expect(plan).not.toEqual(planIncidents(40, seededRandom(4)));
});

/** A server that answers what it hears. */
async function echo(): Promise<number> {
  const server = createServer((socket) => void socket.on("error", () => {}).pipe(socket));
  closing.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}
async function heard(socket: Socket, said: string): Promise<string> {
  let text = "";
  socket.on("data", (more) => {
    text += String(more);
  });
  socket.write(said);
  for (let waited = 0; waited < 5_000 && text === ""; waited += 10) await sleep(10);
  return text;
}

test("a way that is cut says nothing, and is whole again for who comes anew", async () => {
  const relay = await openRelay({ port: await echo() });
  closing.push(relay.close);
  const before = connect(relay.port).on("error", () => {});
  expect(await heard(before, "hello")).toBe("hello");
  relay.cut();
  let [said, isClosed] = ["", false];
  before.on("data", (more) => {
    said += String(more);
  });
  before.on("close", () => {
    isClosed = true;
  });
  before.write("anybody there?");
  await sleep(300);
  expect([said, isClosed]).toEqual(["", false]);
  relay.mend();
  const after = connect(relay.port).on("error", () => {});
  expect(await heard(after, "again")).toBe("again");
  after.destroy();
});

/** A server that is ready or not, and tells its name. */
async function backend(name: string, path: string, isReady: () => boolean) {
  const server: Server = createHttpServer((request, response) => {
    if (request.url === "/readyz")
      response.end(JSON.stringify({ checks: { database: true, rooms: isReady() } }));
    else response.end(`${name} ${request.url}`);
  });
  server.on("upgrade", (_, socket: Socket) => {
    socket.on("error", () => {});
    socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  });
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, path, host: "127.0.0.1", port: (server.address() as AddressInfo).port };
}
const ask = async (port: number, path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();

test("the front spreads calls over who is ready, leads a path of its own to one server, and passes over who died", async () => {
  let isReady = true;
  const [one, two] = [await backend("one", "/p1", () => true), await backend("two", "/p2", () => isReady)];
  const front = await openFront([one, two]);
  closing.push(front.close);
  const several = async () =>
    new Set(await Promise.all(Array.from({ length: 6 }, () => ask(front.port, "/x"))));
  expect(await several()).toEqual(new Set(["one /x", "two /x"]));
  expect(await ask(front.port, "/p2/y?z=1")).toBe("two /y?z=1");
  isReady = false;
  for (let waited = 0; waited < 10_000 && (await several()).size > 1; waited += 200) await sleep(200);
  expect(await several()).toEqual(new Set(["one /x"]));
  // Whose players are still to be heard.
  expect(await ask(front.port, "/p2/y")).toBe("two /y");
  isReady = true;
  one.server.closeAllConnections();
  one.server.close();
  expect(await ask(front.port, "/x")).toBe("two /x");
});

test("the front cuts all lines at once", async () => {
  const front = await openFront([await backend("one", "/p1", () => true)]);
  closing.push(front.close);
  const lines = await Promise.all(
    Array.from({ length: 5 }, () => {
      const call = get({
        port: front.port,
        path: "/p1/room",
        headers: { Connection: "Upgrade", Upgrade: "websocket" },
      });
      return new Promise<Socket>((resolve) => call.on("upgrade", (_, socket: Socket) => resolve(socket)));
    }),
  );
  const gone = lines.map(
    (line) => new Promise<void>((resolve) => line.on("close", () => resolve()).resume()),
  );
  expect(front.sockets()).toBe(5);
  expect(front.cutAll()).toBe(5);
  await Promise.all(gone);
  expect(front.sockets()).toBe(0);
});
