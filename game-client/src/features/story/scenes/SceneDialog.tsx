import { CHARACTER_LOOKS } from "@diamond-valley/schemas/looks/characters.ts";
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { useGame } from "../../../core/app/game.ts";
import { Panel } from "../../../core/dialogs/Panel.tsx";
import { SCENE_TEXTS } from "../../../core/texts/later-files.ts";
import { useTexts } from "../../../core/texts/use-texts.ts";
import { ScenePicture } from "./ScenePicture.tsx";
import { SHOT_TIME } from "./scene.ts";
import { SCENES } from "./scenes.ts";
import "./scene.css";

/** A scene of the story: pictures with a line each, that go on by themselves or by a press, and can be skipped at once. */
export function SceneDialog({ name }: { name: string }) {
  useTexts("scenes", SCENE_TEXTS);
  const { text, stores } = useGame();
  const { look } = useStore(stores.$me);
  const [at, setAt] = useState(0);
  const shots = SCENES[name] ?? [];
  const shot = shots[at];
  const isLast = at >= shots.length - 1;
  const skip = (): void => stores.$dialog.set(null);
  const goOn = (): void => (isLast ? skip() : setAt(at + 1));

  // Also one that a newer server names and this page doesn't know is over at once.
  useEffect(() => {
    const timer = setTimeout(goOn, shot ? SHOT_TIME : 0);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const onKey = ({ code, repeat }: KeyboardEvent): void => {
      if (code === "KeyX" && !repeat) goOn();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });

  if (!shot) return null;
  return (
    <Panel name="cutscene" shape="wide" title={text(`scenes:${name}.title`)} onClose={skip}>
      <div className="scene" data-shot={at}>
        <ScenePicture key={at} shot={shot} you={look ?? CHARACTER_LOOKS.gardener} />
        <p className="scene-line" aria-live="polite">
          {text(`scenes:${name}.${at + 1}`)}
        </p>
      </div>
      <div className="buttons">
        <button type="button" className="quiet" data-way="skip" onClick={skip}>
          {text("scenes:skip")}
        </button>
        <button type="button" className="call" data-way="on" onClick={goOn}>
          {text(isLast ? "scenes:done" : "scenes:next")}
        </button>
      </div>
    </Panel>
  );
}
