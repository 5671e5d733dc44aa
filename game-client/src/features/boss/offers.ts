import type { Text } from "../../core/texts/texts.ts";
import type { Offer } from "../../core/walking/prompt.ts";

/** A blow in a fight. */
export const swingOffer = (text: Text, strike: () => void): Offer => ({
  prompt: {
    verb: "strike",
    target: "",
    words: text("boss:prompt.strike"),
    icon: "crossed-swords",
    press: strike,
  },
  distance: -0.5,
});

/** What looks out of the middle of the circle; behind everything else, such as a door that one stands in. */
export const faceOffer = (text: Text, isPeace: boolean): Offer => ({
  prompt: {
    verb: "face-golem",
    target: "golem",
    words: text(isPeace ? "boss:prompt.visit" : "boss:prompt.face"),
    icon: isPeace ? "red-heart" : "crossed-swords",
  },
  distance: Number.POSITIVE_INFINITY,
});
