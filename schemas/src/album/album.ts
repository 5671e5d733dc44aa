import { HOUR, koreanMidnight } from "../clock.ts";
import { between, type Seeds, seededRandom } from "../random.ts";
import { changed, type Progress } from "../story/progress.ts";
import { COLOURS, type Colour } from "../wallet/colours.ts";
import type { Category, StockItem } from "../wallet/wallet.ts";
import { ALBUM, type Kind } from "./content.ts";

/** What was caught, as the album knows it: `size` in mm of fish and herbs, in g of ore. */
export interface Find {
  readonly kind: string;
  readonly size: number;
}

/** A find that changes the album: a kind that was new, or one that is larger than all before. */
export interface News extends Find {
  readonly isNew: boolean;
}

/** The fact that keeps the best of a kind; 0 before it is found. */
export const bestFact = (kind: string): string => `album.${kind}`;

/** Whether a kind comes up at an hour of the day in Korea, 0..23. */
export function isOut({ hours }: Pick<Kind, "hours">, hour: number): boolean {
  if (!hours) return true;
  const [from, to] = hours;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** Keeps the kinds apart from what the same seed has decided before: nothing that was paid tells of them, or they of it. */
const ALBUM_SALT = 0x5eed_a1b0;

/**
 * The kinds of a catch that was made at `now` (epoch ms in season time), by its seed: the same catch is always the same kinds.
 * What was no catch, such as a boot, is of no kind.
 */
export function findsOf(
  category: Category,
  items: readonly StockItem[],
  seed: Seeds | number,
  now: number,
): Find[] {
  const hidden = typeof seed === "number" ? seed : seed.hidden;
  const hour = Math.floor((now - koreanMidnight(now)) / HOUR);
  return items.flatMap((item, index): Find[] => {
    if (!(COLOURS as readonly StockItem[]).includes(item)) return [];
    const random = seededRandom((hidden ^ (ALBUM_SALT + index * 7_919)) >>> 0);
    const kind = drawKind(category, item as Colour, hour, random());
    // The middle is likelier than both ends.
    const [least, most] = kind.size;
    const size = Math.round((between(random, least, most) + between(random, least, most)) / 2);
    return [{ kind: kind.slug, size }];
  });
}

function drawKind(category: Category, colour: Colour, hour: number, share: number): Kind {
  const out = ALBUM.kinds.filter(
    (kind) => kind.category === category && kind.colour === colour && isOut(kind, hour),
  );
  const all = out.reduce((sum, { rarity }) => sum + ALBUM.chances[rarity], 0);
  let left = share * all;
  for (const kind of out) {
    left -= ALBUM.chances[kind.rarity];
    if (left < 0) return kind;
  }
  throw new RangeError(`nothing ${colour} of ${category} comes up at ${hour} o'clock`);
}

/** The best of a kind so far, as its size; 0 where it was not found. */
export const bestOf = ({ facts }: Pick<Progress, "facts">, kind: string): number =>
  facts[bestFact(kind)] ?? 0;

/** What finds change of the album; of the same kind the largest counts. Noting the same finds again changes nothing. */
export function newsOf(progress: Pick<Progress, "facts">, finds: readonly Find[]): News[] {
  const largest = new Map<string, Find>();
  for (const find of finds) if (find.size > (largest.get(find.kind)?.size ?? 0)) largest.set(find.kind, find);
  return [...largest.values()].flatMap((find): News[] => {
    const best = bestOf(progress, find.kind);
    return find.size > best ? [{ ...find, isNew: best === 0 }] : [];
  });
}

/** Progress with these finds in the album; the same object where they change nothing. */
export function withFinds(progress: Progress, finds: readonly Find[]): Progress {
  const set = Object.fromEntries(newsOf(progress, finds).map(({ kind, size }) => [bestFact(kind), size]));
  return changed(progress, { set, add: {} });
}
