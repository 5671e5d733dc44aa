import { EGG_DIAMONDS, EGGS, eggFact, eggsFound, eggsOpen } from "@diamond-valley/schemas/eggs/eggs.ts";
import { NO_PROGRESS } from "@diamond-valley/schemas/story/progress.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { CloseButton } from "../../core/dialogs/CloseButton.tsx";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { useTexts } from "../../core/texts/use-texts.ts";
import { EggPicture } from "./EggPicture.tsx";
import { EGG_TEXTS } from "./texts.ts";
import "./eggs.css";

/** The book of eggs: those that were found by their names, and a riddle for each of the others. */
export function EggsDialog() {
  useTexts("eggs", EGG_TEXTS);
  const { text, stores } = useGame();
  const progress = useStore(stores.$progress) ?? NO_PROGRESS;
  const found = eggsFound(progress).length;
  const isOpen = eggsOpen((name) => progress.facts[name] ?? 0);
  const close = (): void => stores.$dialog.set(null);
  return (
    <Panel
      name="eggs"
      shape="wide"
      title={text("eggs:title")}
      hint={isOpen ? text("eggs:pays", { diamonds: EGG_DIAMONDS }) : text("eggs:closed")}
      onClose={close}
    >
      {isOpen && (
        <>
          <p className="eggs-counted">
            <b>{text(found === EGGS ? "eggs:done" : "eggs:counted", { found, count: EGGS })}</b>
          </p>
          <ol className="eggs-book" data-found={found}>
            {Array.from({ length: EGGS }, (_, index) => index + 1).map((egg) => {
              const isFound = (progress.facts[eggFact(egg)] ?? 0) > 0;
              return (
                <li key={egg} data-egg={egg} data-state={isFound ? "found" : "hidden"}>
                  <EggPicture number={egg} isFound={isFound} />
                  <span>
                    {isFound ? <b>{text(`eggs:name.${egg}`)}</b> : text(`eggs:riddle.${egg}`)}
                    <small>{text(isFound ? "eggs:seen" : "eggs:hidden")}</small>
                  </span>
                </li>
              );
            })}
          </ol>
        </>
      )}
      <CloseButton onClose={close} />
    </Panel>
  );
}
