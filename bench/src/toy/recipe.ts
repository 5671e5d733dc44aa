/** One line in a registry: the last line of the file, unless it is to stand before the line that begins with `before`. */
export interface RegistryLine {
  file: string;
  line: string;
  before?: string;
}

/** How the list of the village's doors begins in its map, and the list of places in the texts: new ones come first. */
const VILLAGE_DOORS = '   {"height":44,"id":51,"name":"guild-hall"';
const FIRST_PLACE = '    "village":';

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
    line: 'export { default as "cellar" } from "../../content/story/cellar.json" with { type: "json" };',
  },
  {
    file: "schemas/src/places/registry.ts",
    line: '  "dig-site": { map: "dig-site", room: "digging", theme: "lake", music: "lake", light: "indoors", players: 8, private: false, entry: "portal" },',
    before: "} as const satisfies Record<string, Place>;",
  },
  {
    file: "schemas/src/places/registry.ts",
    line: '  "cellar": { map: "cellar", room: "story", theme: "village", music: "village", light: "indoors", players: 1, private: true, entry: "portal", gate: "met.mayor" },',
    before: "} as const satisfies Record<string, Place>;",
  },
  {
    file: "schemas/content/maps/village.tmj",
    line: '   {"height":44,"id":901,"name":"dig-site","rotation":0,"type":"","visible":true,"width":76,"x":1080,"y":1240,"properties":[{"name":"label","type":"string","value":"place.dig-site"},{"name":"target","type":"string","value":"dig-site"}]},',
    before: VILLAGE_DOORS,
  },
  {
    file: "schemas/content/maps/village.tmj",
    line: '   {"height":44,"id":902,"name":"cellar","rotation":0,"type":"","visible":true,"width":76,"x":720,"y":1240,"properties":[{"name":"label","type":"string","value":"place.cellar"},{"name":"target","type":"string","value":"cellar"}]},',
    before: VILLAGE_DOORS,
  },
  {
    file: "schemas/locales/ko/places.json",
    line: '    "dig-site": "발굴터",',
    before: FIRST_PLACE,
  },
  {
    file: "schemas/locales/ko/places.json",
    line: '    "cellar": "지하실",',
    before: FIRST_PLACE,
  },
  {
    file: "schemas/locales/en/places.json",
    line: '    "dig-site": "Dig Site",',
    before: FIRST_PLACE,
  },
  {
    file: "schemas/locales/en/places.json",
    line: '    "cellar": "Cellar",',
    before: FIRST_PLACE,
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
