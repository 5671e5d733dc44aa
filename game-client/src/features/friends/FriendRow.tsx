import type { Friend } from "@diamond-valley/schemas/friends/contracts.ts";
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { useGame } from "../../core/app/game.ts";
import { useQuestionFocus } from "../../core/dialogs/use-question-focus.ts";
import { PersonLine } from "../../core/hud/PersonLine.tsx";
import type { Act } from "./FriendsTab.tsx";
import { friendsOf } from "./friends.ts";
import { leadingOf } from "./leading.ts";
import { liveDialogOf } from "./live.ts";

interface Props {
  readonly friend: Friend;
  readonly busy: boolean;
  readonly act: Act;
}

/** A friend: where it is, the way there, watching what it plays, and how to end it. */
export function FriendRow({ friend, busy, act }: Props) {
  const game = useGame();
  const { text, stores } = game;
  const here = useStore(stores.$place);
  const [isAsked, ask] = useState(false);
  const { button: more, confirm } = useQuestionFocus(isAsked);
  const { code, online, place, area, session } = friend;
  const name = friend.name || text("player:unnamed");
  const live = liveDialogOf(friend);
  const isElsewhereHere = online && place === here && session === null && area !== null;
  const close = (): void => stores.$dialog.set(null);
  const named = (way: string): string => `${name}: ${text(`friends:way.${way}`)}`;
  return (
    <li data-friend={friend.name} data-online={online}>
      <PersonLine person={friend}>
        <span className="where">{whereIs(friend, text)}</span>
      </PersonLine>
      <div className="ways">
        {online && place !== null && !isElsewhereHere && (
          <button
            type="button"
            className="call"
            data-way="walk"
            aria-label={named("walk")}
            onClick={() => {
              leadingOf(game).start(friend);
              close();
            }}
          >
            {text("friends:way.walk")}
          </button>
        )}
        {isElsewhereHere && (
          <button
            type="button"
            className="call"
            data-way="area"
            aria-label={named("area")}
            onClick={() => {
              game.changeArea(area);
              close();
            }}
          >
            {text("friends:way.area")}
          </button>
        )}
        {live && (
          <button
            type="button"
            className="call"
            data-way="watch"
            aria-label={named("watch")}
            onClick={() => stores.$dialog.set(live)}
          >
            {text("friends:way.watch")}
          </button>
        )}
        {isAsked ? (
          <fieldset className="asked">
            <legend>{text("friends:ask", { name })}</legend>
            <button
              ref={confirm}
              type="button"
              className="quiet"
              data-way="remove"
              disabled={busy}
              onClick={() => void act(friendsOf(game).end(code), "friends:removed")}
            >
              {text("friends:way.remove")}
            </button>
            <button
              type="button"
              className="quiet"
              data-way="block"
              disabled={busy}
              onClick={() => void act(friendsOf(game).end(code, true), "friends:is-blocked")}
            >
              {text("friends:way.block")}
            </button>
            <button type="button" className="quiet" data-way="back" onClick={() => ask(false)}>
              {text("friends:no")}
            </button>
          </fieldset>
        ) : (
          <button
            ref={more}
            type="button"
            className="quiet more"
            data-way="more"
            aria-label={named("more")}
            onClick={() => ask(true)}
          >
            <span aria-hidden="true">⋯</span>
          </button>
        )}
      </div>
    </li>
  );
}

/** Where a friend is, or was last, in words. */
function whereIs(
  { online, place, area }: Friend,
  text: (key: string, values?: Record<string, string | number>) => string,
): string {
  const name = place === null ? "" : text(`places:place.${place}`);
  if (!online)
    return place === null ? text("friends:where.never") : text("friends:where.last", { place: name });
  if (area !== null && area > 1) return text("friends:where.area", { place: name, area });
  return text("friends:where.now", { place: name });
}
