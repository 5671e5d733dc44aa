import type { PrizeView } from "@diamond-valley/schemas/vault/vault.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import type { Action } from "./action.ts";
import { isCodeSeen } from "./codes-seen.ts";
import { StatusIcon } from "./icons.tsx";
import type { VaultTexts } from "./VaultIsland.tsx";

interface Props {
  t: Translate<VaultTexts>;
  prize: PrizeView;
  action: Action;
  describedBy: string;
  onOpen(): void;
}

/** The door of a prize, or why it is shut. */
export function PrizeAction({ t, prize, action, describedBy, onOpen }: Props) {
  if (action.kind === "barred") {
    const { reason } = action;
    const text = t(`vault.refusal.${reason}`);
    if (reason === "tier-not-eligible") return <p className="prize-refusal">{text}</p>;
    return (
      <button className="button prize-refusal" type="button" aria-describedby={describedBy} disabled>
        {text}
      </button>
    );
  }
  if (action.kind === "locked") {
    return (
      <button className="button prize-refusal" type="button" aria-describedby={describedBy} onClick={onOpen}>
        <StatusIcon status="locked" /> {t("vault.refusal.level-locked", { level: prize.level })}
      </button>
    );
  }
  const unseen = action.kind === "see-code" && !isCodeSeen(prize.slug);
  const quiet = action.kind === "change" || (action.kind === "see-code" && !unseen);
  const texts = {
    enter: "vault.enter",
    change: "vault.change",
    claim: prize.vip_only ? "vault.claim.button" : "vault.prize-code.button",
    "see-code": prize.vip_only ? "vault.claim.see" : "vault.prize-code.see",
  } as const;
  return (
    <button
      className={quiet ? "button" : "button button-main"}
      type="button"
      aria-describedby={describedBy}
      onClick={onOpen}
    >
      {t(texts[action.kind])}
      {unseen && <span className="badge">{t("vault.claim.new")}</span>}
    </button>
  );
}
