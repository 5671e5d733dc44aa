import { createRoot } from "react-dom/client";
import type { OnGameEvent } from "./events.ts";
import { Frame } from "./Frame.tsx";
import { createRunningGame } from "./running-game.ts";
import { type Locale, loadTexts } from "./texts.ts";

export interface MountedGame {
  /** Leaves the room, stops drawing and takes everything out of the element. */
  destroy(): Promise<void>;
}

export interface MountOptions {
  locale: Locale;
  onEvent: OnGameEvent;
}

/** Mounts the game in `element`, for pages without React of their own. It fills the window. */
export async function mountGame(
  element: HTMLElement,
  { locale, onEvent }: MountOptions,
): Promise<MountedGame> {
  const game = createRunningGame(locale, await loadTexts(locale), onEvent);
  const root = createRoot(element);
  root.render(<Frame game={game} />);
  return {
    async destroy() {
      root.unmount();
      await game.destroy();
    },
  };
}
