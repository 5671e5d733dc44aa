import * as z from "zod/mini";
import type { ErrorCode } from "../errors/catalogue.ts";

/** Schemas of the API by the name that the document gives each: what is sent, and what is answered. */
export const BODIES = z.registry<{ id: string }>();
export const ANSWERS = z.registry<{ id: string }>();

/** Names a schema of what is answered, which must have the type of the answer: `answer<TeamBoard>()("TeamBoard", z.strictObject({ … }))`. */
export const answer =
  <Answer>() =>
  <Schema extends z.ZodMiniType<Answer>>(id: string, schema: Schema): Schema => {
    ANSWERS.add(schema, { id });
    return schema;
  };

/** Done, and there is nothing to tell. */
export const DoneReply = answer<object>()("Done", z.strictObject({}));

/** Names a schema of what is sent. */
export function body<Schema extends z.ZodMiniType>(id: string, schema: Schema): Schema {
  BODIES.add(schema, { id });
  return schema;
}

/** One call of the API, as the document tells of it. */
export interface Call {
  /** What it does, in a sentence. */
  readonly summary: string;
  /** Who may make it: anybody, whoever is signed in, or whoever has registered, which is meant where nothing is said. */
  readonly by?: "anybody" | "signed-in";
  /** A body, named by `body`. */
  readonly body?: z.ZodMiniType;
  /** Parameters behind the `?`. */
  readonly query?: z.ZodMiniObject;
  /** What is answered, named by `answer`; null for an answer without a body. */
  readonly answer: z.ZodMiniType | null;
  /** The media type of a file that is answered instead of JSON. */
  readonly file?: string;
  /** The status of success: 200, and 204 for an answer without a body, where nothing is said. */
  readonly status?: number;
  /** Codes of refusals beside those that any call may meet. */
  readonly errors?: readonly ErrorCode[];
}

/** Calls by method and path, such as `GET /game_rpg/replay/:attempt`. */
export type Calls = Readonly<Record<string, Call>>;

export const int = z.int();
/** A whole number that is never negative. */
export const count = z.int().check(z.minimum(0));
/** Epoch ms in season time. */
export const instant = z.int();

/** An object with the same schema under each of some keys. */
export const each = <Key extends string, Schema extends z.ZodMiniType>(
  keys: readonly Key[],
  schema: Schema,
) => z.strictObject(Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>);
/** An object that may have some keys. */
export const some = <Key extends string, Schema extends z.ZodMiniType>(
  keys: readonly Key[],
  schema: Schema,
) =>
  z.strictObject(
    Object.fromEntries(keys.map((key) => [key, z.exactOptional(schema)])) as Record<
      Key,
      z.ZodMiniExactOptional<Schema>
    >,
  );
