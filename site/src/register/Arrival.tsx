import { robot } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { dataUrl } from "@diamond-valley/art-kit/svg.ts";
import { fetchAhead } from "@diamond-valley/game-client/ahead.ts";
import type { UserData } from "@diamond-valley/schemas/account/user.ts";
import { type CharacterLook, randomLook } from "@diamond-valley/schemas/looks/look.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { send } from "../forms/form.ts";
import { type Locale, playAddress } from "../i18n/locale.ts";
import { api } from "../session/session.ts";
import { track } from "../tracking/track.ts";
import type { RegisterTexts } from "./RegisterIsland.tsx";
import { RobotChoice } from "./RobotChoice.tsx";

interface Props {
  t: Translate<RegisterTexts>;
  locale: Locale;
  user: UserData;
  /** The village that the robot stands in. */
  scene: ReactNode;
  onSignedOut(): void;
}

/**
 * The success screen of the registration (spec 1 §2): the arrival in the village. The robot may be chosen in three taps,
 * and one press leads into the game, which is fetched meanwhile.
 */
export default function Arrival({ t, locale, user, scene, onSignedOut }: Props) {
  const [look, setLook] = useState<CharacterLook>(() => user.character_config ?? anyLook());
  const [chosen, setChosen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [failed, setFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const picture = useMemo(() => dataUrl(robot(look, { mood: "happy", gesture: "cheer" })), [look]);

  useEffect(() => {
    const page = document.documentElement;
    page.dataset.arrived = "";
    scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
    track("modal_interaction", { slug: "registration-success", action: "open" });
    fetchAhead(locale);
    return () => {
      delete page.dataset.arrived;
    };
  }, [locale]);

  const choose = (next: CharacterLook) => {
    setLook(next);
    setChosen(true);
    setFailed(false);
  };

  /** Saves the robot, where one was chosen, before the page is left for the game. */
  const leave = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!chosen) return;
    event.preventDefault();
    if (leaving) return;
    const { href } = event.currentTarget;
    setLeaving(true);
    const sent = await send(() => api.call("PUT", "/game_rpg/character", look));
    setLeaving(false);
    if (sent.end === "taken") return location.assign(href);
    if (sent.end === "signed-out") return onSignedOut();
    setFailed(true);
  };

  const start = playAddress(locale);
  return (
    <section className="card arrival" data-modal="registration-success">
      <div className="arrival-scene">
        {scene}
        <img
          className="arrival-robot"
          src={picture}
          alt={t("register.robot.label")}
          width="116"
          height="172"
        />
        <button className="button button-small" type="button" onClick={() => choose(anyLook())}>
          {t("register.robot.shuffle")}
        </button>
      </div>
      <div className="arrival-words">
        <h1 ref={heading} tabIndex={-1}>
          {t("register.success.title", { name: user.name ?? "" })}
        </h1>
        <p>{t("register.success.text")}</p>
      </div>
      <RobotChoice t={t} look={look} onChoose={choose} />
      <div className="arrival-start">
        <div role="alert">
          {failed && (
            <p className="notice">
              {t("register.robot.failed")} <a href={start}>{t("register.robot.anyway")}</a>
            </p>
          )}
        </div>
        <a className="button button-main button-big" href={start} aria-busy={leaving} onClick={leave}>
          {t(
            leaving ? "register.robot.leaving" : failed ? "register.robot.again" : "register.success.button",
          )}
        </a>
      </div>
    </section>
  );
}

/** Any robot: what a shuffle shows. */
const anyLook = () => randomLook(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
