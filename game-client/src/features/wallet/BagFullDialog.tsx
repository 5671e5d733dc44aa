import { HOME } from "@diamond-valley/schemas/places/registry.ts";
import type { Category } from "@diamond-valley/schemas/wallet/wallet.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { Panel } from "../../core/dialogs/Panel.tsx";

/** The bag is full (spec 2 §8), with the ways out. */
export function BagFullDialog({ category }: { category: Category }) {
  const { text, stores, travel } = useGame();
  const place = useStore(stores.$place);
  return (
    <Panel
      name="bag-full"
      title={text("bag-full.title")}
      hint={text(`bag-full.message.${category}`)}
      onClose={() => stores.$dialog.set(null)}
    >
      <div className="buttons">
        <button
          type="button"
          className="quiet"
          onClick={() => stores.$dialog.set({ kind: "bag", tab: "inventory" })}
        >
          {text("bag-full.look")}
        </button>
        {place !== HOME && (
          <button
            type="button"
            className="call"
            onClick={() => {
              stores.$dialog.set(null);
              travel(HOME);
            }}
          >
            {text("bag-full.go")}
          </button>
        )}
      </div>
    </Panel>
  );
}
