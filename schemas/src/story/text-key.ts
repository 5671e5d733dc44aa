import * as z from "zod/mini";

/** A text key with its namespace, such as `hub:talk.mayor.1`. */
export const TextKey = z.string().check(z.regex(/^[a-z][a-z0-9-]*:[a-z0-9-]+(\.[a-z0-9_-]+)*$/));

/** A name in content: of an item, a reaction, a token of a puzzle. */
export const Slug = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/));
