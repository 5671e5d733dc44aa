import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { endLines } from "./end-lines.ts";

async function open() {
  const http = createServer().listen(0, "127.0.0.1");
  await once(http, "listening");
  return { http, server: new WebSocketServer({ server: http }), port: (http.address() as AddressInfo).port };
}

test("a client that answers is told why its connection closes, and one that is gone without a word is cut off", async () => {
  const { http, server, port } = await open();
  const player = new WebSocket(`ws://127.0.0.1:${port}`);
  await once(player, "open");
  const silent = connect(port, "127.0.0.1").on("error", () => {});
  silent.write(
    "GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" +
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
  );
  await once(silent, "data");
  const code = once(player, "close").then(([closed]) => closed as number);
  const cut = once(silent, "close");
  for (const line of server.clients) line.close(4001);
  await endLines(server);
  expect([await code, server.clients.size]).toEqual([4001, 0]);
  await cut;
  await new Promise((resolve) => http.close(resolve));
}, 15_000);

test("a server without clients, and one that is closed, end at once", async () => {
  const { http, server } = await open();
  await endLines(server);
  await endLines(server);
  http.close();
});
