/** What lies in each slot of a puzzle: a token, or nothing. */
export type Slots = readonly (string | null)[];

export const emptySlots = (count: number): Slots => Array.from({ length: count }, () => null);

/** The slot in which a token lies, or -1. */
export const slotOf = (slots: Slots, token: string): number => slots.indexOf(token);

/** The slot that a token goes to where the player names none: the first empty one, or -1. */
export const firstEmpty = (slots: Slots): number => slots.indexOf(null);

/** Takes what lies in a slot back. */
export const taken = (slots: Slots, at: number): Slots => slots.with(at, null);

/**
 * Lays a token into a slot. There is one of each unless the puzzle `repeats`: then what lay in another slot is moved, and
 * the two change places where something lay here.
 */
export function laid(slots: Slots, token: string, at: number, repeats: boolean): Slots {
  if (at < 0 || at >= slots.length) return slots;
  const from = repeats ? -1 : slotOf(slots, token);
  const moved = from < 0 ? slots : slots.with(from, slots[at] ?? null);
  return moved.with(at, token);
}

/** The answer to the puzzle, once every slot is filled; else null. */
export function answerOf(slots: Slots): string | null {
  return slots.includes(null) ? null : slots.join(",");
}
