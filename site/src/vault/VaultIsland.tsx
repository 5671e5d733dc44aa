import { filterPrizes } from "@diamond-valley/schemas/vault/eligibility.ts";
import { FILTERS, type PrizeView, type VaultFilter } from "@diamond-valley/schemas/vault/vault.ts";
import { translator } from "@diamond-valley/web-kit/translate.ts";
import { useCallback, useMemo, useState } from "react";
import { ErrorPanel } from "../errors/ErrorPanel.tsx";
import { Skeleton } from "../errors/Skeleton.tsx";
import type { Locale } from "../i18n/locale.ts";
import type { SiteTexts } from "../i18n/texts.ts";
import { usePageState } from "../season/use-page-state.ts";
import { isRegistered, visitor } from "../session/session.ts";
import { useSession } from "../session/use-session.ts";
import { InvitationCard } from "../special-event/InvitationCard.tsx";
import { track } from "../tracking/track.ts";
import { actionOf } from "./action.ts";
import { Desk } from "./Desk.tsx";
import { Filters } from "./Filters.tsx";
import { readFilter, writeFilter } from "./filter-choice.ts";
import { NoPrizes } from "./NoPrizes.tsx";
import { PrizeCard } from "./PrizeCard.tsx";
import { ProofCard } from "./ProofCard.tsx";
import { Saying } from "./Saying.tsx";
import { SurveyCard } from "./SurveyCard.tsx";
import { greeting } from "./speech.ts";
import { useOver } from "./use-over.ts";
import { useVault } from "./use-vault.ts";
import { type GateArt, VaultGate } from "./VaultGate.tsx";
import { VaultOver } from "./VaultOver.tsx";

export type VaultTexts = Pick<SiteTexts, "site" | "vault" | "special-event" | "errors">;

interface Props extends GateArt {
  locale: Locale;
  texts: VaultTexts;
  /** The drawing of a diamond. */
  gem?: React.ReactNode;
}

/** The Vault: gate, balance, milestones, filters, prizes and their entries (spec 1 §2). */
export default function VaultIsland({ locale, texts, gem, ...art }: Props) {
  const t = useMemo(() => translator(texts, locale), [texts, locale]);
  const state = usePageState("prizes");
  const session = useSession();
  const { vault, load, enter, claim } = useVault();
  const [filter, setFilter] = useState<VaultFilter>(readFilter);
  const [said, setSaid] = useState<string | null>(null);
  const silence = useCallback(() => setSaid(null), []);
  const { over, setOver, close } = useOver(vault, state);

  const user = visitor(session);
  const registered = isRegistered(session);
  const guest = user?.is_vip === true || user?.is_vvip === true;
  const answer = vault.status === "open" ? vault.answer : null;
  const prizes = answer?.prizes.filter((prize) => !prize.vip_only || guest) ?? [];
  const drawn = prizes.filter((prize) => prize.entries > 0 && !prize.vip_only);
  const signedIn = answer !== null && answer.balance !== null;
  const line = answer
    ? greeting({ state, signedIn, registered, guest, balance: answer.balance ?? 0, prizes })
    : "welcome";

  const choose = (next: VaultFilter) => {
    setFilter(next);
    writeFilter(next);
    track("link_click", { section: "vault", action: "filter", slug: next });
  };
  const open = (prize: PrizeView) => {
    setSaid(null);
    const { kind } = actionOf(prize, state);
    if (!user) setOver({ kind: "sign-in", ended: false });
    else if (!registered) setOver({ kind: "registration" });
    else if (kind === "locked")
      setSaid(t("vault.guardian.locked", { level: prize.level, own: answer?.level ?? 1 }));
    else if (kind === "claim" || kind === "see-code") setOver({ kind: "code", slug: prize.slug });
    else setOver({ kind: "entry", slug: prize.slug, unsaved: null });
  };

  const shown = (each: VaultFilter) => (!signedIn && each !== "all" ? null : filterPrizes(prizes, each));
  const chosen = shown(filter) ?? [];
  const counts = Object.fromEntries(FILTERS.map((each) => [each, shown(each)?.length ?? null])) as Record<
    VaultFilter,
    number | null
  >;

  return (
    <>
      <VaultGate
        {...art}
        title={t("vault.title")}
        speaker={t("vault.guardian.label")}
        line={t(`vault.guardian.${line}` as "vault.guardian.welcome")}
        shut={state === "preview"}
      />
      {vault.status === "loading" && <Skeleton label={t("site.loading")} height={720} />}
      {vault.status === "failed" && (
        <ErrorPanel code={vault.code} texts={texts} locale={locale} onRetry={load} />
      )}
      {answer && (
        <div className="vault-room">
          {state !== "open" && (
            <p className="notice-calm">
              {t(
                state === "preview"
                  ? "vault.closed.not-open"
                  : state === "released"
                    ? "vault.closed.results-released"
                    : "vault.closed.results-pending",
              )}
            </p>
          )}
          <Desk t={t} locale={locale} state={state} answer={answer} registered={registered} gem={gem} />
          <InvitationCard texts={texts} locale={locale} />
          <Filters t={t} chosen={filter} counts={counts} onChoose={choose} />
          {chosen.length === 0 ? (
            <NoPrizes
              t={t}
              locale={locale}
              filter={filter}
              state={state}
              signedIn={signedIn}
              onShowAll={() => choose("all")}
            />
          ) : (
            <ul className="prizes">
              {chosen.map((prize) => (
                <PrizeCard
                  key={prize.slug}
                  t={t}
                  prize={prize}
                  state={state}
                  signedIn={signedIn}
                  onOpen={() => open(prize)}
                />
              ))}
            </ul>
          )}
          <ProofCard t={t} locale={locale} entered={registered ? drawn.map(({ slug }) => slug) : null} />
          {state === "released" && registered && user?.event_survey_completed === false && (
            <SurveyCard t={t} locale={locale} />
          )}
          <VaultOver
            t={t}
            texts={texts}
            locale={locale}
            answer={answer}
            over={over}
            setOver={setOver}
            close={close}
            enter={enter}
            claim={claim}
            load={load}
            say={setSaid}
            choose={choose}
          />
        </div>
      )}
      <Saying line={said} onOver={silence} />
    </>
  );
}
