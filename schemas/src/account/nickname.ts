import * as z from "zod/mini";
import { isReadableLine, tidyText } from "../text/readable.ts";

export const NICKNAME_MIN = 2;
export const NICKNAME_MAX = 12;

/** Letters of any script, digits, and single spaces, dots, dashes and underscores between. */
const NICKNAME = /^[\p{L}\p{N}]+(?:[ ._-][\p{L}\p{N}]+)*$/u;

/** `PUT /game_rpg/nickname`. Composed characters, so that equal names are equal strings. */
export const NicknameChange = z.strictObject({
  nickname: z
    .string("errors.nickname")
    .check(
      z.overwrite(tidyText),
      z.minLength(NICKNAME_MIN, "errors.nickname"),
      z.maxLength(NICKNAME_MAX, "errors.nickname"),
      z.regex(NICKNAME, "errors.nickname"),
      z.refine(isReadableLine, "errors.nickname"),
    ),
});
