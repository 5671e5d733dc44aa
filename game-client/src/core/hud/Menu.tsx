import type { IconName } from "@diamond-valley/art-kit/icons.gen.ts";
import { useGame } from "../app/game.ts";
import type { OpenDialog } from "../app/stores.ts";
import { Icon } from "./Picture.tsx";

const ENTRIES: readonly { name: string; icon: IconName; opens: OpenDialog }[] = [
  { name: "map", icon: "world-map", opens: { kind: "map" } },
  { name: "quests", icon: "scroll", opens: { kind: "bag", tab: "quests" } },
  { name: "settings", icon: "gear", opens: { kind: "settings" } },
];

/** Map, quests, settings. */
export function Menu() {
  const { text, stores } = useGame();
  return (
    <nav className="menu" aria-label={text("hud.menu")}>
      {ENTRIES.map(({ name, icon, opens }) => (
        <button key={name} type="button" data-opens={name} onClick={() => stores.$dialog.set(opens)}>
          <Icon name={icon} />
          <span>{text(`hud.${name}`)}</span>
        </button>
      ))}
    </nav>
  );
}
