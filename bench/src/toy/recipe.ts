/** One line in a registry: the last line of the file, unless it is to stand before the line that begins with `before`. */
export interface RegistryLine {
  file: string;
  line: string;
  before?: string;
}

/**
 * All that "Add a mini-game" and "Add an act" of the README ask for, beside the new files under `bench/toy`: one line in
 * each registry.
 */
export const REGISTRY_LINES: readonly RegistryLine[] = [
  {
    file: "schemas/src/games/list.ts",
    line: 'export { DIGGING_GAME as digging } from "../digging/game.ts";',
  },
  {
    file: "game-server/src/rooms/list.ts",
    line: 'export { DiggingRoom as digging } from "../digging/room.ts";',
  },
  {
    file: "game-client/src/features/index.ts",
    line: 'import { DIGGING } from "./digging/index.ts";',
    before: "import { EMOTES }",
  },
  {
    file: "game-client/src/features/index.ts",
    line: "  DIGGING,",
    before: "  EMOTES,",
  },
  {
    file: "schemas/src/story/list.ts",
    line: 'export { default as "phone-hall" } from "../../content/story/phone-hall.json" with { type: "json" };',
  },
  {
    file: "schemas/src/places/registry.ts",
    line: '  "studio-hall": { map: "studio-hall", room: "digging", theme: "lake", music: "lake", light: "indoors", players: 8, private: false, entry: "portal" },',
    before: "} as const satisfies Record<string, Place>;",
  },
  {
    file: "schemas/src/places/registry.ts",
    line: '  "phone-hall": { map: "phone-hall", room: "story", theme: "village", music: "village", light: "indoors", players: 1, private: true, entry: "portal", gate: "met.mayor" },',
    before: "} as const satisfies Record<string, Place>;",
  },
];

/** The two recipes of the README, and what comes after them. */
const [FROM, TO] = ["### Add a mini-game", "## Operate"];

/** What the README says in its two recipes. */
export function recipesIn(readme: string): string {
  return readme.slice(readme.indexOf(FROM), readme.indexOf(`\n${TO}`));
}

/** The paths that recipes name, each language for itself, and `<slug>` as the folder around it. */
export function pathsIn(recipes: string): string[] {
  const paths = [...recipes.matchAll(/`((?:schemas|game-server|game-client)\/[^`\s]+)`/g)].map(
    ([, path = ""]) => path,
  );
  return paths
    .flatMap((path) =>
      path.includes("{ko,en}") ? ["ko", "en"].map((each) => path.replace("{ko,en}", each)) : [path],
    )
    .map((path) => path.replace(/<.*$/, ""));
}
