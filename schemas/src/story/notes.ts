import { isForOthers } from "./for-others.ts";
import type { Note } from "./note.ts";
import type { Progress } from "./progress.ts";
import type { Facts } from "./requirement.ts";

/** Where the texts of each note stand, from note 1 on: note n says `<texts>:note.<n>` (spec 2 §2: notes 1 to 18). */
export const NOTES = [
  "bronze",
  "bronze",
  "silver",
  "silver",
  "silver",
  "gold",
  "gold",
  "platinum",
  "platinum",
  "diamond",
  "village",
  "lake",
  "mine",
  "forest",
  "magic-circle",
  "member-house",
  "village",
  "secret-house",
] as const;

const isRead = ({ facts }: Pick<Progress, "facts">, number: number): boolean =>
  (facts[`note.${number}`] ?? 0) > 0;

/** The notes that a player has read, and the name of the file that has the text of each. */
export function notesFound(progress: Pick<Progress, "facts">): (Note & { texts: string })[] {
  return NOTES.map((texts, index) => ({
    number: index + 1,
    texts,
    key: `${texts}:note.${index + 1}`,
  })).filter(({ number }) => isRead(progress, number));
}

/** How many notes a player can ever read: those that it has, and those that do not lie where only others at the store may go. */
export const notesToFind = (progress: Pick<Progress, "facts">, facts: Facts): number =>
  NOTES.filter((texts, index) => isRead(progress, index + 1) || !isForOthers(texts, facts)).length;
