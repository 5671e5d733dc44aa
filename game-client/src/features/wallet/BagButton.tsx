import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { Icon } from "../../core/hud/Picture.tsx";
import "./bag-button.css";

/** Opens the bag; the badge counts what is in it, and turns red when one of its parts is full. */
export function BagButton() {
  const { text, stores } = useGame();
  const wallet = useStore(stores.$wallet);
  const stocks = Object.values(wallet?.bag ?? {});
  const used = stocks.reduce((sum, stock) => sum + stock.used, 0);
  const capacity = stocks.reduce((sum, stock) => sum + stock.capacity, 0);
  return (
    <button
      type="button"
      className="bag"
      data-opens="bag"
      data-full={stocks.some((stock) => stock.used >= stock.capacity)}
      onClick={() => stores.$dialog.set({ kind: "bag", tab: "inventory" })}
    >
      <Icon name="backpack" size={46} />
      <span aria-hidden="true">{text("hud.bag")}</span>
      <span className="hidden-text">{text("hud.bag-count", { used, capacity })}</span>
      {used > 0 && <em aria-hidden="true">{used}</em>}
    </button>
  );
}
