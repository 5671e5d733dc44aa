import { useStore } from "@nanostores/react";
import { useGame } from "../app/game.ts";
import "./arrival.css";

/** Drawn over the world while the player goes from place to place. */
export function TravelBackdrop() {
  const { text, stores } = useGame();
  const target = useStore(stores.$travelling);
  return (
    <div className="travel-backdrop" data-drawn={target !== null} role="status">
      {target && text("frame.travelling", { place: text(`places:place.${target}`) })}
    </div>
  );
}

/** The name of the place on a ribbon; on small screens it shows on arrival and then makes room. */
export function PlaceBanner() {
  const { text, stores } = useGame();
  const place = useStore(stores.$place);
  if (!place) return null;
  const name = text(`places:place.${place}`);
  return (
    <div className="place-banner" key={place}>
      <span role="img" aria-label={text("hud.place", { place: name })}>
        {name}
      </span>
    </div>
  );
}

/** Says aloud what happens in the world, to those who can't see it. */
export function Announcer() {
  const announced = useStore(useGame().stores.$announced);
  return (
    <p className="hidden-text" aria-live="assertive" data-said="">
      {announced}
    </p>
  );
}
