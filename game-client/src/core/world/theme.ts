import type { RoomTheme } from "@diamond-valley/art-kit/ground/room/room-theme.ts";
import type { GroundTheme } from "@diamond-valley/art-kit/ground/theme.ts";
import type { Drawing } from "@diamond-valley/art-kit/svg.ts";
import type { SceneryType } from "@diamond-valley/schemas/maps/scenery.ts";

/** What gives a place its own air, beside its map. */
export type SceneTheme = {
  readonly name: string;
  /** Its ground where its map is out of doors. */
  readonly ground?: GroundTheme;
  /** Its floor where it has no edges: a square piece, `size` px wide, that repeats without a seam. */
  readonly endless?: { readonly size: number; readonly paint: (pen: CanvasRenderingContext2D) => void };
  /** Its walls and floors where its map has floors; without any they look as rooms do anywhere. */
  readonly room?: RoomTheme;
  /** What drifts through the air; null under a roof, where no cloud passes either. */
  readonly drift: "petal" | "leaf" | null;
  /** What flies about, if anything. */
  readonly insect: "butterfly" | "dragonfly" | null;
  /** Frame of the motes that rise in the light. */
  readonly mote: "dot-gold" | "dot-white" | "dot-cyan";
  /** What grows along the lower edge in place of tall trees, where the near side must be seen; the map has some of it. */
  readonly edge?: SceneryType;
  /** What of the scenery looks different here, by its type. */
  readonly drawings?: Readonly<Partial<Record<SceneryType, () => Drawing>>>;
  /** Shown behind the map where a window is larger than it. */
  readonly beyond: string;
};

/** The themes that places name, one file each; a file is fetched when its place is entered. */
export const THEMES = import.meta.glob<SceneTheme>("./themes/*.ts", { import: "THEME" });

/** The theme of that name. Rejects where its file can't be fetched. */
export async function loadTheme(name: string): Promise<SceneTheme> {
  const file = THEMES[`./themes/${name}.ts`];
  if (!file) throw new RangeError(`there is no theme "${name}"`);
  return file();
}
