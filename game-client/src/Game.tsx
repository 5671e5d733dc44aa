// First, so that the styles of all parts come after it.
import "./core/app/game.css";
import { useEffect, useState } from "react";
import type { OnGameEvent } from "./core/app/events.ts";
import { Frame } from "./core/app/Frame.tsx";
import { createRunningGame, type RunningGame } from "./core/app/running-game.ts";
import { CORE_FILES } from "./core/texts/core-files.ts";
import { type Locale, loadTexts } from "./core/texts/texts.ts";
import { FEATURE_FILES, FEATURES } from "./features/index.ts";

export type { GameEvent } from "./core/app/events.ts";

/** The game before this one, until it has left its room and stopped drawing: there is one at a time. */
let ending: Promise<void> = Promise.resolve();

interface Props {
  locale: Locale;
  /** Hears of the player's events; another one begins the game anew. */
  onEvent: OnGameEvent;
}

/** The whole game in one language; it fills the window. Here core and features meet. */
export default function Game({ locale, onEvent }: Props) {
  const [game, setGame] = useState<RunningGame | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    let over = false;
    let running: RunningGame | null = null;
    Promise.all([loadTexts(locale, { ...CORE_FILES, ...FEATURE_FILES }), ending])
      .then(([texts]) => {
        if (over) return;
        running = createRunningGame({ locale, texts, features: FEATURES, onEvent });
        setGame(running);
      })
      .catch(setFailure);
    return () => {
      over = true;
      if (running) ending = running.destroy();
    };
  }, [locale, onEvent]);

  if (failure) throw failure;
  return game && <Frame game={game} />;
}
