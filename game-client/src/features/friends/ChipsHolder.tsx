import { useStore } from "@nanostores/react";
import { Suspense } from "react";
import { useGame } from "../../core/app/game.ts";
import { FetchGuard } from "../../core/dialogs/FetchGuard.tsx";
import { onDemand } from "../../core/dialogs/lazily.ts";
import { chipsOf } from "./chips.ts";

const Chips = onDemand(async () => (await import("./Chips.tsx")).Chips);

/** What concerns friends beside the play; nothing is fetched before there is something. */
export function ChipsHolder() {
  const game = useGame();
  const { $waiting, $watched } = chipsOf(game);
  const [waiting, watched] = [useStore($waiting), useStore($watched)];
  const lead = useStore(game.stores.$lead);
  if (waiting === 0 && lead === null && watched === 0) return null;
  return (
    <FetchGuard>
      <Suspense>
        <Chips waiting={waiting} lead={lead} watched={watched} />
      </Suspense>
    </FetchGuard>
  );
}
