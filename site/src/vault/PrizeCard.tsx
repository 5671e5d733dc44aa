import type { PrizeView } from "@diamond-valley/schemas/vault/vault.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { useId } from "react";
import { drawWhenIdle } from "../navigation/draw-when-idle.ts";
import { actionOf, type VaultState } from "./action.ts";
import { StatusIcon } from "./icons.tsx";
import { PrizeAction } from "./PrizeAction.tsx";
import { pictureOf, prizeDescription, prizeName } from "./prize.ts";
import type { VaultTexts } from "./VaultIsland.tsx";

interface Props {
  t: Translate<VaultTexts>;
  prize: PrizeView;
  state: VaultState;
  /** Whether a status says something: nobody else's entries are known. */
  signedIn: boolean;
  onOpen(): void;
}

/** One prize: what it is, who may have it, how the viewer stands, and the door to its entries. */
export function PrizeCard({ t, prize, state, signedIn, onOpen }: Props) {
  const id = useId();
  const { slug, status } = prize;
  return (
    <li
      ref={drawWhenIdle}
      className="prize"
      data-prize={slug}
      data-status={status}
      data-tier={prize.vip_only ? "vip" : prize.tier}
    >
      <div className="prize-picture">
        <img src={pictureOf(slug)} alt="" width="160" height="140" loading="lazy" />
        <span className="badge prize-tier">
          {prize.vip_only ? t("vault.vip-only") : t(`vault.tier.${prize.tier}`)}
        </span>
        {signedIn && !(prize.vip_only && status !== "won") && (
          <span className="badge prize-status">
            <StatusIcon status={status} />{" "}
            {t(prize.vip_only && prize.claim ? "vault.claim.done" : `vault.status.${status}`)}
          </span>
        )}
      </div>
      <h2 id={id}>{prizeName(t, slug)}</h2>
      <p className="prize-text">{prizeDescription(t, slug)}</p>
      <p className="prize-who">{t(prize.vip_only ? "vault.who.vip" : `vault.who.${prize.tier}`)}</p>
      <ul className="prize-facts">
        <li>{t(`vault.type.${prize.type}`)}</li>
        <li>{t("vault.total", { count: prize.total })}</li>
        <li>
          {prize.level > 1 ? t("vault.facts.level", { level: prize.level }) : t("vault.facts.level-first")}
        </li>
        {prize.points !== null && <li>{t("vault.facts.points", { points: prize.points })}</li>}
        {!prize.vip_only && <li>{t("vault.price", { count: prize.price })}</li>}
      </ul>
      <div className="prize-end">
        {prize.entries > 0 && (
          <p className="prize-entries" data-entries>
            {t("vault.entries", { count: prize.entries })}
          </p>
        )}
        <PrizeAction t={t} prize={prize} action={actionOf(prize, state)} describedBy={id} onOpen={onOpen} />
      </div>
    </li>
  );
}
