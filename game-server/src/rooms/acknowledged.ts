/** What Colyseus keeps for a client until it has said that it knows of its place. */
interface WithQueue {
  _enqueuedMessages?: Uint8Array[];
}

/** Whether a client has said that it knows of its place. */
export function hasAcknowledged(client: object): boolean {
  return (client as WithQueue)._enqueuedMessages === undefined;
}

/**
 * Takes a client that came back for one that has acknowledged it. Its line may break before it does, and Colyseus would hold no
 * place for it: the player would be gone at once who was away for seconds.
 */
export function acknowledged(client: object): void {
  delete (client as WithQueue)._enqueuedMessages;
}

/** Bytes that wait in the server until the client has acknowledged its place. */
export function queuedBytes(client: object): number {
  return ((client as WithQueue)._enqueuedMessages ?? []).reduce((sum, { length }) => sum + length, 0);
}
