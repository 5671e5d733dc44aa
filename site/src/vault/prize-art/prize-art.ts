import type { Drawing } from "@diamond-valley/art-kit/svg.ts";
import { PRIZES } from "@diamond-valley/schemas/vault/prizes.ts";
import { controller, earbuds, foldingPhone, phone, tablet, watch } from "./gadgets.ts";
import { costume, plush, points, stickers, tumbler } from "./keepsakes.ts";

/** How a prize is drawn, by its slug; prizes of points are drawn with their number. */
const DRAWINGS: Readonly<Record<string, () => Drawing>> = {
  "sticker-pack": stickers,
  "robot-plush": plush,
  "valley-earbuds": earbuds,
  "valley-tumbler": tumbler,
  "valley-watch": watch,
  "game-controller": controller,
  "valley-tablet": tablet,
  "hero-costume": costume,
  "valley-phone": phone,
  "valley-phone-fold": foldingPhone,
};

/** Every prize of the content with its picture. Throws for a prize that nobody has drawn. */
export function prizeArt(): { slug: string; drawing: Drawing }[] {
  return PRIZES.map(({ slug, points: amount }) => {
    if (amount !== null) return { slug, drawing: points(amount) };
    const draw = DRAWINGS[slug];
    if (!draw) throw new Error(`no picture for the prize ${slug}`);
    return { slug, drawing: draw() };
  });
}
