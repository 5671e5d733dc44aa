import { kindPicture } from "@diamond-valley/art-kit/drawings/album/kind.ts";
import { bestOf } from "@diamond-valley/schemas/album/album.ts";
import { ALBUM, type Kind, RARITIES } from "@diamond-valley/schemas/album/content.ts";
import { NO_PROGRESS } from "@diamond-valley/schemas/story/progress.ts";
import { CATEGORIES } from "@diamond-valley/schemas/wallet/wallet.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { Picture } from "../../core/hud/Picture.tsx";
import { useTexts } from "../../core/texts/use-texts.ts";
import { sizeOf } from "./sizes.ts";
import { ALBUM_TEXTS } from "./texts.ts";
import "./album.css";

/** The kinds of fish, ore and herbs: what was found with its best size, and the outlines of all others. */
export function AlbumTab() {
  useTexts("album", ALBUM_TEXTS);
  const { text, stores } = useGame();
  const progress = useStore(stores.$progress) ?? NO_PROGRESS;
  return (
    <div className="album">
      <p className="note">{text("album:lead")}</p>
      {CATEGORIES.map((category) => {
        const kinds = ALBUM.kinds.filter((kind) => kind.category === category);
        const found = kinds.filter(({ slug }) => bestOf(progress, slug) > 0).length;
        return (
          <section key={category} data-category={category} data-found={found}>
            <h3>
              {text(`quests:category.${category}`)}
              <small className="count">{text("album:count", { found, all: kinds.length })}</small>
            </h3>
            <ul>
              {kinds.map((kind) => (
                <Entry key={kind.slug} kind={kind} best={bestOf(progress, kind.slug)} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** A kind; as long as it was not found its outline, and when it comes up. */
function Entry({ kind, best }: { kind: Kind; best: number }) {
  const { text } = useGame();
  const { slug, category, rarity, hours } = kind;
  const isFound = best > 0;
  const [from, to] = hours ?? [0, 24];
  return (
    <li data-kind={slug} data-found-kind={isFound} data-rarity={rarity}>
      <Picture of={kindPicture(kind, !isFound)} size={84} className="portrait" />
      <b>{text(isFound ? `album:kind.${slug}` : "album:unknown")}</b>
      <span className="rarity">
        <i aria-hidden="true">{"◆".repeat(RARITIES.indexOf(rarity) + 1)}</i>
        {text(`album:rarity.${rarity}`)}
      </span>
      <small>{hours ? text("album:hours", { from, to }) : text("album:any-hour")}</small>
      {isFound && <em>{text(`album:best.${category}`, { size: sizeOf(kind, best) })}</em>}
    </li>
  );
}
