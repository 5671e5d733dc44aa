import { useStore } from "@nanostores/react";
import { useGame } from "../app/game.ts";

/** The name of the place on a ribbon; on small screens it shows on arrival and then makes room. */
export function PlaceBanner() {
  const { text, stores } = useGame();
  const place = useStore(stores.$place);
  if (!place) return null;
  const name = text(`places:place.${place}`);
  return (
    <div className="place" key={place}>
      <span role="img" aria-label={text("hud.place", { place: name })}>
        {name}
      </span>
    </div>
  );
}
