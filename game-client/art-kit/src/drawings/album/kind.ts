import type { Kind } from "@diamond-valley/schemas/album/content.ts";
import { type Drawing, drawing } from "../../svg.ts";
import { fishKind } from "./fish-kinds.ts";
import { herbKind } from "./herb-kinds.ts";
import { oreKind } from "./ore-kinds.ts";
import { halo, SIZE, stars } from "./parts.ts";

const DRAWN = { fish: fishKind, ore: oreKind, herbs: herbKind } as const;

/** A kind of the album; what is rare has light around it, unless it is to be no more than an outline. */
export const kindPicture = (
  { category, colour, rarity }: Pick<Kind, "category" | "colour" | "rarity">,
  isOutline = false,
): Drawing => {
  const isLit = rarity === "rare" && !isOutline;
  const kind = DRAWN[category](colour, rarity);
  return drawing(SIZE, SIZE, isLit ? halo(colour) + kind + stars() : kind);
};
