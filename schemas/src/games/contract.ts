import type { Category, Skill, StockItem, WalletUpdate } from "../wallet/wallet.ts";
import type { CountedParameter } from "./counted.ts";

/** What a message's schema must be able to do; every zod schema can. */
export interface InputSchema<Input> {
  safeParse(value: unknown): { success: true; data: Input } | { success: false };
}

/** A message that a client sends to its room: what goes up and what comes back, for both sides. */
export interface Message<Input, Answer> {
  readonly name: string;
  readonly input: InputSchema<Input>;
  /** Only a type: nothing stands here at run time. */
  readonly answer?: Answer;
}

/**
 * What any answer carries beside its own content: the change that the message made to the wallet of whoever asked. The
 * connection that asked hears of that change by its answer alone, and every other one by the push `wallet`.
 */
export interface WalletCarrier {
  readonly update?: WalletUpdate;
}

/** Describes a message: `message<Answer>()("name", InputSchema)`. */
export function message<Answer>() {
  return <Input>(name: string, input: InputSchema<Input>): Message<Input, Answer> => ({ name, input });
}

/** A message that the room sends on its own. */
export interface Push<Content> {
  readonly name: string;
  /** Only a type: nothing stands here at run time. */
  readonly content?: Content;
}

/** Describes a message that the room sends on its own: `push<Content>("name")`. */
export function push<Content>(name: string): Push<Content> {
  return { name };
}

/** What a replay answers: the outcome in a word, and what the attempt pays. */
export interface ReplayedResult {
  readonly outcome: string;
  readonly items?: readonly StockItem[];
  /** Experience of the game's skill. */
  readonly experience?: number;
  /** The level that a guided first attempt leads to. */
  readonly reaches?: number;
  /** Points of an attempt that counts for a board. */
  readonly score?: number;
}

/** Decides an attempt again from its seed and recorded inputs, whose `rules` name the version. Throws when they are not those of an attempt. */
export type Replay = (seed: unknown, inputs: unknown) => ReplayedResult;

/** All that the rest of the product must know of a mini-game. Its room has its name. */
export interface GameContract {
  readonly name: string;
  /** By a name of our choice; the name on the wire is the message's own. */
  readonly messages: Readonly<Record<string, Message<unknown, unknown>>>;
  /** The messages that may also come by `POST /game_rpg/quest/:game/action`. */
  readonly action: readonly string[];
  /**
   * What begins an attempt, by the message's own name: all of its messages, or those of which the function says so. While the
   * game is closed these are refused, and what was begun before ends as ever.
   */
  readonly begins: Readonly<Record<string, true | ((input: never) => boolean)>>;
  /** The rules that paid attempts, by version: raising the tuning keeps the old ones here. */
  readonly replay: Readonly<Record<number, Replay>>;
  /** The bag's category that the game fills, or null. */
  readonly category: Category | null;
  /** The skill that the game trains, or null. */
  readonly skill: Skill | null;
  /**
   * What is counted of an attempt whose end is answered, for visitors who agreed to it (spec 1 §3). The client counts by
   * this list alone: see `counted.ts`.
   */
  readonly events: readonly CountedParameter[];
}
