import type { Plugin } from "vite";

/** A file of content as it is read: its forms stand in `schemas`, and are checked where they are parsed. */
type Content = Readonly<Record<string, unknown>>;

/** What of a reaction the client asks: whether it counts, and what mark it puts over who has it. */
const ASKED = ["id", "when", "on", "egg", "mark", "daily", "offers"];

/** A text that nobody reads. */
const UNSAID = "story:hint.none";

/** Characters without what they say, give and ask: how they look, and their marks. */
export function leanCharacter({ reactions, ...rest }: Content): Content {
  const lean = (reactions as Content[]).map((reaction) =>
    Object.fromEntries(ASKED.flatMap((name) => (name in reaction ? [[name, reaction[name]]] : []))),
  );
  return { ...rest, reactions: lean };
}

/** Parts of the story without their hints, and without what lends a hand. */
export function leanPart({ steps, ...rest }: Content): Content {
  const lean = (steps as Content[]).map((step) => ({
    ...step,
    hint: UNSAID,
    plain: UNSAID,
    hand: { say: [] },
  }));
  return { ...rest, steps: lean };
}

const LEAN: readonly (readonly [path: RegExp, lean: (content: Content) => Content])[] = [
  [/\/schemas\/content\/characters\/[\w-]+\.json$/, leanCharacter],
  [/\/schemas\/content\/story\/parts\/[\w-]+\.json$/, leanPart],
];

/**
 * Builds with as much of the story's content as the screen needs. The server tells the rest when it is due, so who
 * never comes there does not fetch it. While developing, the whole content is used.
 */
export function leanContent(): Plugin {
  return {
    name: "lean-content",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      const lean = LEAN.find(([path]) => path.test(id))?.[1];
      return lean ? { code: JSON.stringify(lean(JSON.parse(code) as Content)), map: null } : null;
    },
  };
}
