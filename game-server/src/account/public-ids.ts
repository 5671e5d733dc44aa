import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";

const ID = /^[0-9a-f]{24}$/;
const PUBLIC_ID = /^[\w-]{22}$/;
/** One block of the cipher: twelve bytes of an account's id, and four that say that it is one. */
const CIPHER = "aes-256-ecb";
const MARK = Buffer.from("play");

/** Names for players that other players may be told: the same for everybody, and nobody but the server can tell whose they are. */
export interface PublicIds {
  of(account: string): string;
  /** The account that a public id names; null where the server never made it. */
  accountOf(publicId: string): string | null;
}

/** Public ids by a secret of the server: an account's id is enciphered as one block, so nothing is stored. */
export function createPublicIds(secret: string): PublicIds {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "public ids of players", 32));
  return {
    of(account) {
      if (!ID.test(account)) throw new RangeError("an account's id has 24 hex digits");
      const cipher = createCipheriv(CIPHER, key, null).setAutoPadding(false);
      const block = Buffer.concat([Buffer.from(account, "hex"), MARK]);
      return Buffer.concat([cipher.update(block), cipher.final()]).toString("base64url");
    },
    accountOf(publicId) {
      if (!PUBLIC_ID.test(publicId)) return null;
      const decipher = createDecipheriv(CIPHER, key, null).setAutoPadding(false);
      const block = Buffer.from(publicId, "base64url");
      const plain = Buffer.concat([decipher.update(block), decipher.final()]);
      const isOurs = plain.subarray(12).equals(MARK);
      return isOurs ? plain.subarray(0, 12).toString("hex") : null;
    },
  };
}
