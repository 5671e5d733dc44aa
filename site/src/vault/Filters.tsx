import { FILTERS, type VaultFilter } from "@diamond-valley/schemas/vault/vault.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import type { VaultTexts } from "./VaultIsland.tsx";

interface Props {
  t: Translate<VaultTexts>;
  chosen: VaultFilter;
  /** How many prizes each filter shows; null where nobody is signed in, so that only the viewer's own are unknown. */
  counts: Readonly<Record<VaultFilter, number | null>>;
  onChoose(filter: VaultFilter): void;
}

/** Which prizes are shown (spec 1 §2). */
export function Filters({ t, chosen, counts, onChoose }: Props) {
  return (
    <fieldset className="filters">
      <legend className="sr-only">{t("vault.filter.label")}</legend>
      {FILTERS.map((filter) => (
        <label key={filter} className="filter">
          <input
            type="radio"
            name="filter"
            value={filter}
            checked={filter === chosen}
            onChange={() => onChoose(filter)}
          />
          <span className="filter-label">
            {t(`vault.filter.${filter}`)}
            {counts[filter] !== null && <span className="filter-count">{counts[filter]}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
