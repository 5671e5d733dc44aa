import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** The one source file of the bare room. */
export const BARE_ROOM = new URL("./bare-room.ts", import.meta.url).pathname;

/** SHA-256 of the bare room's source, in hexadecimal digits. */
export const bareRoomHash = (): string => createHash("sha256").update(readFileSync(BARE_ROOM)).digest("hex");
