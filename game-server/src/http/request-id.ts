import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";

/** Gives each request an id, told in `X-Request-Id`, under which an error stands in the log. */
export const requestId: RequestHandler = (_request, response, next) => {
  const id = randomUUID();
  response.locals.requestId = id;
  response.set("X-Request-Id", id);
  next();
};
