import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { useGame } from "../app/game.ts";
import { type NamedRoomFeature, roomFeatures } from "../room-features.ts";

/** What features add to the kind of room that the player is in. It was fetched before the place came onto the screen. */
export function useRoomFeatures(): readonly NamedRoomFeature[] {
  const { stores, features } = useGame();
  const place = useStore(stores.$place);
  const [loaded, setLoaded] = useState<readonly NamedRoomFeature[]>([]);
  useEffect(() => {
    let gone = false;
    const show = (next: readonly NamedRoomFeature[]): void => {
      if (!gone) setLoaded(next);
    };
    if (place === null) show([]);
    else roomFeatures(features, place).then(show, () => show([]));
    return () => {
      gone = true;
    };
  }, [features, place]);
  return loaded;
}
