import { FRIENDSHIP_STATES, type Friendship } from "@diamond-valley/schemas/friends/friendship.ts";
import { defineModel, type Versioned } from "../database/model.ts";

/** A document of the `friendships` collection: one for each two accounts that stand in some way to each other. */
export interface FriendshipDocument extends Friendship, Versioned {
  _id: string;
  members: string[];
  line: string;
  since: number;
}

/** Who is whose friend. One document for both, so that each change is one conditional write. */
export const friendshipModel = defineModel<FriendshipDocument>({
  name: "friendships",
  comment: "Who asked whom, who are friends, and who blocked whom; goes with either of the two accounts.",
  version: 1,
  fields: {
    _id: { type: String, required: true, comment: "Both accounts' ids, the lower one first." },
    members: { type: [String], required: true, comment: "Both accounts' ids." },
    line: {
      type: String,
      required: true,
      match: /^[0-9a-f]{24}$/,
      comment: "What both are told to name it by: unpredictable, and no account's id.",
    },
    state: { type: String, required: true, enum: FRIENDSHIP_STATES, comment: "How the two stand." },
    by: { type: String, required: true, comment: "The account that asked, or that blocked." },
    since: { type: Number, required: true, comment: "When it came to this state, epoch ms." },
  },
  indexes: [{ fields: { members: 1 }, comment: "The list of an account." }],
});
