import { badge } from "@diamond-valley/art-kit/drawings/badge.ts";
import { FAILED_ITEMS } from "@diamond-valley/art-kit/drawings/failed-items.ts";
import { fish } from "@diamond-valley/art-kit/drawings/fish.ts";
import { herb, wiltedHerb } from "@diamond-valley/art-kit/drawings/herb.ts";
import { ore, oreCrumbs } from "@diamond-valley/art-kit/drawings/ore.ts";
import type { Category, StockItem } from "@diamond-valley/schemas/wallet/wallet.ts";
import { Picture } from "./Picture.tsx";
import "./item-picture.css";

/** What an item of each category looks like, coloured and failed. */
const DRAWINGS = {
  fish: { coloured: fish, failed: FAILED_ITEMS.boot },
  ore: { coloured: ore, failed: oreCrumbs },
  herbs: { coloured: herb, failed: wiltedHerb },
} as const satisfies Record<Category, unknown>;

interface Props {
  readonly item: StockItem;
  readonly category: Category;
  readonly size?: number;
}

/** An item with the badge of its colour's shape, so that colours are never told apart by hue alone. */
export function ItemPicture({ item, category, size = 64 }: Props) {
  const { coloured, failed } = DRAWINGS[category];
  if (item === "failed") {
    return (
      <span className="item">
        <Picture of={failed()} size={size * 0.8} />
      </span>
    );
  }
  return (
    <span className="item">
      <Picture of={coloured(item)} size={size} />
      <Picture of={badge(item)} size={size * 0.42} className="badge" />
    </span>
  );
}
