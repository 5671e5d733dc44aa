import { layOutTags, TAG_BELOW, type Tagged } from "./name-tag-layout.ts";

/** How often the names are laid out anew, ms: often enough for walkers, seldom enough to cost nothing. */
const EVERY = 100;

/** A name in the layout. */
export interface TagPlace {
  /** Px below the feet; null where there is no room for it. */
  drop: number | null;
}

/** The names of a scene: keeps them off faces and off each other. */
export class NameTags {
  readonly #places = new Map<TagPlace, () => Tagged | null>();
  #rest = 0;

  /** Adds a name; `where` answers null while it is out of sight. */
  add(where: () => Tagged | null): TagPlace {
    const place: TagPlace = { drop: TAG_BELOW };
    this.#places.set(place, where);
    return place;
  }

  remove(place: TagPlace): void {
    this.#places.delete(place);
  }

  /** Once a frame, `delta` ms after the one before. */
  update(delta: number): void {
    this.#rest -= delta;
    if (this.#rest > 0) return;
    this.#rest = EVERY;
    const seen = [...this.#places].flatMap(([place, where]) => {
      const tagged = where();
      return tagged ? [{ place, tagged }] : [];
    });
    const drops = layOutTags(seen.map(({ tagged }) => tagged));
    for (const [index, { place }] of seen.entries()) place.drop = drops[index] ?? null;
  }
}
