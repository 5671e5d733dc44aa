import { timingSafeEqual } from "node:crypto";
import type { Request, RequestHandler } from "express";
import { Problem } from "./problem.ts";

/**
 * Lets programs through that bring `token` as their bearer token. Without a token only this very machine reads, and
 * nobody through a proxy on it. Others get 404.
 */
export function readersOnly(token: string | undefined): RequestHandler {
  return (request, response, next) => {
    response.set("Cache-Control", "no-store");
    const reads = token === undefined ? isThisMachine(request) : brings(request, token);
    if (!reads) throw new Problem("not-found");
    next();
  };
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** By the connection itself: what a proxy or a visitor says about it can be made up. */
function isThisMachine({ socket, headers }: Request): boolean {
  const proxied = headers["x-forwarded-for"] ?? headers["x-real-ip"] ?? headers.forwarded;
  return proxied === undefined && loopback.test(socket.remoteAddress ?? "");
}

function brings(request: Request, token: string): boolean {
  const expected = Buffer.from(`Bearer ${token}`);
  const given = Buffer.from(request.get("Authorization") ?? "");
  return given.length === expected.length && timingSafeEqual(given, expected);
}
