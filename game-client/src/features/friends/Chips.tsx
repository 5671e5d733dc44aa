import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import type { Lead } from "../../core/app/stores.ts";
import { Icon } from "../../core/hud/Picture.tsx";
import { FRIEND_TEXTS } from "../../core/texts/friend-texts.ts";
import { useTexts } from "../../core/texts/use-texts.ts";
import { leadingOf } from "./leading.ts";
import "./chips.css";

interface Props {
  /** Requests that wait for an answer. */
  readonly waiting: number;
  readonly lead: Lead | null;
  /** Friends who watch. */
  readonly watched: number;
}

/** Requests that wait, whom the player walks to, and how many watch. */
export function Chips({ waiting, lead, watched }: Props) {
  useTexts("friends", FRIEND_TEXTS);
  const game = useGame();
  const { text, stores } = game;
  const place = useStore(stores.$place);
  return (
    <div className="friend-chips">
      {waiting > 0 && (
        <button
          type="button"
          data-chip="requests"
          onClick={() => stores.$dialog.set({ kind: "people", tab: "friends" })}
        >
          <Icon name="waving-hand" size={20} />
          {text("friends:chip.requests", { count: waiting })}
        </button>
      )}
      {lead && (
        <p role="status" data-chip="lead" data-place={lead.place}>
          {/* The same place has several areas: only the own one is walked through. */}
          {lead.area !== null && lead.place === place && (
            <button type="button" data-way="area" onClick={() => game.changeArea(lead.area ?? 1)}>
              {text("friends:way.area")}
            </button>
          )}
          <span>{text("friends:chip.lead", { name: lead.name || text("player:unnamed") })}</span>
          <button type="button" aria-label={text("friends:chip.stop")} onClick={() => leadingOf(game).stop()}>
            ×
          </button>
        </p>
      )}
      {watched > 0 && (
        <p role="status" data-chip="watched">
          {text("friends:chip.watched", { count: watched })}
        </p>
      )}
    </div>
  );
}
