import type { Logger } from "pino";
import type { LastPosition, LastPositionStore } from "./last-positions.ts";
import type { Seating } from "./seat.ts";

interface PositionServices {
  deps: { log: Pick<Logger, "warn"> };
  lastPositions: Pick<LastPositionStore, "write">;
}

/**
 * Stores where the player of a seat is, one position after the other: a write that is late must not put back where the
 * player was before; who is nowhere is not stored. Never throws: a failure costs the player no more than a walk from the start.
 */
export function storePosition(
  { deps, lastPositions }: PositionServices,
  seating: Pick<Seating, "claims" | "stored">,
  position: LastPosition | undefined,
): Promise<void> {
  if (!position) return seating.stored;
  const write = (): Promise<void> =>
    lastPositions.write(seating.claims.account, position).catch((error: Error) => {
      deps.log.warn({ reason: error.message }, "last position not stored");
    });
  seating.stored = seating.stored.then(write);
  return seating.stored;
}
