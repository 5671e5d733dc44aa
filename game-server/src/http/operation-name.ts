import { IDEMPOTENCY_HEADER } from "@diamond-valley/schemas/protocol.ts";
import { IdempotencyKey } from "@diamond-valley/schemas/quests/delivery.ts";
import type { Request } from "express";
import { parseBody } from "./validate.ts";

/**
 * What an operation of an account is called: as the client names it, so that a call whose answer never came can be
 * sent again, or else `fresh`. Throws `bad-request` for a name that is none.
 */
export function operationName(request: Request, fresh: string): string {
  const name = request.get(IDEMPOTENCY_HEADER);
  return name === undefined ? fresh : parseBody(IdempotencyKey, name);
}
