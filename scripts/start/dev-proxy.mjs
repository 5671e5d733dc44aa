import { createServer, request as httpRequest } from "node:http";
import { connect } from "node:net";

/** @typedef {import("node:http").IncomingMessage} IncomingMessage */
/** @typedef {import("node:http").ServerResponse} ServerResponse */

/** Paths that the game server answers. All others are pages. */
const serverPaths = /^\/(api|provider|matchmake|healthz|readyz|metrics)(\/|\?|$)/;

/**
 * One address for development: hands pages to Astro's server and all else to the game server, sockets too.
 * @param {{ port: number, pagePort: number, serverPort: number }} ports
 * @returns {Promise<import("node:http").Server>} once it listens
 */
export function openDevProxy({ port, pagePort, serverPort }) {
  const proxy = createServer((request, response) => {
    if (serverPaths.test(request.url ?? "")) return pass(request, response, serverPort);
    if (request.url !== "/") return pass(request, response, pagePort);
    // In production the root's answer brings the anti-forgery token; here the page comes from elsewhere.
    cookiesOfTheRoot(request, serverPort).then((cookies) => {
      pass(request, response, pagePort, cookies);
    });
  });
  proxy.on("upgrade", (request, socket, head) => {
    const hotReload = request.headers["sec-websocket-protocol"]?.startsWith("vite-");
    const upstream = connect(hotReload ? pagePort : serverPort, "127.0.0.1");
    const headers = request.rawHeaders.map((text, i) => (i % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join("");
    upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers}\r\n`);
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
    upstream.on("error", () => socket.destroy());
    socket.on("error", () => upstream.destroy());
  });
  return new Promise((resolve, reject) => {
    proxy.once("error", reject);
    proxy.listen({ port, host: process.env.HOST || undefined }, () => resolve(proxy));
  });
}

/**
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {number} port
 * @param {string[]} [cookies] to add to the answer
 */
function pass(request, response, port, cookies = []) {
  const { method, url, headers } = request;
  const upstream = httpRequest({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
    if (answer.statusCode === 404 && mayBePage(method, url)) {
      answer.resume();
      response.writeHead(301, { location: withSlash(url ?? "") });
      return response.end();
    }
    const all = [...(answer.headers["set-cookie"] ?? []), ...cookies];
    const more = all.length > 0 ? { "set-cookie": all } : {};
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...more });
    answer.pipe(response);
  });
  upstream.on("error", () => {
    // The server is starting again: the page's next call finds it.
    if (!response.headersSent) response.writeHead(503, { "retry-after": "1" });
    response.end();
  });
  request.pipe(upstream);
}

/** @param {IncomingMessage} request @param {number} port @returns {Promise<string[]>} */
function cookiesOfTheRoot(request, port) {
  return new Promise((resolve) => {
    const asked = httpRequest({
      host: "127.0.0.1",
      port,
      method: "HEAD",
      path: "/",
      headers: request.headers,
    });
    asked.on("response", (answer) => {
      answer.resume();
      resolve(answer.headers["set-cookie"] ?? []);
    });
    asked.on("error", () => resolve([]));
    asked.end();
  });
}

/**
 * Pages have addresses that end with a slash, and the built site redirects those who leave it out. Astro does not.
 * @param {string | undefined} method
 * @param {string | undefined} url
 */
function mayBePage(method, url) {
  return (method === "GET" || method === "HEAD") && /^\/[^/@.?][^.?]*[^/.?](\?|$)/.test(url ?? "");
}

/** @param {string} url */
function withSlash(url) {
  const [path, ...query] = url.split("?");
  return [`${path}/`, ...query].join("?");
}
