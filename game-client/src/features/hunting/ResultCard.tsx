import { STOCK_ITEMS } from "@diamond-valley/schemas/wallet/wallet.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { CalmOffer } from "../../core/arena/CalmOffer.tsx";
import { foundWords } from "../../core/hud/found-words.ts";
import { ItemPicture } from "../../core/hud/ItemPicture.tsx";
import { Icon } from "../../core/hud/Picture.tsx";
import { SharePicture } from "../../core/hud/SharePicture.tsx";
import { huntOf } from "./hunt.ts";
import "./hunting.css";

/** How a fight ended (spec 2 §4): a card beside the play, which goes by itself. In the next fight it makes itself small. */
export function ResultCard() {
  const game = useGame();
  const { text } = game;
  const hunt = huntOf(game);
  const result = useStore(hunt.$result);
  if (!result) return null;
  const { reason, outcome, king, items, experience, left, lost } = result;
  const found = STOCK_ITEMS.map((item) => ({ item, count: items.filter((each) => each === item).length }));
  const title = reason === "won" && king ? "won-king" : reason;
  const note = reason === "fallen" ? "lost" : lost ? "unpaid" : items.length === 0 ? "none" : "kept";
  return (
    <section className="hunt-result" data-outcome={outcome} data-reason={reason} role="status">
      <header>
        <Icon name={outcome === "success" ? "trophy" : "hourglass-not-done"} size={26} />
        <h2>{text(`hunting:result.${title}`)}</h2>
        <button
          type="button"
          className="close"
          aria-label={text("hunting:result.close")}
          onClick={hunt.closeResult}
        >
          ×
        </button>
      </header>
      {items.length > 0 && (
        <ul>
          {found
            .filter(({ count }) => count > 0)
            .map(({ item, count }) => (
              <li key={item} data-item={item} data-count={count}>
                <ItemPicture item={item} category="herbs" size={38} />
                <span className="hidden-text">{text(`items:herbs.${item}.name`)}</span>
                <span>×{count}</span>
              </li>
            ))}
          <li className="gain">
            <Icon name="glowing-star" size={20} />
            {text("hunting:result.experience", { experience })}
          </li>
        </ul>
      )}
      <p>{left > 0 ? text("hunting:result.left", { count: left }) : text(`hunting:result.${note}`)}</p>
      {reason === "fallen" && <CalmOffer texts="hunting:result" />}
      <SharePicture lines={[text(`hunting:result.${title}`), foundWords(text, "herbs", items)]} />
    </section>
  );
}
