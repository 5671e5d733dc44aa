import { useEffect, useState } from "react";
import { type Locale, loadTexts } from "../texts/texts.ts";
import type { OnGameEvent } from "./events.ts";
import { Frame } from "./Frame.tsx";
import { createRunningGame, type RunningGame } from "./running-game.ts";

/** The game before this one, until it has left its room and stopped drawing: there is one at a time. */
let ending: Promise<void> = Promise.resolve();

export type { GameEvent } from "./events.ts";

interface Props {
  locale: Locale;
  /** Hears of the player's events; another one begins the game anew. */
  onEvent: OnGameEvent;
}

/** The whole game in one language; it fills the window. For pages that render React themselves. */
export default function Game({ locale, onEvent }: Props) {
  const [game, setGame] = useState<RunningGame | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    let over = false;
    let running: RunningGame | null = null;
    Promise.all([loadTexts(locale), ending]).then(([text]) => {
      if (over) return;
      running = createRunningGame(locale, text, onEvent);
      setGame(running);
    }, setFailure);
    return () => {
      over = true;
      if (running) ending = running.destroy();
    };
  }, [locale, onEvent]);

  if (failure) throw failure;
  return game && <Frame game={game} />;
}
