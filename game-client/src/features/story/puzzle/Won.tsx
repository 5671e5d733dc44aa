import { useEffect, useRef } from "react";
import { useGame } from "../../../core/app/game.ts";
import { PanelButton } from "../../../core/dialogs/PanelButton.tsx";
import { ObjectPicture } from "../../../core/hud/ObjectPicture.tsx";
import { Shape } from "./Shape.tsx";
import type { Trying } from "./trial.ts";
import "./won.css";

/** Sparks that fly as something is solved. */
const SPARKS = 12;

/** What is shown once a puzzle in time is solved: its line, what flies of it, and the way on. */
export function Won({
  trying: { won, busy, goOn },
}: {
  trying: Pick<Trying<never>, "won" | "busy" | "goOn">;
}) {
  const { text } = useGame();
  const on = useRef<HTMLButtonElement>(null);
  useEffect(() => on.current?.focus(), []);
  if (!won) return null;
  const { diamonds = 0 } = won.granted ?? {};
  return (
    <div className="won puzzle-won" role="status">
      <span className="burst" aria-hidden="true">
        {Array.from({ length: SPARKS }, (_, index) => (
          <i key={index} style={{ rotate: `${(index * 360) / SPARKS}deg` }} />
        ))}
        <Shape name="star" />
      </span>
      <p className="line">{won.say.map((key) => text(key, won.values)).join(" ")}</p>
      {diamonds > 0 && (
        <p className="paid" data-paid={diamonds}>
          <ObjectPicture name="gem" size={30} />
          {text("toast.granted-diamonds", { diamonds })}
        </p>
      )}
      <div className="buttons">
        <PanelButton className="call" data-way="on" ref={on} off={busy} onClick={() => void goOn()}>
          {text("story-play:puzzle.on")}
        </PanelButton>
      </div>
    </div>
  );
}
