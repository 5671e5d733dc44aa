import type { Friend } from "@diamond-valley/schemas/friends/contracts.ts";
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { useGame } from "../../core/app/game.ts";
import { closeDialogs } from "../../core/dialogs/closing.ts";
import { useQuestionFocus } from "../../core/dialogs/use-question-focus.ts";
import { PersonLine } from "../../core/hud/PersonLine.tsx";
import type { Act } from "./FriendsTab.tsx";
import { friendsOf } from "./friends.ts";
import { leadingOf } from "./leading.ts";
import { liveDialogOf } from "./live.ts";
import { WayButton } from "./WayButton.tsx";

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
  const { end } = friendsOf(game);
  const { button: more, confirm } = useQuestionFocus(isAsked);
  const { code, online, place, area, session } = friend;
  const name = friend.name || text("player:unnamed");
  const live = liveDialogOf(friend);
  // In the same place, and in another room of it: another area, or one of its own, to which there is no way.
  const isBeside = online && place === here && session === null;
  const go = (set: () => void) => (): void => {
    set();
    // A game that asks before it is left has opened its own question by now.
    closeDialogs(stores, ["people"]);
  };
  return (
    <li data-friend={friend.name} data-online={online}>
      <PersonLine person={friend}>
        <span className="where">{whereIs(friend, text)}</span>
      </PersonLine>
      <div className="ways">
        {online && place !== null && !isBeside && (
          <WayButton way="walk" name={name} look="call" onPress={go(() => leadingOf(game).start(friend))} />
        )}
        {isBeside && area !== null && (
          <WayButton
            way="area"
            name={name}
            look="call"
            onPress={go(() => {
              leadingOf(game).start(friend);
              game.changeArea(area);
            })}
          />
        )}
        {live && <WayButton way="watch" name={name} look="call" onPress={() => stores.$dialog.set(live)} />}
        {isAsked ? (
          <fieldset className="asked">
            <legend>{text("friends:ask", { name })}</legend>
            <WayButton
              ref={confirm}
              way="remove"
              name={name}
              off={busy}
              onPress={() => void act(end(code), "friends:removed")}
            />
            <WayButton
              way="block"
              name={name}
              off={busy}
              onPress={() => void act(end(code, true), "friends:is-blocked")}
            />
            <button type="button" className="quiet" data-way="back" onClick={() => ask(false)}>
              {text("friends:no")}
            </button>
          </fieldset>
        ) : (
          <WayButton ref={more} way="more" name={name} onPress={() => ask(true)} />
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
