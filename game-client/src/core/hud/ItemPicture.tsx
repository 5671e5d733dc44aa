import { badge } from "@diamond-valley/art-kit/drawings/badge.ts";
import { FAILED_ITEMS } from "@diamond-valley/art-kit/drawings/failed-items.ts";
import { fish } from "@diamond-valley/art-kit/drawings/fish.ts";
import type { StockItem } from "@diamond-valley/schemas/wallet/wallet.ts";
import { Picture } from "./Picture.tsx";
import "./item-picture.css";

/** A fish with the badge of its colour's shape, so that colours are never told apart by hue alone. */
export function ItemPicture({ item, size = 64 }: { item: StockItem; size?: number }) {
  if (item === "failed") {
    return (
      <span className="item">
        <Picture of={FAILED_ITEMS.boot()} size={size * 0.8} />
      </span>
    );
  }
  return (
    <span className="item">
      <Picture of={fish(item)} size={size} />
      <Picture of={badge(item)} size={size * 0.42} className="badge" />
    </span>
  );
}
