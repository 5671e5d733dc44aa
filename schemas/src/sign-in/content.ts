import * as z from "zod/mini";
import content from "../../content/sign-in.json" with { type: "json" };
import { Slug } from "../story/text-key.ts";

/** Days that pay (spec 2 §9). */
const DAYS = 20;

const SignIn = z.strictObject({
  /** Diamonds of each day that pays, from the first one on. */
  diamonds: z.array(z.int().check(z.positive())).check(z.length(DAYS)),
  /** Items that stay, by the number of the day that gives them. */
  items: z.record(z.string().check(z.regex(/^([1-9]|1\d|20)$/)), Slug),
});

/** The daily sign-in (`content/sign-in.json`). Throws at start-up where the file is not as it should be. */
export const SIGN_IN = SignIn.parse(content);
