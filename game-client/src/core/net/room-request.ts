import { isErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import { ApiProblem, codeIn, Unreachable } from "@diamond-valley/web-kit/problem.ts";

/** The part of a room that requests go through. */
export interface Asked {
  request(type: string, payload: unknown, options: { timeout: number }): Promise<unknown>;
}

/** How long a room may take to answer, ms. */
const PATIENCE = 6_000;

/**
 * Asks the room and waits for its answer. Throws an ApiProblem when refused and Unreachable when the
 * connection broke or nothing came in time.
 */
export async function askRoom<Answer>(room: Asked, type: string, payload: unknown = {}): Promise<Answer> {
  try {
    return (await room.request(type, payload, { timeout: PATIENCE })) as Answer;
  } catch (error) {
    throw asProblem(error);
  }
}

/** The SDK names a refusal `rejected` and hangs its reason on it; a fault of the handler carries a code. */
function asProblem(error: unknown): Error {
  if (!(error instanceof Error)) return new Unreachable(error);
  if (error.name === "rejected" && "reason" in error) return new ApiProblem(codeIn(error.reason));
  if ("code" in error) return new ApiProblem(isErrorCode(error.code) ? error.code : "generic");
  return new Unreachable(error);
}
