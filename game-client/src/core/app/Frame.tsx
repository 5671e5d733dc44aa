import { useStore } from "@nanostores/react";
import { Component, type ReactNode, useEffect, useRef } from "react";
import { Curtain } from "../hud/Curtain.tsx";
import { Hud } from "../hud/Hud.tsx";
import { useByThumb } from "../input/touch.ts";
import { GRADED_STAGE } from "../world/grading.ts";
import "../hud/styles/game.css";
import { GameContext } from "./game.ts";
import type { RunningGame } from "./running-game.ts";

/** The frame of a running game: the stage for the world, and all that lies over it. */
export function Frame({ game }: { game: RunningGame }) {
  const { stores, text } = game;
  const stage = useRef<HTMLDivElement>(null);
  const { phase } = useStore(stores.$connection);
  const place = useStore(stores.$place);
  const angling = useStore(stores.$angling);
  const byThumb = useByThumb();

  useEffect(() => {
    if (stage.current)
      game
        .start(stage.current)
        .catch(() => stores.$connection.set({ phase: "failed", attempt: 0, code: "generic" }));
  }, [game, stores]);

  return (
    <GameContext value={game}>
      <div
        className="game"
        lang={game.locale}
        data-connection={phase}
        data-place={place ?? ""}
        data-phase={angling.phase}
        data-by-thumb={byThumb}
      >
        <Crash
          title={text("face.crashed.title")}
          message={text("face.crashed.message")}
          action={text("face.crashed.action")}
        >
          <div className={`stage ${GRADED_STAGE}`} ref={stage} />
          <Hud />
          <Curtain />
        </Crash>
      </div>
    </GameContext>
  );
}

interface CrashProps {
  title: string;
  message: string;
  action: string;
  children: ReactNode;
}

/** Takes an error of the screen itself: what was earned is safe on the server, so a reload mends it. */
class Crash extends Component<CrashProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    const { title, message, action, children } = this.props;
    if (!this.state.crashed) return children;
    return (
      <div className="crashed" role="alert">
        <h2>{title}</h2>
        <p>{message}</p>
        <button type="button" onClick={() => window.location.reload()}>
          {action}
        </button>
      </div>
    );
  }
}
