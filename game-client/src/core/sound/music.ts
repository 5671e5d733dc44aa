import type { Theme } from "./theme.ts";

/** The music that places name, one file each; a file is fetched when its place is entered. */
export const MUSIC = import.meta.glob<Theme>("./music/*.ts", { import: "MUSIC" });

/** The music of that name. Rejects where its file can't be fetched. */
export async function loadMusic(name: string): Promise<Theme> {
  const file = MUSIC[`./music/${name}.ts`];
  if (!file) throw new RangeError(`there is no music "${name}"`);
  return file();
}
