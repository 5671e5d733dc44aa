import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { CSRF_COOKIE, CSRF_HEADER } from "@diamond-valley/schemas/protocol.ts";
import type { Request, RequestHandler, Response } from "express";
import type { Config } from "../config/config.ts";
import { Problem } from "./problem.ts";

/** The guard against calls that another site makes in a visitor's name (spec 1 §7). */
export interface ForgeryGuard {
  /** On GET: gives a token to whoever has none for this session. On other methods: refuses without the token. */
  check: RequestHandler;
  /** Gives the token of the session as it is now. Call after the session changed its name. */
  renew(request: Request, response: Response): void;
}

/** Tokens are signed and bound to the session, so that neither a guess nor a token of somebody else passes. */
export function createForgeryGuard({
  csrfSecret,
  publicUrl,
}: Pick<Config, "csrfSecret" | "publicUrl">): ForgeryGuard {
  const secure = publicUrl.startsWith("https:");

  function sign(nonce: string, request: Request): string {
    const signature = createHmac("sha256", csrfSecret)
      .update(`${boundTo(request)}|${nonce}`)
      .digest("base64url");
    return `${nonce}.${signature}`;
  }

  function isValid(token: string | undefined, request: Request): boolean {
    if (!token) return false;
    const expected = Buffer.from(sign(token.split(".", 1)[0] ?? "", request));
    const given = Buffer.from(token);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }

  function renew(request: Request, response: Response): void {
    const token = sign(randomBytes(16).toString("base64url"), request);
    response.cookie(CSRF_COOKIE, token, { path: "/", sameSite: "lax", secure });
  }

  return {
    renew,
    check(request, response, next) {
      if (request.method === "GET" || request.method === "HEAD") {
        if (!isValid(tokenCookie(request), request)) renew(request, response);
      } else if (!isValid(request.get(CSRF_HEADER), request)) {
        throw new Problem("forgery-token");
      }
      next();
    },
  };
}

/** Visitors without a stored session share an empty binding: there is nothing of theirs to misuse. */
function boundTo(request: Request): string {
  const visitor = request.session;
  return visitor?.accountId || visitor?.signIns ? request.sessionID : "";
}

function tokenCookie(request: Request): string | undefined {
  const pair = request.headers.cookie?.split(/; */).find((text) => text.startsWith(`${CSRF_COOKIE}=`));
  return pair?.slice(CSRF_COOKIE.length + 1);
}
