import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { after, before, test } from "node:test";
import { openDevProxy } from "./dev-proxy.mjs";
import { freePort } from "./port.mjs";

/** @type {import("node:http").Server[]} */
const servers = [];
const ports = { port: 0, pagePort: 0, serverPort: 0 };
/** @type {import("node:http").Server} */
let proxy;

/** A server that answers who it is, and takes upgrades. @param {number} port @param {string} name */
async function answering(port, name) {
  const server = createServer((request, response) => {
    if (name === "pages" && request.url?.startsWith("/dev/art"))
      response.statusCode = request.url === "/dev/art/" ? 200 : 404;
    response.setHeader("set-cookie", `from=${name}`);
    response.end(`${name} ${request.method} ${request.url} ${request.headers.host}`);
  });
  server.on("upgrade", (_request, socket) => socket.end(`HTTP/1.1 101 Switching Protocols\r\n\r\n${name}`));
  servers.push(server.listen(port, "127.0.0.1"));
  await once(server, "listening");
}

before(async () => {
  for (const name of /** @type {const} */ (["port", "pagePort", "serverPort"]))
    ports[name] = await freePort();
  await answering(ports.pagePort, "pages");
  await answering(ports.serverPort, "server");
  proxy = await openDevProxy(ports);
});
after(() => {
  for (const server of [proxy, ...servers]) {
    server.close();
    server.closeAllConnections();
  }
});

for (const path of ["/api/kr/user_data", "/provider/auth?a=1", "/readyz"]) {
  test(`${path} reaches the server, with the address that the visitor typed`, async () => {
    const answer = await fetch(`http://127.0.0.1:${ports.port}${path}`);
    assert.equal(await answer.text(), `server GET ${path} 127.0.0.1:${ports.port}`);
  });
}

for (const path of ["/register/", "/apiary", "/src/main.ts?v=1"]) {
  test(`${path} is a page`, async () => {
    const answer = await fetch(`http://127.0.0.1:${ports.port}${path}`);
    assert.equal(await answer.text(), `pages GET ${path} 127.0.0.1:${ports.port}`);
  });
}

for (const [asked, location] of /** @type {const} */ ([
  ["/dev/art", "/dev/art/"],
  ["/dev/art?sheet=2", "/dev/art/?sheet=2"],
])) {
  test(`${asked} leads to the page, as on the built site`, async () => {
    const answer = await fetch(`http://127.0.0.1:${ports.port}${asked}`, { redirect: "manual" });
    assert.deepEqual([answer.status, answer.headers.get("location")], [301, location]);
    assert.equal((await fetch(`http://127.0.0.1:${ports.port}/dev/art`)).status, 200);
  });
}

test("a file that is missing is missing", async () => {
  assert.equal((await fetch(`http://127.0.0.1:${ports.port}/dev/art.png`)).status, 404);
});

test("the root is a page that brings the server's cookie", async () => {
  const answer = await fetch(`http://127.0.0.1:${ports.port}/`);
  assert.match(await answer.text(), /^pages/);
  assert.match(answer.headers.get("set-cookie") ?? "", /from=server/);
});

for (const [protocol, name] of /** @type {const} */ ([
  ["vite-hmr", "pages"],
  ["", "server"],
])) {
  test(`a socket ${protocol ? `of ${protocol}` : "of a room"} reaches the ${name}`, async () => {
    const socket = connect(ports.port, "127.0.0.1");
    const lines = [
      "GET /process/room HTTP/1.1",
      "Host: localhost",
      "Upgrade: websocket",
      "Connection: Upgrade",
    ];
    if (protocol) lines.push(`Sec-WebSocket-Protocol: ${protocol}`);
    socket.write(`${lines.join("\r\n")}\r\n\r\n`);
    let heard = "";
    for await (const chunk of socket) heard += chunk;
    assert.match(heard, new RegExp(`${name}$`));
  });
}
