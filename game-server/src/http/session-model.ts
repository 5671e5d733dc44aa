import type { SessionData } from "express-session";
import { defineModel, type Versioned } from "../database/model.ts";

/** A document of the `sessions` collection. */
export interface SessionDocument extends Versioned {
  _id: string;
  session: Omit<SessionData, "storedUntil">;
  expires: Date;
}

/** Sessions of visitors who signed in or are about to. */
export const sessionModel = defineModel<SessionDocument>({
  name: "sessions",
  comment: "Sessions of visitors who signed in or are about to.",
  version: 1,
  fields: {
    _id: {
      type: String,
      required: true,
      comment: "Name of the session, which the cookie holds signed: a secret.",
    },
    session: {
      type: Object,
      required: true,
      comment:
        "Who is signed in (`accountId`), the sign-in under way, the cookie's life, `begunAt` in epoch ms.",
    },
    expires: { type: Date, required: true, comment: "From when on it is over, in real time." },
  },
  indexes: [
    { fields: { "session.accountId": 1 }, comment: "Ends all sessions of an account." },
    { fields: { expires: 1 }, comment: "Clears away what is over." },
  ],
});
