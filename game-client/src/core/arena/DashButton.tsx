import { useStore } from "@nanostores/react";
import { useGame } from "../app/game.ts";
import { Icon } from "../hud/Picture.tsx";
import { useByThumb } from "../input/touch.ts";
import { fighterOf } from "./fighter.ts";
import "./arena.css";

/** The dash, with the time until it can be used again: a round button for the thumb, beside the keys a sign of its key. */
export function DashButton() {
  const game = useGame();
  const fighter = fighterOf(game);
  const vitals = useStore(fighter.$vitals);
  const byThumb = useByThumb();
  if (!vitals || vitals.dashEvery === 0) return null;
  const { dashRest, dashEvery } = vitals;
  const share = 1 - dashRest / dashEvery;
  return (
    <button
      type="button"
      className="dash"
      data-ready={dashRest === 0}
      aria-label={game.text("hud.dash")}
      aria-keyshortcuts="z"
      style={{ ["--share" as string]: `${share * 360}deg` }}
      onPointerDown={() => fighter.tap("dash")}
      onClick={({ detail }) => detail === 0 && fighter.tap("dash")}
    >
      <Icon name="person-running" size={byThumb ? 34 : 26} />
      {!byThumb && (
        <b className="key" aria-hidden="true">
          Z
        </b>
      )}
    </button>
  );
}
