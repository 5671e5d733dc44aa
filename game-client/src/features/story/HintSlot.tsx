import { partOf } from "@diamond-valley/schemas/places/parts.ts";
import { PARTS } from "@diamond-valley/schemas/story/parts.ts";
import { useStore } from "@nanostores/react";
import { lazy, Suspense } from "react";
import { useGame } from "../../core/app/game.ts";

const HintLamp = lazy(async () => ({ default: (await import("./HintLamp.tsx")).HintLamp }));

/** Where the lamp with the hints stands, in the places of a part. */
export function HintSlot() {
  const place = useStore(useGame().stores.$place);
  if (place === null || !PARTS.has(partOf(place) ?? "")) return null;
  return (
    <Suspense>
      <HintLamp />
    </Suspense>
  );
}
