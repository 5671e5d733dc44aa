import { isErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { Message, Push } from "@diamond-valley/schemas/games/contract.ts";
import { ApiProblem, codeIn, Unreachable } from "@diamond-valley/web-kit/problem.ts";

/** The part of a room that requests go through. */
export interface Asked {
  request(type: string, payload: unknown, options: { timeout: number }): Promise<unknown>;
}

/** The part of a room that sends messages of its own. */
export interface Pushing {
  // biome-ignore lint/suspicious/noExplicitAny: what a room sends has the type that its Push says
  onMessage(type: string, handler: (content: any) => void): unknown;
}

/** How long a room may take to answer, ms. */
const TIMEOUT = 6_000;

/**
 * Sends a message into the room and waits for its answer. Throws an ApiProblem when refused and Unreachable when the
 * connection broke or nothing came in time.
 */
export async function askRoom<Input, Answer>(
  room: Asked,
  message: Message<Input, Answer>,
  input: Input,
): Promise<Answer> {
  try {
    return (await room.request(message.name, input, { timeout: TIMEOUT })) as Answer;
  } catch (error) {
    throw asProblem(error);
  }
}

/** Handles a message that the room sends on its own, until the room is left. */
export function onPush<Content>(
  room: Pushing,
  push: Push<Content>,
  handler: (content: Content) => void,
): void {
  room.onMessage(push.name, handler);
}

/** The SDK names a refusal `rejected` and hangs its reason on it; a fault of the handler carries a code. */
function asProblem(error: unknown): Error {
  if (!(error instanceof Error)) return new Unreachable(error);
  if (error.name === "rejected" && "reason" in error) return new ApiProblem(codeIn(error.reason));
  if ("code" in error) return new ApiProblem(isErrorCode(error.code) ? error.code : "generic");
  return new Unreachable(error);
}
