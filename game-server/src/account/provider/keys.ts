import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import type { Connection } from "mongoose";
import type { JWK } from "oidc-provider";
import { providerKeyModel } from "./provider-models.ts";

/** The embedded provider's signing key: made once for each database, so that all its processes sign alike. */
export async function signingKey(connection: Connection): Promise<JWK> {
  const keys = providerKeyModel.collection(connection);
  const known = await keys.findOne({ _id: "signing" });
  if (known) return known.key;
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  const made = { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "embedded" } as JWK;
  const stored = await keys.findOneAndUpdate(
    { _id: "signing" },
    { $setOnInsert: { key: made, schemaVersion: providerKeyModel.version } },
    { upsert: true, returnDocument: "after" },
  );
  return stored?.key ?? made;
}
