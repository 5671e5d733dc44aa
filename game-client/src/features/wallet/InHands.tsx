import { heldItems } from "@diamond-valley/schemas/story/items.ts";
import { NO_PROGRESS } from "@diamond-valley/schemas/story/progress.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { ObjectPicture } from "../../core/hud/ObjectPicture.tsx";
import { ITEM_TEXTS, PLAY_TEXTS } from "../../core/texts/later-files.ts";
import { useTexts } from "../../core/texts/use-texts.ts";

/** The things of the story that the player holds (spec 2 §3). They take no place in the bag. */
export function InHands({ wallet }: { wallet: WalletView }) {
  useTexts("quest-items", ITEM_TEXTS);
  useTexts("story-play", PLAY_TEXTS);
  const { text, stores } = useGame();
  const held = heldItems(useStore(stores.$progress) ?? NO_PROGRESS, wallet);
  const name = text("story-play:hands.title");
  return (
    <section className="hands" aria-label={name}>
      <h3>{name}</h3>
      {held.length === 0 && <p className="note">{text("story-play:hands.empty")}</p>}
      <ul>
        {held.map(({ item: { slug, drawing }, count }) => (
          <li key={slug} data-item={slug} data-count={count}>
            <ObjectPicture name={drawing} size={48} />
            <span>
              {text(`quest-items:${slug}.name`)}
              <small>{text(`quest-items:${slug}.says`)}</small>
            </span>
            {count > 1 && <b>× {count}</b>}
          </li>
        ))}
      </ul>
    </section>
  );
}
