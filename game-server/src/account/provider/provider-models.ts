import type { AdapterPayload, JWK } from "oidc-provider";
import { defineModel, type Versioned } from "../../database/model.ts";

/** What the embedded provider remembers, for all processes alike: a document of the `provider` collection. */
export interface Remembered extends Versioned {
  /** Kind and id: `Grant:x`. */
  _id: string;
  payload: AdapterPayload;
  uid?: string;
  grantId?: string;
  expiresAt?: Date;
}

/** A document of the `provider_keys` collection. */
export interface KeyDocument extends Versioned {
  _id: "signing";
  key: JWK;
}

/** Sign-ins under way at the embedded provider. */
export const providerModel = defineModel<Remembered>({
  name: "provider",
  comment: "What the embedded provider of development and trials remembers of sign-ins, two hours at most.",
  version: 1,
  fields: {
    _id: { type: String, required: true, comment: "Kind and id, with a colon between." },
    payload: { type: Object, required: true, comment: "In the form of the provider's library." },
    uid: { type: String, comment: "Session of the provider." },
    grantId: { type: String, comment: "Grant that it belongs to." },
    expiresAt: { type: Date, comment: "From when on it is over, in real time." },
  },
  indexes: [
    { fields: { uid: 1 }, comment: "Finds a session by its uid." },
    { fields: { grantId: 1 }, comment: "Revokes what a grant gave." },
    { fields: { expiresAt: 1 }, comment: "Clears away what is over." },
  ],
});

/** The embedded provider's signing key. */
export const providerKeyModel = defineModel<KeyDocument>({
  name: "provider_keys",
  comment: "The signing key of the embedded provider: a secret.",
  version: 1,
  fields: {
    _id: { type: String, required: true, enum: ["signing"], comment: "Always `signing`." },
    key: { type: Object, required: true, comment: "Private key as a JWK." },
  },
});
