/** What can happen in a step, for drawings, sounds and the room. */
export const EVENTS = {
  /** A mob was hit: value is the damage, subject the mob. */
  struck: 1,
  /** A mob has no health left: subject is its kind. */
  fell: 2,
  /** The player was hit: value is the damage. */
  hurt: 3,
  /** The player left a hazard in the last moment. */
  close: 4,
  /** A pickup was taken: value is its value, subject its kind. */
  picked: 5,
  dash: 6,
  blow: 7,
  /** An attack was announced: subject is the mob, value the attack. */
  telegraph: 8,
  /** A hazard can hit from now on: subject is its kind. */
  lands: 9,
  /** A hazard was announced: subject is its row, value the ticks of its warning. */
  announced: 10,
  /** From here on the numbers are the game's own. */
  own: 100,
} as const;

/** At most so many events of a step are kept. */
const MOST = 256;
const WORDS = 5;

/** The events of one step. */
export interface EventList {
  readonly words: Int32Array;
  count: number;
}

export const createEvents = (): EventList => ({ words: new Int32Array(MOST * WORDS), count: 0 });

/** Notes an event at a place (units). */
export function note(events: EventList, code: number, x: number, y: number, subject = 0, value = 0): void {
  if (events.count === MOST) return;
  const at = events.count * WORDS;
  events.words[at] = code;
  events.words[at + 1] = x;
  events.words[at + 2] = y;
  events.words[at + 3] = subject;
  events.words[at + 4] = value;
  events.count += 1;
}

export interface ArenaEvent {
  readonly code: number;
  readonly x: number;
  readonly y: number;
  readonly subject: number;
  readonly value: number;
}

/** The events of the last step, in their order. */
export function eventsOf({ words, count }: EventList): ArenaEvent[] {
  return Array.from({ length: count }, (_, index) => {
    const [code = 0, x = 0, y = 0, subject = 0, value = 0] = words.subarray(
      index * WORDS,
      (index + 1) * WORDS,
    );
    return { code, x, y, subject, value };
  });
}

/** Whether an attack or a hazard was announced in the last step. */
export function hasAnnounced({ words, count }: EventList): boolean {
  for (let at = 0; at < count * WORDS; at += WORDS)
    if (words[at] === EVENTS.telegraph || words[at] === EVENTS.announced) return true;
  return false;
}
