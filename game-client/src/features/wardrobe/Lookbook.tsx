import { piecePicture } from "@diamond-valley/art-kit/drawings/wardrobe/piece-picture.ts";
import {
  groupOf,
  isUnlocked,
  nextPiece,
  PIECE_GROUPS,
  PIECES,
  type Piece,
  unlockWords,
} from "@diamond-valley/schemas/looks/wardrobe.ts";
import { NO_MEMBERSHIP } from "@diamond-valley/schemas/story/membership.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { Picture } from "../../core/hud/Picture.tsx";
import { useWardrobeTexts } from "./texts.ts";
import "./lookbook.css";

/** The mastery level of a piece; 0 for one that comes otherwise. */
const levelOf = ({ unlock }: Piece): number => (unlock !== "start" && "level" in unlock ? unlock.level : 0);

/** The tab "Lookbook" of the bag (spec 2 §2): what is collected, by what opens it, and what comes next. */
export function Lookbook({ wallet }: { wallet: WalletView }) {
  useWardrobeTexts();
  const { text, stores } = useGame();
  const membership = useStore(stores.$membership) ?? NO_MEMBERSHIP;
  const isOpen = (piece: Piece): boolean => isUnlocked(piece, { wallet, membership });
  const count = PIECES.filter(isOpen).length;
  const next = nextPiece(wallet);
  return (
    <div className="lookbook">
      <div className="collected">
        <p>
          <span>{text("wardrobe:lookbook.collected")}</span>
          <b>{text("wardrobe:lookbook.count", { count, target: PIECES.length })}</b>
        </p>
        <button type="button" className="call" onClick={() => stores.$dialog.set({ kind: "wardrobe" })}>
          {text("wardrobe:lookbook.open")}
        </button>
      </div>
      {next ? (
        <p className="lookbook-next" data-next={next.slug}>
          <Picture of={piecePicture(next)} size={44} className="locked" />
          <span>
            {text("wardrobe:lookbook.next", { piece: text(`wardrobe:piece.${next.slug}`) })}
            <small>{unlockWords(next, text)}</small>
          </span>
        </p>
      ) : (
        <p className="note">{text("wardrobe:lookbook.complete")}</p>
      )}
      {PIECE_GROUPS.map((group) => {
        const pieces = PIECES.filter((piece) => groupOf(piece) === group).sort(
          (a, b) => levelOf(a) - levelOf(b),
        );
        const open = pieces.filter(isOpen).length;
        return (
          <section key={group} data-group={group} data-count={open}>
            <h3>
              {text(`wardrobe:lookbook.group.${group}`)}
              <small>{text("wardrobe:lookbook.count", { count: open, target: pieces.length })}</small>
            </h3>
            <ul>
              {pieces.map((piece) => (
                <LookbookPiece key={piece.slug} piece={piece} isOpen={isOpen(piece)} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function LookbookPiece({ piece, isOpen }: { readonly piece: Piece; readonly isOpen: boolean }) {
  const { text } = useGame();
  const name = text(`wardrobe:piece.${piece.slug}`);
  const how = unlockWords(piece, text);
  const picture = piecePicture(piece);
  return (
    <li data-piece={piece.slug} data-locked={!isOpen} title={isOpen ? name : `${name} · ${how}`}>
      <Picture
        of={picture}
        size={Math.min(52, (52 * picture.width) / picture.height)}
        alt={isOpen ? name : text("wardrobe:locked", { piece: name, how })}
      />
      <small aria-hidden="true">{isOpen ? name : how}</small>
    </li>
  );
}
