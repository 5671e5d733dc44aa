import { fetchAhead } from "@diamond-valley/game-client/ahead.ts";
import { translator } from "@diamond-valley/web-kit/translate.ts";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { RegistrationRequiredDialog, SignInDialog } from "../dialogs/AccessDialogs.tsx";
import { ErrorPanel } from "../errors/ErrorPanel.tsx";
import { FetchGuard } from "../errors/FetchGuard.tsx";
import { type Locale, PLAY, pathTo } from "../i18n/locale.ts";
import type { SiteTexts } from "../i18n/texts.ts";
import { usePageState } from "../season/use-page-state.ts";
import { isRegistered } from "../session/session.ts";
import { useSession } from "../session/use-session.ts";
import { countEvent } from "./counted-events.ts";
import { useCountedPlay, useWanted, useWholeWindow } from "./use-playing.ts";

// The game is by far the largest part of the site, so it is fetched only by those who may enter it.
const loadGame = () => import("@diamond-valley/game-client/Game.tsx");
const Game = lazy(loadGame);

interface Props {
  locale: Locale;
  texts: Pick<SiteTexts, "site" | "play" | "errors">;
}

/** The doors of the game: start, register, and what each visitor is told at them (spec 1 §2, §6). */
export default function GameIsland({ locale, texts }: Props) {
  const t = useMemo(() => translator(texts, locale), [texts, locale]);
  const session = useSession();
  const isOpen = usePageState("game") === "open";
  const [wanted, turnBack] = useWanted();
  const [failed, setFailed] = useState(false);
  const registered = isRegistered(session);
  // Where it can't be known who visits, the game itself says what is wrong.
  const playing = isOpen && wanted && !failed && (registered || session.status === "failed");
  useWholeWindow(playing);
  useCountedPlay(playing);

  useEffect(() => {
    // Whoever may play gets the game while still reading.
    if (!isOpen || !registered) return;
    fetchAhead(locale);
  }, [isOpen, registered, locale]);

  // The page says why.
  if (!isOpen) return null;
  if (playing) {
    return (
      <FetchGuard fallback={null} onFail={() => setFailed(true)}>
        <Suspense fallback={<Curtain>{t("play.loading")}</Curtain>}>
          <Game locale={locale} onEvent={countEvent} />
        </Suspense>
      </FetchGuard>
    );
  }
  if (failed && wanted)
    return <ErrorPanel code="generic" texts={texts} locale={locale} onRetry={() => location.reload()} />;
  const register = { text: t("play.register"), href: pathTo(locale, "register") };
  const asked = { texts, locale, onClose: turnBack };
  return (
    <div className="doors">
      <a className="button button-main button-big" href={PLAY}>
        {t("play.start")}
      </a>
      {!registered && (
        <a className="button" href={register.href}>
          {register.text}
        </a>
      )}
      {wanted && session.status === "not-logged-in" && <SignInDialog {...asked} link={register} />}
      {wanted && session.status === "unregistered" && <RegistrationRequiredDialog {...asked} />}
    </div>
  );
}

function Curtain({ children }: { children: ReactNode }) {
  return (
    <p className="game-curtain" role="status">
      {children}
    </p>
  );
}
