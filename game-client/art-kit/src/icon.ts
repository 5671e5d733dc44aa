import { ICONS, type IconName } from "./icons.gen.ts";
import { type Drawing, drawing } from "./svg.ts";

/** Is this the name of an icon? */
export const isIconName = (name: string): name is IconName => Object.hasOwn(ICONS, name);

/** An icon as a picture of its own, `size` px square. */
export const icon = (name: IconName, size = 32): Drawing => {
  const { svg } = drawing(32, 32, ICONS[name]);
  return {
    width: size,
    height: size,
    svg: svg.replace('width="32" height="32"', `width="${size}" height="${size}"`),
  };
};
