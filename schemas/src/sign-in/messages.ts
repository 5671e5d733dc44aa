import { push } from "../games/contract.ts";
import type { SignInReward } from "./sign-in.ts";

/** Sent to whoever has signed in for the day: which day it is of theirs, from 1, and what it gave, to their team as well. */
export const SIGNED_IN = push<SignInReward & { readonly day: number; readonly points: number }>("signed-in");
