import { readStored, writeStored } from "@diamond-valley/web-kit/storage.ts";

/** Prizes whose codes have been looked at in this browser. */
const seen = (): string[] => readStored("sweepstakeCodeViewed")?.split(" ") ?? [];

/** Whether the code of a prize has been looked at. */
export const isCodeSeen = (slug: string): boolean => seen().includes(slug);

/** Remembers that it has, beside those of other prizes. */
export function noteCodeSeen(slug: string): void {
  if (!isCodeSeen(slug)) writeStored("sweepstakeCodeViewed", [...seen(), slug].join(" "));
}
