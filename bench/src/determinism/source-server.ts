import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { stripTypeScriptTypes } from "node:module";
import type { AddressInfo } from "node:net";
import { extname, join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../..");

/** Where a page finds what modules import by name: our sources, and the one library that rules parse content with. */
const IMPORTS = {
  "@diamond-valley/schemas/content/": "/schemas/content/",
  "@diamond-valley/schemas/": "/schemas/src/",
  "zod/mini": "/schemas/node_modules/zod/mini/index.js",
  zod: "/schemas/node_modules/zod/index.js",
};

const TYPES: Readonly<Record<string, string>> = {
  ".ts": "text/javascript",
  ".js": "text/javascript",
  ".json": "application/json",
  ".tmj": "application/json",
};

const PAGE = `<!doctype html><meta charset="utf-8"><title>running</title><link rel="icon" href="data:,">
<script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>
<script>addEventListener("error", ({ message }) => fetch("/failure", { method: "POST", body: message }))
addEventListener("unhandledrejection", ({ reason }) => fetch("/failure", { method: "POST", body: String(reason) }))</script>
<script type="module" src="/bench/src/determinism/page.ts"></script>`;

/** A server of one page whose modules are the sources themselves, without their types. */
export interface SourceServer {
  readonly url: string;
  /** What the page posted to `/result`. Rejects with what went wrong in it. */
  readonly result: Promise<string>;
  close(): void;
}

/** Serves this repository's sources to a browser on this machine, at a free port. */
export async function serveSources(): Promise<SourceServer> {
  const { promise: result, resolve: done, reject: failed } = Promise.withResolvers<string>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (request.method === "POST") {
      let body = "";
      request.on("data", (chunk) => {
        body += chunk;
      });
      request.on("end", () => {
        response.end();
        if (pathname === "/result") done(body);
        else failed(new Error(`the page failed: ${body}`));
      });
      return;
    }
    if (pathname === "/") return response.setHeader("Content-Type", "text/html").end(PAGE);
    const type = TYPES[extname(pathname)];
    // A URL has no dots left that lead out of the root.
    const source = type && read(join(root, pathname));
    if (!source) return response.writeHead(404).end();
    response.setHeader("Content-Type", type).end(source);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    result,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The file as browsers read it; undefined where there is none. */
function read(path: string): string | undefined {
  try {
    const text = readFileSync(path, "utf8");
    return path.endsWith(".ts") ? stripTypeScriptTypes(text) : text;
  } catch {
    return undefined;
  }
}
