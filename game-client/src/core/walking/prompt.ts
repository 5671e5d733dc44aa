import type { IconName } from "@diamond-valley/art-kit/icons.gen.ts";

/** What the action key or button would do now. */
export interface Prompt {
  /** What is done: the feature that knows this verb does it. */
  readonly verb: string;
  /** What it is done to: a character, a place, a spot; empty where the verb says it all. */
  readonly target: string;
  /** What stands on the button. */
  readonly words: string;
  readonly icon: IconName;
  /**
   * What must be timed: done by whoever offers it, in the instant in which the key goes down or the button is touched,
   * in place of a verb.
   */
  readonly press?: () => void;
  /** Nothing would be done: the button says why, in a paler colour. */
  readonly refused?: true;
}

/** A prompt that is possible here, and how near its target is, px. */
export interface Offer {
  readonly prompt: Prompt;
  /** The nearest offer is shown. An open portal that one stands in has 0, a closed one Infinity. */
  readonly distance: number;
}

/** The nearest of several offers, the first of equals; null for none. */
export function nearest(offers: readonly Offer[]): Prompt | null {
  let best: Offer | null = null;
  for (const offer of offers) if (best === null || offer.distance < best.distance) best = offer;
  return best?.prompt ?? null;
}

/** Whether two prompts say the same, so that nothing is drawn anew. */
export function isSamePrompt(a: Prompt | null, b: Prompt | null): boolean {
  return a?.verb === b?.verb && a?.target === b?.target && a?.words === b?.words;
}
