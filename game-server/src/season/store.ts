import { isGame } from "@diamond-valley/schemas/games/closed.ts";
import type { GameName } from "@diamond-valley/schemas/games/registry.ts";
import type { Stage } from "@diamond-valley/schemas/season/season.ts";
import type { Connection } from "mongoose";
import { seasonModel } from "./season-model.ts";

/** What of the season must outlive a process. */
export interface SeasonStore {
  /** When the demonstration first began, in real time (epoch ms); `now` where it begins with this call. */
  demoBegan(now: number): Promise<number>;
  /** Lets the demonstration have begun at another instant, epoch ms in real time. */
  moveDemo(began: number): Promise<void>;
  /** The stage that an operator set over the timetable's, or undefined. */
  stageOverride(): Promise<Stage | undefined>;
  setStageOverride(stage: Stage | undefined): Promise<void>;
  /** The games that an operator has closed for now; a name that no game has any more is left out. */
  closedGames(): Promise<GameName[]>;
  /** Closes a game, or opens it again. What is so already stays so. */
  setGameClosed(game: GameName, isClosed: boolean): Promise<void>;
}

/** The only code that touches the `season` collection. */
export function createSeasonStore(connection: Connection): SeasonStore {
  const documents = seasonModel.collection(connection);
  const schemaVersion = seasonModel.version;
  return {
    async demoBegan(now) {
      const stored = await documents.findOneAndUpdate(
        { _id: "demo" },
        { $setOnInsert: { began: now, schemaVersion } },
        { upsert: true, returnDocument: "after" },
      );
      return stored?.began ?? now;
    },
    async moveDemo(began) {
      await documents.updateOne({ _id: "demo" }, { $set: { began, schemaVersion } }, { upsert: true });
    },
    async stageOverride() {
      const stored = await documents.findOne({ _id: "override" });
      return stored?.stage;
    },
    async setStageOverride(stage) {
      if (stage)
        await documents.updateOne({ _id: "override" }, { $set: { stage, schemaVersion } }, { upsert: true });
      else await documents.deleteOne({ _id: "override" });
    },
    async closedGames() {
      const stored = await documents.findOne({ _id: "closed-games" });
      return (stored?.games ?? []).filter(isGame);
    },
    async setGameClosed(game, isClosed) {
      const change = isClosed ? { $addToSet: { games: game } } : { $pull: { games: game } };
      await documents.updateOne(
        { _id: "closed-games" },
        { ...change, $set: { schemaVersion } },
        { upsert: true },
      );
    },
  };
}
