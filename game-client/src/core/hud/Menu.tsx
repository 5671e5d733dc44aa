import { useGame } from "../app/game.ts";
import type { MenuEntry } from "../feature.ts";
import { Icon } from "./Picture.tsx";
import "./menu.css";

const SETTINGS: MenuEntry = { name: "settings", icon: "gear", opens: { kind: "settings" } };

/** The entries of all features, then the settings. */
export function Menu() {
  const { text, stores, features } = useGame();
  const entries = [...features.flatMap(({ menu }) => menu ?? []), SETTINGS];
  return (
    <nav className="menu" aria-label={text("hud.menu")}>
      {entries.map(({ name, icon, opens }) => (
        <button key={name} type="button" data-opens={name} onClick={() => stores.$dialog.set(opens)}>
          <Icon name={icon} />
          <span>{text(`hud.${name}`)}</span>
        </button>
      ))}
    </nav>
  );
}
