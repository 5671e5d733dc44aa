/** Parts that the time from a client's ping to its next is divided into. */
const PARTS = 60;

/** A socket that is pinged; its owner sets `pingCount` to 0 at each pong. */
export interface PingedSocket {
  pingCount?: number;
  ping(): void;
  terminate(): void;
}

/**
 * Pings each of `clients` every `interval` ms, a few at a time, and ends those that left `unansweredMax` pings in a row
 * unanswered. Stop it with `clearInterval`.
 */
export function pingInTurn(
  clients: ReadonlySet<PingedSocket>,
  interval: number,
  unansweredMax: number,
): NodeJS.Timeout {
  const parts = new WeakMap<PingedSocket, number>();
  let known = 0;
  let turn = 0;

  function partOf(client: PingedSocket): number {
    const part = parts.get(client) ?? known++ % PARTS;
    parts.set(client, part);
    return part;
  }

  return setInterval(() => {
    turn = (turn + 1) % PARTS;
    for (const client of clients) {
      if (partOf(client) !== turn) continue;
      const unanswered = client.pingCount ?? 0;
      if (unanswered >= unansweredMax) {
        client.terminate();
        continue;
      }
      client.pingCount = unanswered + 1;
      client.ping();
    }
  }, interval / PARTS);
}
