import type { Logger } from "pino";
import type { LastPosition, LastPositionStore } from "./last-positions.ts";

interface PositionServices {
  deps: { log: Pick<Logger, "warn"> };
  lastPositions: Pick<LastPositionStore, "write">;
}

/** Stores where a player is. Never throws: a failure costs the player no more than a walk from the start. */
export async function storePosition(
  { deps, lastPositions }: PositionServices,
  account: string,
  position: LastPosition,
): Promise<void> {
  await lastPositions.write(account, position).catch((error: Error) => {
    deps.log.warn({ reason: error.message }, "last position not stored");
  });
}
