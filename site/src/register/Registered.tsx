import type { UserData } from "@diamond-valley/schemas/account/user.ts";
import { koreanTime } from "@diamond-valley/schemas/season/korean-date.ts";
import { EVENT_START } from "@diamond-valley/schemas/season/season.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import type { ReactNode } from "react";
import { DonePanel } from "../forms/DonePanel.tsx";
import { invitationIn } from "../forms/invitation.ts";
import { type Locale, pathTo, playAddress } from "../i18n/locale.ts";
import { isGuest, isVip } from "./guest.ts";
import type { RegisterTexts } from "./RegisterIsland.tsx";

interface Props {
  t: Translate<RegisterTexts>;
  locale: Locale;
  user: UserData;
  /** Registered just now, not on an earlier visit. */
  fresh: boolean;
  /** The event has not started: there is nowhere to set off to yet. */
  early: boolean;
  cheer: ReactNode;
}

/**
 * Who is registered already: on to the adventure; VIPs and, before the event, everybody to the Vault (spec 1 §2). Who
 * registers during the event arrives in the village instead (Arrival.tsx).
 */
export default function Registered({ t, locale, user, fresh, early, cheer }: Props) {
  const name = user.name ?? "";
  const saying = early
    ? {
        title: t(fresh ? "register.success.preregistered-title" : "register.success.preregistered-already", {
          name,
        }),
        text: t("register.success.preregistered-text"),
      }
    : fresh
      ? {
          title: t("register.success.guest-title", { name }),
          text: t("register.success.guest-text"),
        }
      : { title: t("register.already.title", { name }), text: t("register.already.text") };
  const code = invitationIn(location.search);
  const next = early || isVip(user) ? pathTo(locale, "prizes") : playAddress(locale);
  return (
    <DonePanel {...(fresh && { name: "registration-success" })} title={saying.title} cheer={cheer}>
      {isGuest(user) && <p className="badge badge-guest">{t("register.guest.badge")}</p>}
      <p>{saying.text}</p>
      {early && (
        <time className="stage-when" dateTime={new Date(EVENT_START).toISOString()}>
          {t("season.opens", { date: koreanTime(EVENT_START, locale) })}
        </time>
      )}
      <a className="button button-main button-big" href={next}>
        {t(early ? "register.success.prizes" : "register.success.button")}
      </a>
      {!fresh && (
        <a
          className="button"
          href={pathTo(locale, "profile") + (code && `?${new URLSearchParams({ code })}`)}
        >
          {t(code ? "register.already.code" : "register.already.profile")}
        </a>
      )}
    </DonePanel>
  );
}
