import type { FriendLine } from "@diamond-valley/schemas/friends/contracts.ts";
import { useGame } from "../../core/app/game.ts";
import { PersonLine } from "../../core/hud/PersonLine.tsx";
import type { Act } from "./FriendsTab.tsx";
import { friendsOf } from "./friends.ts";
import { WayButton } from "./WayButton.tsx";

interface Props {
  readonly line: FriendLine;
  readonly kind: "asking" | "asked" | "blocked";
  readonly busy: boolean;
  readonly act: Act;
}

/** Somebody who asks, was asked, or is blocked, with what can be done about it. */
export function RequestRow({ line, kind, busy, act }: Props) {
  const game = useGame();
  const { ask, end } = friendsOf(game);
  const { code } = line;
  const about = { name: line.name || game.text("player:unnamed"), off: busy };
  const endIt = (): void => void act(end(code));
  return (
    <li data-friend={line.name}>
      <PersonLine person={line} />
      <div className="ways">
        {kind === "asking" && (
          <>
            <WayButton
              {...about}
              way="accept"
              look="call"
              onPress={() => void act(ask(code), "friends:accepted")}
            />
            <WayButton {...about} way="decline" onPress={endIt} />
            <WayButton
              {...about}
              way="block"
              onPress={() => void act(end(code, true), "friends:is-blocked")}
            />
          </>
        )}
        {kind === "asked" && <WayButton {...about} way="cancel" onPress={endIt} />}
        {kind === "blocked" && <WayButton {...about} way="unblock" onPress={endIt} />}
      </div>
    </li>
  );
}
