import type { IconName } from "@diamond-valley/art-kit/icons.gen.ts";
import { useStore } from "@nanostores/react";
import { Suspense } from "react";
import { gamePath, sitePath, useGame } from "../app/game.ts";
import { FetchGuard } from "../dialogs/FetchGuard.tsx";
import { Panel } from "../dialogs/Panel.tsx";
import { Icon } from "../hud/Picture.tsx";
import type { Setting, Volumes } from "./settings.ts";
import "./settings.css";

const SWITCHES: readonly { setting: Setting; icon: IconName }[] = [
  { setting: "music", icon: "musical-note" },
  { setting: "sound", icon: "speaker-high-volume" },
  { setting: "calm", icon: "hourglass-not-done" },
  { setting: "doubleDash", icon: "person-running" },
  { setting: "pictureName", icon: "camera" },
  { setting: "captions", icon: "megaphone" },
  { setting: "phrases", icon: "speech-balloon" },
  { setting: "haptics", icon: "mobile-phone" },
];

/** Browsers of desktops and iPhones have nothing that hums. */
const canBeSet = ({ setting }: { setting: Setting }): boolean =>
  setting !== "haptics" || "vibrate" in navigator;

/** The settings that have a volume. */
const LOUD: readonly (keyof Volumes)[] = ["music", "sound"];

/** Music, sound effects, the calm way to play, language, and the ways out. */
export function SettingsDialog() {
  const { text, stores, locale, features } = useGame();
  const settings = useStore(stores.settings.$settings);
  const volumes = useStore(stores.settings.$volumes);
  const renderer = useStore(stores.$renderer);
  const other = locale === "ko" ? "en" : "ko";
  return (
    <Panel name="settings" title={text("settings.title")} onClose={() => stores.$dialog.set(null)}>
      <ul className="switches">
        {SWITCHES.filter(canBeSet).map(({ setting, icon }) => (
          <li key={setting}>
            <button
              type="button"
              role="switch"
              data-setting={setting}
              aria-checked={settings[setting]}
              onClick={() => stores.settings.set(setting, !settings[setting])}
            >
              <Icon name={icon} size={30} />
              <span>{text(`settings.${setting}`)}</span>
              <i aria-hidden="true" />
            </button>
          </li>
        ))}
        <FetchGuard>
          <Suspense>
            {features.flatMap(({ settings: added }, feature) =>
              (added ?? []).map((Switch, index) => <Switch key={`${feature}-${index}`} />),
            )}
          </Suspense>
        </FetchGuard>
      </ul>
      <div className="volumes">
        {LOUD.map((of) => (
          <label key={of}>
            <span>{text(`settings.volume.${of}`)}</span>
            <input
              type="range"
              min={0}
              max={100}
              step={5}
              data-volume={of}
              value={Math.round(volumes[of] * 100)}
              disabled={!settings[of]}
              onChange={(event) => stores.settings.setVolume(of, Number(event.target.value) / 100)}
            />
          </label>
        ))}
      </div>
      <p className="note">{text("settings.calm-hint")}</p>
      {renderer && (
        <p className="note" data-renderer={renderer}>
          {text(`settings.renderer.${renderer}`)}
        </p>
      )}
      <div className="buttons links">
        <button type="button" className="quiet" onClick={() => stores.$dialog.set({ kind: "how-to-play" })}>
          {text("settings.how-to-play")}
        </button>
        <a className="quiet" href={gamePath(other)} lang={other} hrefLang={other}>
          {text("settings.language")}
        </a>
        <a className="quiet" href={sitePath(locale, "/prizes/")}>
          {text("settings.vault")}
        </a>
        <a className="quiet" href={sitePath(locale, "/")}>
          {text("settings.home")}
        </a>
      </div>
    </Panel>
  );
}
