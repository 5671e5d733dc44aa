import { fish } from "@diamond-valley/art-kit/drawings/fish.ts";
import { gem } from "@diamond-valley/art-kit/drawings/gem.ts";
import { robot } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import type { Drawing } from "@diamond-valley/art-kit/svg.ts";
import { CHARACTER_LOOKS } from "@diamond-valley/schemas/looks/characters.ts";
import { useState } from "react";
import { useGame } from "../../core/app/game.ts";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { Picture } from "../../core/hud/Picture.tsx";
import { isByThumb } from "../../core/input/touch.ts";

/** The four screens (spec 2 §2), each with its picture. */
const SCREENS: readonly { key: string; picture: () => Drawing }[] = [
  { key: "walk", picture: () => robot(CHARACTER_LOOKS.gardener, { view: "side", step: 1 }) },
  { key: "talk", picture: () => robot(CHARACTER_LOOKS.mayor, { gesture: "cheer", mood: "happy" }) },
  { key: "fish", picture: () => fish("red") },
  { key: "deliver", picture: () => gem() },
];

/** How to play, page by page; shown by itself the first time. */
export function HowToPlay() {
  const { text, stores } = useGame();
  const [step, setStep] = useState(0);
  const screen = SCREENS[step] ?? SCREENS[0];
  const isLast = step === SCREENS.length - 1;
  const close = (): void => stores.$dialog.set(null);
  // Read once: a screen has either a stick or keys for as long as it is open.
  const [way] = useState(() => (isByThumb() ? "touch" : "keys"));
  if (!screen) return null;
  const picture = screen.picture();
  return (
    <Panel name="how-to-play" title={text("how-to-play.title")} onClose={close}>
      <div className="how-to-play" aria-live="polite">
        <div className="scene">
          <Picture of={picture} size={(120 * picture.width) / picture.height} />
        </div>
        <p className="steps">{text("how-to-play.step", { step: step + 1, steps: SCREENS.length })}</p>
        <h3>{text(`how-to-play.${screen.key}.title`)}</h3>
        <p>{text(`how-to-play.${screen.key}.${way}`)}</p>
      </div>
      <div className="buttons">
        {step > 0 && (
          <button type="button" className="quiet" onClick={() => setStep(step - 1)}>
            {text("how-to-play.back")}
          </button>
        )}
        <button type="button" className="call" onClick={() => (isLast ? close() : setStep(step + 1))}>
          {text(isLast ? "how-to-play.start" : "how-to-play.next")}
        </button>
      </div>
    </Panel>
  );
}
