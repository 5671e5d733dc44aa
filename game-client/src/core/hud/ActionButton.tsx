import type { IconName } from "@diamond-valley/art-kit/icons.gen.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../app/game.ts";
import type { Prompt } from "../app/stores.ts";
import type { Text } from "../texts/texts.ts";
import { Icon } from "./Picture.tsx";

const ICONS: Record<Prompt["act"], IconName> = {
  talk: "speech-balloon",
  travel: "door",
  closed: "locked",
  cast: "fishing-pole",
  "reel-in": "fishing-pole",
  taken: "person-running",
};

function wordsOf(prompt: Prompt, text: Text): string {
  switch (prompt.act) {
    case "talk":
      return text("prompt.talk", { character: text(`places:character.${prompt.character}`) });
    case "travel":
      return text("prompt.travel", { place: text(`places:${prompt.label}`) });
    case "closed":
      return text("prompt.closed", { place: text(`places:${prompt.label}`) });
    default:
      return text(`fishing:prompt.${prompt.act}`);
  }
}

/** What the action key would do here; on touch screens a round button for the right thumb. */
export function ActionButton() {
  const { text, stores, actions } = useGame();
  const prompt = useStore(stores.$prompt);
  const { phase } = useStore(stores.$angling);
  if (!prompt || phase === "bite") return null;
  const words = wordsOf(prompt, text);
  return (
    <button
      type="button"
      className="action"
      data-act={prompt.act}
      aria-keyshortcuts="x"
      onClick={() => actions.act()}
    >
      <span className="key" aria-hidden="true">
        X
      </span>
      <Icon name={ICONS[prompt.act]} size={30} />
      <span>{words}</span>
    </button>
  );
}
