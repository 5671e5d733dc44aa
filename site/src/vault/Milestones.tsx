import type { PrizeView } from "@diamond-valley/schemas/vault/vault.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { Tick } from "./icons.tsx";
import { stepsOf } from "./milestones.ts";
import type { VaultTexts } from "./VaultIsland.tsx";

interface Props {
  t: Translate<VaultTexts>;
  /** Levels at which more prizes open, lowest first. */
  milestones: readonly number[];
  level: number;
  prizes: readonly PrizeView[];
}

/** The way up: the player's level among the levels that open more prizes (spec 1 §2, §9). */
export function Milestones({ t, milestones, level, prizes }: Props) {
  const next = milestones.find((milestone) => milestone > level);
  return (
    <div className="milestones">
      <p>
        <strong className="badge">{t("vault.level", { level })}</strong>{" "}
        {next === undefined ? t("vault.track.done") : t("vault.track.label")}
      </p>
      <ol>
        {stepsOf(milestones, level).map(({ milestone, share }) => {
          const reached = level >= milestone;
          const opens = prizes.filter((prize) => prize.level === milestone).length;
          return (
            <li key={milestone} data-reached={reached}>
              <progress max={1} value={share} aria-hidden="true" />
              <span className="milestone-mark">{reached && <Tick />}</span>
              <strong>{t("vault.level", { level: milestone })}</strong>
              <span>{t("vault.track.prizes", { count: opens })}</span>
              {milestone === next ? (
                <span className="milestone-next">{t("vault.track.to-go", { count: milestone - level })}</span>
              ) : (
                reached && <span className="milestone-open">{t("vault.track.open")}</span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
