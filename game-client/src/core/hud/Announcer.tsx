import { useStore } from "@nanostores/react";
import { useGame } from "../app/game.ts";

/** Says aloud what happens in the world, to those who can't see it. */
export function Announcer() {
  const said = useStore(useGame().stores.$said);
  return (
    <p className="hidden-text" aria-live="assertive" data-said="">
      {said}
    </p>
  );
}
