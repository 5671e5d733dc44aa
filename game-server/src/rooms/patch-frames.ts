/** Colyseus's mark of a message that begins with the room's time and the number of inputs that it takes into account. */
const TIMED = 0x80;
/** The code, the room's time and the number of inputs. */
const PREFIX = 9;
/** RFC 6455 section 5.2: the only frame of its message, binary. */
const BINARY = 0x82;

/**
 * WebSocket frames that hold the same timed message of a room, but for the number of inputs that each client is told:
 * the answer makes one client's frame, ready to be written. `now` is room time, ms.
 */
export function framed(code: number, now: number, body: Uint8Array): (inputs: number) => Uint8Array {
  const length = PREFIX + body.length;
  const header = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const template = Buffer.alloc(header + length);
  template[0] = BINARY;
  if (header === 2) template[1] = length;
  else if (header === 4) {
    template[1] = 126;
    template.writeUInt16BE(length, 2);
  } else {
    template[1] = 127;
    template.writeBigUInt64BE(BigInt(length), 2);
  }
  template[header] = code | TIMED;
  template.writeUInt32LE(Math.floor(now) >>> 0, header + 1);
  template.set(body, header + PREFIX);
  return (inputs) => {
    const frame = Buffer.allocUnsafe(template.length);
    template.copy(frame);
    frame.writeUInt32LE(inputs >>> 0, header + 5);
    return frame;
  };
}
