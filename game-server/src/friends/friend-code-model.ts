import { defineModel, type Versioned } from "../database/model.ts";

/** A document of the `friend_codes` collection. */
export interface FriendCodeDocument extends Versioned {
  _id: string;
  code: string;
  watchable: boolean;
}

/** What accounts give to others so that they can be asked, and what they let friends see. */
export const friendCodeModel = defineModel<FriendCodeDocument>({
  name: "friend_codes",
  comment: "The friend code of each account that has looked at its friends.",
  version: 1,
  fields: {
    _id: { type: String, required: true, comment: "The account's id." },
    code: {
      type: String,
      required: true,
      match: /^[A-Z2-9]{8}$/,
      comment: "The code, drawn at random; a new one takes its place whenever the player wants.",
    },
    watchable: { type: Boolean, required: true, comment: "Whether friends may watch fights and runs." },
  },
  indexes: [{ fields: { code: 1 }, comment: "One account a code.", options: { unique: true } }],
});
