import { CHARACTERS } from "../characters/characters.ts";
import { eggEffects } from "../eggs/eggs.ts";
import { isPlace, PLACES } from "../places/registry.ts";
import type { Grant, Reaction } from "./reaction.ts";
import { STORIES } from "./targets.ts";

/** Something of the story that pays, and the facts that say that it did, with the number that each has then: those that outlive the visit. */
export interface StoryGrant {
  readonly target: string;
  readonly grant: Grant;
  readonly facts: Readonly<Record<string, number>>;
  /** It counts once for each Korean day, which stands behind its key (`YYYYMMDD`). */
  readonly daily: boolean;
}

/** What happens with a reaction, by what follows its id in the key of what it pays. */
const happeningsOf = ({ choices, solved, wrong, asides, ...own }: Reaction) => [
  { suffix: "", ...own },
  ...choices.map((choice) => ({ suffix: `:${choice.id}`, egg: undefined, ...choice })),
  ...(solved ? [{ suffix: ":solved", egg: undefined, ...solved }] : []),
  ...(wrong ? [{ suffix: ":wrong", egg: undefined, ...wrong }] : []),
  ...(asides ?? []).map((aside) => ({ suffix: `:${aside.id}`, ...aside })),
];

/** All that content pays in the story, by the key under which it counts. */
export function storyGrants(): ReadonlyMap<string, StoryGrant> {
  const targets = [
    ...Object.entries(CHARACTERS).map(([slug, { reactions }]) => [slug, reactions] as const),
    ...[...STORIES].flatMap(([place, { objects }]) =>
      Object.entries(objects).map(
        ([object, reactions]) =>
          [`${isPlace(place) ? PLACES[place].map : place}/${object}`, reactions] as const,
      ),
    ),
  ];
  return new Map(
    targets.flatMap(([target, reactions]) =>
      reactions.flatMap((reaction) =>
        happeningsOf(reaction).flatMap(({ suffix, grant, egg, set = {} }): [string, StoryGrant][] => {
          const facts = Object.fromEntries(
            Object.entries(set).filter(([fact]) => !fact.startsWith("session.")),
          );
          const { daily = false } = reaction;
          if (egg !== undefined) {
            const { grant: paid, set: found } = eggEffects(egg);
            const { key, ...amounts } = paid;
            return [[key, { target, grant: amounts, facts: found, daily }]];
          }
          return grant ? [[`story:${target}:${reaction.id}${suffix}`, { target, grant, facts, daily }]] : [];
        }),
      ),
    ),
  );
}
