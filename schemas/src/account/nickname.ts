import * as z from "zod/mini";

export const NICKNAME_MIN = 2;
export const NICKNAME_MAX = 12;

/** Letters of any script but the invisible ones, digits, and single spaces, dots, dashes and underscores between. */
const NICKNAME = /^(?!.*[\u115f\u1160\u3164\uffa0])[\p{L}\p{N}]+(?:[ ._-][\p{L}\p{N}]+)*$/u;

/** `PUT /game_rpg/nickname`. Composed characters, so that equal names are equal strings. */
export const NicknameChange = z.strictObject({
  nickname: z
    .string("errors.nickname")
    .check(
      z.trim(),
      z.normalize("NFC"),
      z.minLength(NICKNAME_MIN, "errors.nickname"),
      z.maxLength(NICKNAME_MAX, "errors.nickname"),
      z.regex(NICKNAME, "errors.nickname"),
    ),
});
