import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";

/** Gives each request an id for its log lines, and sends it as `X-Request-Id`. */
export const requestId: RequestHandler = (_request, response, next) => {
  const id = randomUUID();
  response.locals.requestId = id;
  response.set("X-Request-Id", id);
  next();
};
