import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import type { VaultTexts } from "./VaultIsland.tsx";

/** Prizes come from content, and a test there holds each to its texts. */
type Slug = keyof VaultTexts["vault"]["prizes"];

/** The name of a prize in the language of the page. */
export function prizeName(t: Translate<VaultTexts>, slug: string): string {
  return t(`vault.prizes.${slug as Slug}.name`);
}

/** What a prize is, in the language of the page. */
export function prizeDescription(t: Translate<VaultTexts>, slug: string): string {
  return t(`vault.prizes.${slug as Slug}.description`);
}

/** The address of a prize's picture. */
export function pictureOf(slug: string): string {
  return `/art/prizes/${slug}.svg`;
}

/** The guardian where it stands small beside its words; sizes in px. */
export const GUARDIAN = { src: "/art/guardian.svg", width: 54, height: 80 } as const;
