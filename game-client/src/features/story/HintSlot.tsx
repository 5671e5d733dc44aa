import { partOf } from "@diamond-valley/schemas/places/parts.ts";
import { PARTS } from "@diamond-valley/schemas/story/parts.ts";
import { useStore } from "@nanostores/react";
import { Suspense } from "react";
import { useGame } from "../../core/app/game.ts";
import { FetchGuard } from "../../core/dialogs/FetchGuard.tsx";
import { onDemand } from "../../core/dialogs/lazily.ts";

const HintLamp = onDemand(async () => (await import("./HintLamp.tsx")).HintLamp);

/** Where the lamp with the hints stands, in the places of a part. */
export function HintSlot() {
  const place = useStore(useGame().stores.$place);
  if (place === null || !PARTS.has(partOf(place) ?? "")) return null;
  return (
    // Where it can't be fetched, the next place asks for it again.
    <FetchGuard key={place}>
      <Suspense>
        <HintLamp />
      </Suspense>
    </FetchGuard>
  );
}
