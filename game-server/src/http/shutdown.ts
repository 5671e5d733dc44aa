import type { RequestHandler } from "express";
import type { Deps } from "../deps.ts";
import { Problem } from "./problem.ts";

/** What still answers after the campaign: its stage, and whatever lets a person go. */
const answering = new Set(["/season", "/auth/start", "/auth/logout", "/auth/delete"]);

/**
 * Answers `closed` in the shutdown stage, before session, account or wallet are looked up (spec 1 §4): the client goes
 * to the closed page. Signing in has its own way to say so.
 */
export function closedInShutdown({ season }: Pick<Deps, "season">): RequestHandler {
  return (request, _response, next) => {
    if (season().stage === "shutdown" && !answering.has(request.path)) throw new Problem("closed");
    next();
  };
}
