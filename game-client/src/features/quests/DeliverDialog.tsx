import { COLOURS, type Colour } from "@diamond-valley/schemas/wallet/colours.ts";
import type { Category } from "@diamond-valley/schemas/wallet/wallet.ts";
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { useGame } from "../../core/app/game.ts";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { PanelButton } from "../../core/dialogs/PanelButton.tsx";
import { ItemPicture } from "../../core/hud/ItemPicture.tsx";
import { tradeOf } from "./trade.ts";
import "./choices.css";

/** Choose a colour, hand ten over. Closes when that is done, so that what it brought is seen. */
export function DeliverDialog({ category }: { category: Category }) {
  const game = useGame();
  const { text, stores } = game;
  const wallet = useStore(stores.$wallet);
  const quantity = useStore(stores.$quantity);
  const [chosen, choose] = useState<Colour | null>(null);
  const [busy, setBusy] = useState(false);
  if (!wallet) return null;
  const { stock } = wallet.bag[category];
  const { used, limit, bonus } = wallet.deliveries[category];
  const fullest = COLOURS.reduce((best, next) => (stock[next] > stock[best] ? next : best));
  const colour = chosen ?? fullest;

  const deliver = async (): Promise<void> => {
    const own = stores.$dialog.get();
    setBusy(true);
    const isDone = await tradeOf(game).deliver({ category, colour });
    setBusy(false);
    // Whoever did not wait for the answer has another one open by now.
    if (isDone && stores.$dialog.get() === own) stores.$dialog.set(null);
  };
  return (
    <Panel
      name="deliver"
      title={text(`deliver.title.${category}`)}
      hint={text(`deliver.hint.${category}`, { quantity })}
      onClose={() => stores.$dialog.set(null)}
    >
      <fieldset className="choices" aria-label={text(`deliver.title.${category}`)}>
        {COLOURS.map((each) => (
          <label key={each} data-colour={each} data-ready={stock[each] >= quantity}>
            <input
              type="radio"
              name="colour"
              value={each}
              checked={each === colour}
              onChange={() => choose(each)}
            />
            <ItemPicture item={each} category={category} size={56} />
            <span>{text(`items:${category}.${each}.name`)}</span>
            <small>{text("deliver.have", { count: stock[each], target: quantity })}</small>
          </label>
        ))}
      </fieldset>
      <p className="note">
        {text(bonus > 0 ? "deliver.left-bonus" : "deliver.left", {
          left: Math.max(0, limit - used),
          limit,
          bonus,
        })}
      </p>
      <div className="buttons">
        <button
          type="button"
          className="quiet"
          onClick={() => stores.$dialog.set({ kind: "exchange", category })}
        >
          {text("deliver.exchange")}
        </button>
        <PanelButton
          className="call"
          off={busy}
          // Whoever opens this with enough to deliver wants this button.
          autoFocus={stock[colour] >= quantity}
          onClick={deliver}
        >
          {busy
            ? text("deliver.busy")
            : text(`deliver.choose.${category}`, { colour: text(`items:colour.${colour}`), quantity })}
        </PanelButton>
      </div>
    </Panel>
  );
}
