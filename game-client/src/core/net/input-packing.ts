import { packInputs, SINGLE_INPUT } from "@diamond-valley/schemas/inputs/packed-inputs.ts";

/** The part of a room's connection that inputs leave through. */
export interface Outgoing {
  send(message: Uint8Array): void;
}

/** Inputs in one message while nothing changes: two steps in one frame cost the server half of two frames. */
const PACKED = 2;

/**
 * Makes a connection send unchanged inputs two at a time. An input that changes something leaves at once, with the one
 * that still waits before it; so does anything else, which keeps the order. Call the answer where the connection was
 * lost: it forgets the input that waits, as the SDK begins to count anew.
 */
export function packInputsOf(connection: Outgoing): () => void {
  const send = connection.send.bind(connection);
  const waiting: Uint8Array[] = [];
  const flush = (): void => {
    if (waiting.length > 0) send(packInputs(waiting.splice(0)));
  };
  connection.send = (message) => {
    if (message[0] !== SINGLE_INPUT) {
      flush();
      return send(message);
    }
    // The SDK writes its next input over this one.
    waiting.push(message.slice(1));
    if (message.length > 1 || waiting.length === PACKED) flush();
  };
  return () => void waiting.splice(0);
}
