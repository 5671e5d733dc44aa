import { expect, test, vi } from "vitest";
import { acknowledged } from "./acknowledged.ts";
import { ACKNOWLEDGES_WITHIN, createBackPressure } from "./back-pressure.ts";
import type { SeatClient } from "./seat.ts";

const MIB = 1_048_576;

/** A client whose socket has so many bytes to send, and for which these wait until it has acknowledged its place. */
function clientWith({ buffered = 0, queued }: { buffered?: number; queued?: number[] } = {}) {
  const terminate = vi.fn();
  const _enqueuedMessages = queued?.map((size) => new Uint8Array(size));
  const client = { ref: { bufferedAmount: buffered, terminate }, ...(queued && { _enqueuedMessages }) };
  return { client: client as unknown as SeatClient, terminate };
}

test.each([
  ["reads", { buffered: MIB }, 0],
  ["does not read", { buffered: MIB + 1 }, 1],
  ["has not acknowledged its place yet", { queued: [MIB / 2, MIB / 2] }, 0],
  ["asks for much before it acknowledges its place", { queued: [MIB / 2, MIB / 2 + 1] }, 1],
  ["does both a little", { buffered: MIB, queued: [1] }, 1],
])("of a client that %s %o waits: cut %d", (_name, waiting, cut) => {
  const { client, terminate } = clientWith(waiting);
  expect(createBackPressure()([client], 0)).toBe(cut);
  expect(terminate).toHaveBeenCalledTimes(cut);
});

test("who never acknowledges its place is cut off after a while, who does stays", () => {
  const [silent, slow] = [clientWith({ queued: [] }), clientWith({ queued: [] })];
  const cutSlow = createBackPressure();
  const clients = [silent.client, slow.client];
  expect(cutSlow(clients, 1_000)).toBe(0);
  expect(cutSlow(clients, 1_000 + ACKNOWLEDGES_WITHIN)).toBe(0);
  acknowledged(slow.client);
  expect(cutSlow(clients, 1_001 + ACKNOWLEDGES_WITHIN)).toBe(1);
  expect(silent.terminate).toHaveBeenCalledOnce();
  expect(slow.terminate).not.toHaveBeenCalled();
});
