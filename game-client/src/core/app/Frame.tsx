import { PLACES } from "@diamond-valley/schemas/places/registry.ts";
import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import { Hud } from "../hud/Hud.tsx";
import { useByThumb } from "../input/touch.ts";
import { GRADED_STAGE } from "../world/grading.ts";
import { Crash } from "./Crash.tsx";
import { GameContext } from "./game.ts";
import type { RunningGame } from "./running-game.ts";

/** The frame of a running game: the stage for the world, and all that lies over it. */
export function Frame({ game }: { game: RunningGame }) {
  const { stores, text } = game;
  const stage = useRef<HTMLDivElement>(null);
  const { phase } = useStore(stores.$connection);
  const place = useStore(stores.$place);
  const byThumb = useByThumb();

  useEffect(() => {
    if (stage.current) void game.start(stage.current);
  }, [game]);

  return (
    <GameContext value={game}>
      <div
        className="game"
        lang={game.locale}
        data-connection={phase}
        data-place={place ?? ""}
        data-by-thumb={byThumb}
      >
        <Crash
          title={text("status.crashed.title")}
          message={text("status.crashed.message")}
          action={text("status.crashed.action")}
        >
          <div
            className={`stage ${GRADED_STAGE}`}
            data-light={(place && PLACES[place].light) ?? undefined}
            ref={stage}
          />
          <Hud />
        </Crash>
      </div>
    </GameContext>
  );
}
