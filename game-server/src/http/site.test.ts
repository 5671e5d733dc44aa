import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { type IncomingMessage, request as plainRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { DEMO_START, type SeasonView, seasonAt } from "@diamond-valley/schemas/season/season.ts";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askedSeason } from "../season/asked-season.ts";
import { openSite, type Site } from "./site.ts";

const pages = {
  "index.html": "<h1>홈</h1>",
  "404.html": "<h1>없음</h1>",
  "en/index.html": "<h1>Home</h1>",
  "en/404/index.html": "<h1>Nothing</h1>",
  "register/index.html": `<h1>등록</h1>${" ".repeat(2_000)}`,
  "_astro/app.Dx1.js": "console.log(1)",
  "_astro/font.Dx2.woff2": "binary",
  "art/hero.webp": "picture",
  "game/index.html":
    '<html lang="ko" data-stage="event" data-phase="live" data-week="1" data-closed-page="/closed/"><p data-stages="event">',
  "robots.txt": "User-agent: *",
};
const season: { view: SeasonView } = { view: seasonAt(DEMO_START) };
let directory: string;
let server: Server;
let port: number;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "diamond-valley-site-"));
  for (const [name, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
  const seasonOf = askedSeason({ season: () => season.view, clock: { now: () => DEMO_START } }, false);
  const app = express().use(openSite(directory, seasonOf).serve, (_request, response) =>
    response.status(599).end(),
  );
  server = app.listen(0);
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.close();
  rmSync(directory, { recursive: true });
});

interface Got {
  status: number | undefined;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

/** Asks for a path as it is written: `fetch` would fold dots away and unpack the body. */
function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asked = plainRequest({ port, path, method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
    });
    asked.on("error", reject);
    asked.end();
  });
}

test.each([
  ["/", "<h1>홈</h1>", "text/html; charset=utf-8", "no-cache"],
  ["/en/", "<h1>Home</h1>", "text/html; charset=utf-8", "no-cache"],
  ["/en/index.html", "<h1>Home</h1>", "text/html; charset=utf-8", "no-cache"],
  ["/robots.txt", "User-agent: *", "text/plain; charset=utf-8", "no-cache"],
  [
    "/_astro/app.Dx1.js",
    "console.log(1)",
    "text/javascript; charset=utf-8",
    "public, max-age=31536000, immutable",
  ],
  ["/art/hero.webp", "picture", "image/webp", "public, max-age=3600, stale-while-revalidate=86400"],
  ["/_astro/font.Dx2.woff2", "binary", "font/woff2", "public, max-age=31536000, immutable"],
])("%s is served with its type and its life in caches", async (path, text, type, life) => {
  const { status, headers, body } = await get(path);
  expect(status).toBe(200);
  expect(body.toString()).toBe(text);
  expect(headers["content-type"]).toBe(type);
  expect(headers["cache-control"]).toBe(life);
});

test("pages have one spelling, and keep their question", async () => {
  const moved = await get("/register?from=mail");
  expect([moved.status, moved.headers.location]).toEqual([301, "/register/?from=mail"]);
});

test.each([
  ["/nothing/", "<h1>없음</h1>"],
  ["/nothing.js", "<h1>없음</h1>"],
  ["/en/nothing/", "<h1>Nothing</h1>"],
  ["/../../etc/passwd", "<h1>없음</h1>"],
  ["/%2e%2e/%2e%2e/etc/passwd", "<h1>없음</h1>"],
  ["//evil.example/register", "<h1>없음</h1>"],
  ["/_astro", "<h1>없음</h1>"],
])("%s is not found, in its language", async (path, text) => {
  const { status, headers, body } = await get(path);
  expect(status).toBe(404);
  expect(body.toString()).toBe(text);
  expect(headers["cache-control"]).toBe("no-cache");
});

test("what the browser can unpack is sent packed", async () => {
  const brotli = await get("/register/", { "Accept-Encoding": "gzip, br" });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.body).toString()).toBe(pages["register/index.html"]);
  const gzip = await get("/register/", { "Accept-Encoding": "gzip" });
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzip.body).toString()).toBe(pages["register/index.html"]);
  const font = await get("/_astro/font.Dx2.woff2", { "Accept-Encoding": "gzip, br" });
  expect(font.headers["content-encoding"]).toBeUndefined();
  expect(brotli.headers.vary).toBe("Accept-Encoding");
});

test("what the browser has is not sent again", async () => {
  const first = await get("/");
  const again = await get("/", { "If-None-Match": first.headers.etag! });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect((await get("/", { "If-None-Match": '"other"' })).status).toBe(200);
});

test("HEAD is answered without a body, other methods are left to others", async () => {
  const head = await get("/", {}, "HEAD");
  expect([head.status, head.body.length, head.headers["content-type"]]).toEqual([
    200,
    0,
    "text/html; charset=utf-8",
  ]);
  expect((await get("/", {}, "POST")).status).toBe(599);
});

/** Serves `directory` on a clock of the test's own until `work` is done. */
async function serving(
  directory: string,
  work: (site: Site, ask: (path: string) => Promise<string>, later: () => void) => Promise<void>,
): Promise<void> {
  let now = 0;
  const site = openSite(
    directory,
    () => season.view,
    () => now,
  );
  const own = express()
    .use(site.serve, (_request, response) => response.status(404).end("nothing"))
    .listen(0);
  const ask = async (path: string) =>
    (await fetch(`http://127.0.0.1:${(own.address() as AddressInfo).port}${path}`)).text();
  await work(site, ask, () => {
    now += 1_000;
  });
  own.close();
}

test("a site that is built after the server started is served, page by page", async () => {
  const late = join(directory, "late");
  await serving(late, async (site, ask, later) => {
    expect(site.isBuilt()).toBe(false);
    mkdirSync(join(late, "vault"), { recursive: true });
    writeFileSync(join(late, "index.html"), "home");
    expect(site.isBuilt()).toBe(false);
    later();
    expect(site.isBuilt()).toBe(true);
    expect(await ask("/vault/")).toBe("nothing");
    writeFileSync(join(late, "vault/index.html"), "vault");
    later();
    expect(await ask("/vault/")).toBe("vault");
  });
});

test("a site that is built again is served anew, and the old one until then", async () => {
  const again = join(directory, "again");
  mkdirSync(again);
  writeFileSync(join(again, "index.html"), "old");
  await serving(again, async (site, ask, later) => {
    expect(await ask("/")).toBe("old");
    rmSync(join(again, "index.html"));
    later();
    expect(site.isBuilt()).toBe(true);
    expect(await ask("/")).toBe("old");
    writeFileSync(join(again, "index.html"), "the new one");
    later();
    expect(await ask("/")).toBe("the new one");
  });
});

test("a page is served in its season, however often that changes", async () => {
  const served = async (path: string, headers = {}) => {
    const { body, headers: got } = await get(path, headers);
    return { tag: /<html[^>]*>/.exec(body.toString())?.[0], etag: got.etag };
  };
  const inEvent = await served("/game/");
  expect(inEvent.tag).toContain('data-stage="event" data-phase="live" data-week="1"');
  expect((await served("/game/?week=3")).tag).toContain('data-week="3"');
  season.view = seasonAt(DEMO_START, "sweepstake");
  const later = await served("/game/");
  expect(later.tag).toContain('data-stage="sweepstake" data-phase="results-pending"');
  expect(later.etag).not.toBe(inEvent.etag);
  expect((await get("/game/", { "If-None-Match": inEvent.etag ?? "" })).status).toBe(200);
  const packed = await get("/game/", { "Accept-Encoding": "br" });
  expect(brotliDecompressSync(packed.body).toString()).toContain('<p data-stages="event">');
  season.view = seasonAt(DEMO_START);
  expect((await served("/game/")).etag).toBe(inEvent.etag);
});

test("after the campaign a page that closes leads to the page that says so, and the others stay", async () => {
  season.view = seasonAt(DEMO_START, "shutdown");
  const { status, headers } = await get("/game/");
  expect([status, headers.location, headers["cache-control"]]).toEqual([302, "/closed/", "no-cache"]);
  expect((await get("/register/")).status).toBe(200);
  season.view = seasonAt(DEMO_START);
});
