import type { IncomingMessage } from "node:http";
import type { Request, RequestHandler } from "express";
import { Problem } from "./problem.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses requests whose target names a host by itself: nothing that builds on the target may take that for ours. */
export const pathsOnly: RequestHandler = (request, _response, next) => {
  if (!request.url.startsWith("/")) throw new Problem("bad-request");
  next();
};

/** Refuses calls that change something and come from a page of another site. Programs that name no origin pass. */
export function sameOriginOnly(publicUrl: string): RequestHandler {
  return (request, _response, next) => {
    if (!safeMethods.has(request.method) && !isOwn(request, publicUrl)) throw new Problem("forbidden");
    next();
  };
}

/** Browsers say of every call from which page it comes, in two headers that scripts can't write. */
function isOwn(request: Request, publicUrl: string): boolean {
  const from = request.get("Sec-Fetch-Site");
  if (from !== undefined && from !== "same-origin" && from !== "none") return false;
  return isOwnOrigin(request.get("Origin"), request.host, publicUrl);
}

/** Whether a WebSocket may be opened: browsers apply no origin rule of their own to them. */
export function mayConnect(request: IncomingMessage, publicUrl: string): boolean {
  return isOwnOrigin(request.headers.origin, request.headers.host ?? "", publicUrl);
}

/**
 * Whether a page of `origin` belongs to this site: to its public address or, where that is a machine of one's own, to
 * the host that was asked.
 */
export function isOwnOrigin(origin: string | undefined, host: string, publicUrl: string): boolean {
  if (origin === undefined || origin === publicUrl) return true;
  if (publicUrl.startsWith("https:")) return false;
  return URL.canParse(origin) && new URL(origin).host === host;
}
