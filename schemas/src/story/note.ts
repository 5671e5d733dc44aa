/** A note, and the key of what it says. */
export interface Note {
  number: number;
  key: string;
}

const KEY = /:note\.(\d+)$/;

/** The note whose text this is; null for every other text. */
export function noteOf(key: string): Note | null {
  const [, number] = KEY.exec(key) ?? [];
  return number === undefined ? null : { number: Number(number), key };
}
