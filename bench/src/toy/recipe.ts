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
    file: "schemas/src/story/list.ts",
    line: 'export { default as "phone-hall" } from "../../content/story/phone-hall.json" with { type: "json" };',
  },
  {
    file: "schemas/src/places/registry.ts",
    line: '  mine: { map: "mine", room: "digging", theme: "lake", music: "lake", light: "indoors", players: 8, private: false, entry: "portal" },',
    before: "} as const satisfies Record<string, Place>;",
  },
  {
    file: "schemas/src/places/registry.ts",
    line: '  "phone-hall": { map: "phone-hall", room: "story", theme: "village", music: "village", light: "indoors", players: 1, private: true, entry: "portal", gate: "met.mayor" },',
    before: "} as const satisfies Record<string, Place>;",
  },
];
