import { type Client, ClientState, Protocol, SchemaSerializer } from "@colyseus/core";
import type { Schema } from "@colyseus/schema";
import type { FramedSocket } from "./framed-socket.ts";
import { framed } from "./patch-frames.ts";

/** The part of a client that Colyseus keeps to itself: which of its inputs the state holds. */
interface Acknowledged {
  _inputBuffer?: { ackSeq: number };
}

/**
 * Colyseus's serializer, but for how patches leave: one encoding for the room, one write for each client, and nothing at
 * all for a client when neither the state nor the count of its inputs has changed. Colyseus itself sends two buffers a
 * client, and an empty patch at every interval to everybody in a room with inputs.
 */
export class PatchSerializer<State extends Schema> extends SchemaSerializer<State> {
  readonly #acknowledged = new WeakMap<Client, number>();

  override applyPatches(clients: Client[], state?: unknown, timing?: { sNow: number }): boolean {
    if (this.hasFilters || !timing || clients.length === 0) return super.applyPatches(clients, state, timing);
    const changed = this.encoder.hasChanges;
    let body: Uint8Array = EMPTY;
    if (changed) {
      this.needFullEncode = true;
      body = this.encoder.encode({ offset: 0 });
    }
    const patch = framed(Protocol.ROOM_STATE_PATCH, timing.sNow, body);
    for (const client of clients) {
      if (client.state !== ClientState.JOINED) continue;
      const acknowledged = (client as Acknowledged)._inputBuffer?.ackSeq ?? 0;
      if (!changed && acknowledged === (this.#acknowledged.get(client) ?? 0)) continue;
      this.#acknowledged.set(client, acknowledged);
      (client.ref as FramedSocket).sendFramed(patch(acknowledged));
    }
    if (changed) this.encoder.discardChanges();
    return changed;
  }
}

const EMPTY = new Uint8Array();
