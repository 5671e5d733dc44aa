/** What a player may say to the others around: fixed phrases, shown to each in the own language. New ones go to the end. */
export const PHRASES = [
  "hello",
  "thanks",
  "nice",
  "yes",
  "sorry",
  "wait",
  "here",
  "together",
  "wave",
  "fish",
  "mine",
  "bye",
] as const;
export type Phrase = (typeof PHRASES)[number];

/** At most one phrase of a player in this time, ms. */
export const PHRASE_INTERVAL = 3_000;

/** Phrases are told in the same field of a walker as emotes, from this number on: either takes the other's place. */
const FIRST = 100;

/** The number by which a walker tells a phrase. */
export const phraseNumber = (phrase: Phrase): number => FIRST + PHRASES.indexOf(phrase);

/** The phrase that a walker tells by a number; null where that is an emote, none, or one of a newer server. */
export const phraseAt = (number: number): Phrase | null => PHRASES[number - FIRST] ?? null;
