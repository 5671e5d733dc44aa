import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import type { Connection } from "mongoose";
import type { JWK } from "oidc-provider";

/** The embedded provider's signing key: made once for each database, so that all its processes sign alike. */
export async function signingKey(connection: Connection): Promise<JWK> {
  const keys = connection.collection<{ _id: "signing"; key: JWK }>("provider_keys");
  const standing = await keys.findOne({ _id: "signing" });
  if (standing) return standing.key;
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  const made = { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "embedded" } as JWK;
  const stored = await keys.findOneAndUpdate(
    { _id: "signing" },
    { $setOnInsert: { key: made } },
    { upsert: true, returnDocument: "after" },
  );
  return stored?.key ?? made;
}
