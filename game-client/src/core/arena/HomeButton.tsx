import { HOME } from "@diamond-valley/schemas/places/registry.ts";
import { useGame } from "../app/game.ts";

/** In a dialog of a mini-game: closes it and goes back to the village. */
export function HomeButton({ label }: { readonly label: string }) {
  const game = useGame();
  return (
    <button
      type="button"
      className="quiet"
      data-way="village"
      onClick={() => {
        game.stores.$dialog.set(null);
        game.travel(HOME);
      }}
    >
      {label}
    </button>
  );
}
