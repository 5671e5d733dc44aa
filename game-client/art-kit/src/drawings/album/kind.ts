import type { Kind } from "@diamond-valley/schemas/album/content.ts";
import { type Drawing, drawing } from "../../svg.ts";
import { fishKind } from "./fish-kinds.ts";
import { herbKind } from "./herb-kinds.ts";
import { oreKind } from "./ore-kinds.ts";
import { SIZE } from "./parts.ts";

const DRAWN = { fish: fishKind, ore: oreKind, herbs: herbKind } as const;

/** A kind of the album as it is known. */
export const kindPicture = ({
  category,
  colour,
  rarity,
}: Pick<Kind, "category" | "colour" | "rarity">): Drawing =>
  drawing(SIZE, SIZE, DRAWN[category](colour, rarity));
