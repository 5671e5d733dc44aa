import type { Kind } from "@diamond-valley/schemas/album/content.ts";

/** A size as the texts name it: cm with one decimal of fish and herbs, whole g of ore. */
export const sizeOf = ({ category }: Pick<Kind, "category">, size: number): string =>
  category === "ore" ? String(size) : (size / 10).toFixed(1);
