import { type Random, seededRandom } from "../random.ts";

/** FNV-1a: texts that differ in one letter give seeds that have nothing in common. */
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** What chance says in one visit to a part of the story about the thing of this name: the same as often as it is asked. */
export function drawnRandom(attempt: string, name: string): Random {
  return seededRandom(hashed(`${attempt}/${name}`));
}

/** The order of some tokens in a visit, drawn by its attempt: each order is as likely as any other. */
export function drawnOrder(attempt: string, name: string, tokens: readonly string[]): string[] {
  const random = drawnRandom(attempt, name);
  const order = [...tokens];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
