import { lantern } from "@diamond-valley/art-kit/drawings/circle.ts";
import { golem } from "@diamond-valley/art-kit/drawings/golem.ts";
import { robot } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { CHARACTER_LOOKS } from "@diamond-valley/schemas/looks/characters.ts";
import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import { useGame } from "../../core/app/game.ts";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { Picture } from "../../core/hud/Picture.tsx";
import { useWorn } from "../../core/looks/worn.ts";
import { Villagers } from "./Villagers.tsx";
import "./boss-dialogs.css";

/** Where lanterns hang in the evening sky, % of the picture. */
const LANTERNS = [
  [8, 14, 34],
  [24, 34, 24],
  [42, 8, 28],
  [61, 28, 22],
  [76, 10, 36],
  [91, 36, 26],
] as const;

/** Peace (spec 2 §4): Pebble hides behind the player, lanterns rise, and everyone is there by name. One press goes on. */
export function PeaceDialog() {
  const { text, stores } = useGame();
  const { name, look, outfit } = useStore(stores.$me);
  const you = look ?? CHARACTER_LOOKS.gardener;
  const worn = useWorn(outfit);
  const on = (): void => stores.$dialog.set({ kind: "boss-result" });
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  return (
    <Panel name="boss-peace" title={text("boss:peace.title")} shape="wide" onClose={on}>
      <div className="boss-peace-scene">
        <div className="boss-peace">
          {LANTERNS.map(([left, top, size]) => (
            <span key={left} style={{ left: `${left}%`, top: `${top}%` }}>
              <Picture of={lantern()} size={size} />
            </span>
          ))}
          <Picture of={golem("stone", "shy")} size={190} className="pebble" />
          <Picture of={robot(you, {}, worn)} size={120} className="you" />
          <p className="bubble">{text("boss:peace.stay")}</p>
        </div>
        <Villagers name={name} look={you} worn={worn} />
      </div>
      <p className="hint">{text("boss:peace.told")}</p>
      <div className="buttons">
        <button ref={next} type="button" className="call" data-way="on" onClick={on}>
          {text("boss:peace.on")}
        </button>
      </div>
    </Panel>
  );
}
