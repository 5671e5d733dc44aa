import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

/** Opcodes of WebSocket frames (RFC 6455 §5.2). */
export const BINARY = 0x2;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;

export interface LightSocketEvents {
  /** A message: its first byte and its whole payload, which is overwritten after the call. */
  onMessage(first: number, payload: Buffer): void;
  onClose(): void;
}

/** A WebSocket that counts most frames without decoding them, so that a thousand of them cost little. */
export interface LightSocket {
  /** Sends a binary message. */
  send(payload: Uint8Array): void;
  /** Sends bytes as they are, whether they are frames or not. */
  sendRaw(bytes: Uint8Array): void;
  /** Bytes that came over TCP so far, frame headers included. */
  received(): number;
  close(): void;
}

/** Opens a WebSocket to a server of this machine. Rejects where the server does not upgrade. */
export function openLightSocket(url: URL, events: LightSocketEvents): Promise<LightSocket> {
  const socket = connect(Number(url.port), url.hostname);
  socket.setNoDelay(true);
  socket.on("error", () => socket.destroy());
  return new Promise((resolve, reject) => {
    socket.once("close", () => reject(new Error(`${url.pathname}: closed before the upgrade`)));
    socket.once("connect", () => socket.write(upgradeRequest(url)));
    let head = Buffer.alloc(0);
    const readHead = (chunk: Buffer) => {
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf("\r\n\r\n");
      if (end < 0) return;
      socket.off("data", readHead);
      if (!head.subarray(0, 12).equals(Buffer.from("HTTP/1.1 101"))) return void socket.destroy();
      resolve(lightSocket(socket, events, head.subarray(end + 4)));
    };
    socket.on("data", readHead);
  });
}

function upgradeRequest(url: URL): string {
  return [
    `GET ${url.pathname}${url.search} HTTP/1.1`,
    `Host: ${url.host}`,
    "Upgrade: websocket",
    "Connection: Upgrade",
    `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`,
    "Sec-WebSocket-Version: 13",
    "\r\n",
  ].join("\r\n");
}

function lightSocket(socket: Socket, events: LightSocketEvents, rest: Buffer): LightSocket {
  let pending = rest;
  const hear = (chunk: Buffer) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    pending = pending.subarray(readFrames(pending, handle));
  };
  const handle = (opcode: number, payload: Buffer) => {
    if (opcode === BINARY) events.onMessage(payload[0] ?? 0, payload);
    else if (opcode === PING) socket.write(frame(PONG, payload));
    else if (opcode === CLOSE) socket.end();
  };
  socket.on("data", hear);
  socket.on("close", events.onClose);
  if (rest.length > 0) setImmediate(hear, Buffer.alloc(0));
  return {
    send: (payload) => void socket.write(frame(BINARY, payload)),
    sendRaw: (bytes) => void socket.write(bytes),
    received: () => socket.bytesRead,
    close: () => void socket.destroy(),
  };
}

/** Hands each whole frame on; answers how many bytes they took. A server's frames are not masked. */
export function readFrames(bytes: Buffer, handle: (opcode: number, payload: Buffer) => void): number {
  let at = 0;
  while (at + 2 <= bytes.length) {
    const short = bytes[at + 1]! & 0x7f;
    const header = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (at + header > bytes.length) break;
    const length =
      short < 126
        ? short
        : short === 126
          ? bytes.readUInt16BE(at + 2)
          : Number(bytes.readBigUInt64BE(at + 2));
    if (at + header + length > bytes.length) break;
    handle(bytes[at]! & 0x0f, bytes.subarray(at + header, at + header + length));
    at += header + length;
  }
  return at;
}

/** A client's frame must be masked; the mask 0 leaves the payload as it is. */
export function frame(opcode: number, payload: Uint8Array): Buffer {
  const { length } = payload;
  const header = Buffer.alloc(length < 126 ? 6 : length < 65_536 ? 8 : 14);
  header[0] = 0x80 | opcode;
  if (length < 126) header[1] = 0x80 | length;
  else if (length < 65_536) header.writeUInt16BE(length, 2);
  else header.writeBigUInt64BE(BigInt(length), 2);
  if (length >= 126) header[1] = 0x80 | (length < 65_536 ? 126 : 127);
  return Buffer.concat([header, payload]);
}
