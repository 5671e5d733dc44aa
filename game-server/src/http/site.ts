import type { SeasonView } from "@diamond-valley/schemas/season/season.ts";
import type { Request, RequestHandler, Response } from "express";
import { type Build, watchBuild } from "./site-build.ts";
import type { SiteFile } from "./site-files.ts";

/** The built site: pages in their one spelling and in their season, files with the right life in caches, its own 404 page. */
export interface Site {
  /** Whether there is anything to serve. */
  isBuilt(): boolean;
  serve: RequestHandler;
}

/**
 * Serves the site in `directory`, also one that is built, or built again, while the server runs. `seasonOf` tells the
 * season that a request is answered in. `now` is any clock (ms).
 */
export function openSite(
  directory: string,
  seasonOf: (request: Request) => SeasonView,
  now = () => performance.now(),
): Site {
  const build = watchBuild(directory, now);
  return {
    isBuilt: () => build.has("/index.html"),
    async serve(request, response, next) {
      if (request.method !== "GET" && request.method !== "HEAD") return next();
      const { path } = request;
      const file = build.get(path.endsWith("/") ? `${path}index.html` : path);
      if (file) return answer(request, response, file, 200, seasonOf(request));
      if (build.has(`${path}/index.html`)) return response.redirect(301, withSlash(request));
      const missing = notFoundPage(build, path);
      if (missing) return answer(request, response, missing, 404, seasonOf(request));
      next();
    },
  };
}

/** Only paths that are pages of ours come here, so that the target is never another site. */
function withSlash(request: Request): string {
  const query = request.originalUrl.indexOf("?");
  return `${request.path}/${query < 0 ? "" : request.originalUrl.slice(query)}`;
}

function notFoundPage(build: Build, path: string): SiteFile | undefined {
  const english = path === "/en" || path.startsWith("/en/");
  const own = english ? (build.get("/en/404/index.html") ?? build.get("/en/404.html")) : undefined;
  return own ?? build.get("/404.html");
}

/** Smallest first. */
const packings = ["br", "gzip"] as const;

async function answer(
  request: Request,
  response: Response,
  file: SiteFile,
  status: number,
  season: SeasonView,
): Promise<void> {
  const content = await file.load(season);
  if (season.stage === "shutdown" && content.closedPage) {
    response.set("Cache-Control", "no-cache");
    return response.redirect(302, content.closedPage);
  }
  // A header rules over all of a page, a meta tag only over what stands below it.
  if (content.policy) response.append("Content-Security-Policy", content.policy);
  response.status(status).type(file.extension || "application/octet-stream");
  response.set("Cache-Control", file.cacheControl);
  response.set("ETag", content.etag);
  response.vary("Accept-Encoding");
  if (status === 200 && request.fresh) {
    response.status(304).end();
    return;
  }
  const packing = packings.find((name) => content[name] && request.acceptsEncodings(name));
  if (packing) response.set("Content-Encoding", packing);
  const body = (packing && content[packing]) ?? content.identity;
  response.set("Content-Length", String(body.length));
  response.end(request.method === "HEAD" ? undefined : body);
}
