import { defineModel, type Versioned } from "../database/model.ts";

/** A document of the `community_goals` collection. */
export interface GoalDocument extends Versioned {
  /** The week of the season. */
  _id: number;
  turn: number;
  counted: number;
  took: number;
  players: number;
  early: number;
  given: number;
  reached: number;
  target?: number;
  final?: true;
}

const whole = { type: Number, required: true, min: 0 } as const;

/** How the community goal of each week stands. The wallets hold what was given: from them all of it is counted again and again. */
export const goalModel = defineModel<GoalDocument>({
  name: "community_goals",
  comment: "How the community goal of each week stands: counted out of the wallets, a document a week.",
  version: 1,
  fields: {
    _id: { type: Number, required: true, min: 1, max: 4, comment: "The week of the season." },
    turn: {
      ...whole,
      comment: "When a process last took it upon itself to count and pay, epoch ms in season time.",
    },
    counted: {
      ...whole,
      comment: "When the last count began, epoch ms in season time; 0 before the first one.",
    },
    took: { ...whole, comment: "How long that took, ms: the next one waits for a multiple of it." },
    players: { ...whole, comment: "Players who gave something, at the last count." },
    early: { ...whole, comment: "Those of them who did so in the first 48 hours of the week." },
    given: { ...whole, comment: "What was given: at the last count, and what processes heard of since." },
    reached: {
      ...whole,
      comment: "Steps of the goal that were reached, 0 to 2. Never falls: a step that was reached is paid.",
    },
    target: {
      type: Number,
      min: 1,
      comment: "What the goal takes; absent in the first 48 hours. It may only fall.",
    },
    final: { type: Boolean, comment: "True once it was counted behind the end of its week." },
  },
});
