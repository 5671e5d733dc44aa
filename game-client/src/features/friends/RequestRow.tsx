import type { FriendLine } from "@diamond-valley/schemas/friends/contracts.ts";
import { useGame } from "../../core/app/game.ts";
import { PersonLine } from "../../core/hud/PersonLine.tsx";
import type { Act } from "./FriendsTab.tsx";
import { friendsOf } from "./friends.ts";

interface Props {
  readonly line: FriendLine;
  readonly kind: "asking" | "asked" | "blocked";
  readonly busy: boolean;
  readonly act: Act;
}

/** Somebody who asks, was asked, or is blocked, with what can be done about it. */
export function RequestRow({ line, kind, busy, act }: Props) {
  const game = useGame();
  const { text } = game;
  const { ask, end } = friendsOf(game);
  const name = line.name || text("player:unnamed");
  const button = (way: string, run: () => void, style = "quiet") => (
    <button
      type="button"
      className={style}
      data-way={way}
      disabled={busy}
      aria-label={`${name}: ${text(`friends:way.${way}`)}`}
      onClick={run}
    >
      {text(`friends:way.${way}`)}
    </button>
  );
  return (
    <li data-friend={line.name}>
      <PersonLine person={line} />
      <div className="ways">
        {kind === "asking" && (
          <>
            {button("accept", () => void act(ask(line.code), "friends:accepted"), "call")}
            {button("decline", () => void act(end(line.code)))}
            {button("block", () => void act(end(line.code, true), "friends:is-blocked"))}
          </>
        )}
        {kind === "asked" && button("cancel", () => void act(end(line.code)))}
        {kind === "blocked" && button("unblock", () => void act(end(line.code)))}
      </div>
    </li>
  );
}
