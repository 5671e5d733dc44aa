import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import type { Logger } from "pino";
import { isOutage } from "../database/outage.ts";
import { Problem } from "./problem.ts";

/** Answers paths that nothing else answered. */
export const unknownPath: RequestHandler = () => {
  throw new Problem("not-found");
};

/** The one place where errors become answers: a problem keeps its code, the rest is logged and answered as `generic`. */
export function errorAnswers(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const problem = asProblem(error);
    const { requestId } = response.locals;
    // A stack helps only with unexpected errors: the others are identified by their code.
    if (problem.code === "generic") log.error({ err: error, requestId }, "a request failed");
    else if (problem.status >= 500) log.warn({ code: problem.code, requestId }, "a request failed");
    if (response.headersSent) return next(error);
    // A body that was refused before it was read would be taken for the connection's next request.
    if (hasBody(request) && !request.complete) response.set("Connection", "close");
    answerProblem(response, problem);
  };
}

function hasBody(request: Request): boolean {
  return request.get("Transfer-Encoding") !== undefined || Number(request.get("Content-Length") ?? 0) > 0;
}

/** Writes a problem as `application/problem+json` (RFC 9457). */
export function answerProblem(response: Response, problem: Problem): void {
  response.status(problem.status).type("application/problem+json").send(JSON.stringify(problem.toBody()));
}

/** Problems pass. What express and body-parser refuse has a status below 500. Everything else is a fault of ours. */
function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : undefined;
  if (status === 413) return new Problem("too-large");
  if (typeof status === "number" && status >= 400 && status < 500) return new Problem("bad-request");
  if (isOutage(error)) return new Problem("unavailable");
  return new Problem("generic");
}
