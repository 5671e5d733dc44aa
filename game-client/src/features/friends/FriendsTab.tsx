import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import { useEffect, useState } from "react";
import { useGame } from "../../core/app/game.ts";
import { refusalKey } from "../../core/hud/refusals.ts";
import { useReading } from "../../core/reading/use-reading.ts";
import { Waiting } from "../../core/reading/Waiting.tsx";
import { FRIEND_TEXTS } from "../../core/texts/friend-texts.ts";
import { useTexts } from "../../core/texts/use-texts.ts";
import { CodeCard } from "./CodeCard.tsx";
import { FriendRow } from "./FriendRow.tsx";
import { friendsOf } from "./friends.ts";
import { RequestRow } from "./RequestRow.tsx";
import "./friends.css";

/** The friends, who asks and was asked, who is blocked, and the code to give to others. */
export function FriendsTab() {
  useTexts("friends", FRIEND_TEXTS);
  const game = useGame();
  const { text, stores } = game;
  const { reading } = friendsOf(game);
  const read = useReading(reading);
  const [told, tell] = useState<{ key: string; values?: Record<string, string> } | null>(null);
  const [busy, setBusy] = useState(false);
  // What the toasts told of stands here.
  useEffect(() => {
    const { $toasts, dismiss } = stores.toasts;
    for (const { id, key } of $toasts.get()) if (key.startsWith("friends:news")) dismiss(id);
  }, [stores]);
  if (!read.value) return <Waiting words="friends" reading={reading} read={read} />;
  const { friends, asking, asked, blocked, most } = read.value;

  /** Does one thing at a time, and says what came of it. */
  const act = async (change: Promise<ErrorCode | null>, done?: string): Promise<boolean> => {
    setBusy(true);
    tell(null);
    const refused = await change;
    setBusy(false);
    if (refused) tell({ key: refusalKey(refused) });
    else if (done) tell({ key: done });
    return refused === null;
  };

  return (
    <div className="friends-tab">
      <CodeCard list={read.value} busy={busy} act={act} tell={tell} />
      <p className="told" role="status">
        {told && text(told.key, told.values)}
      </p>
      {asking.length > 0 && (
        <section data-list="asking">
          <h3>{text("friends:asking", { count: asking.length })}</h3>
          <ul>
            {asking.map((line) => (
              <RequestRow key={line.code} line={line} kind="asking" busy={busy} act={act} />
            ))}
          </ul>
        </section>
      )}
      <section data-list="friends">
        <h3>{text("friends:friends", { count: friends.length, most })}</h3>
        {friends.length === 0 && <p className="note">{text("friends:none")}</p>}
        <ul>
          {friends.map((friend) => (
            <FriendRow key={friend.code} friend={friend} busy={busy} act={act} />
          ))}
        </ul>
      </section>
      {(["asked", "blocked"] as const).map((kind) => {
        const lines = kind === "asked" ? asked : blocked;
        return (
          lines.length > 0 && (
            <section key={kind} data-list={kind}>
              <h3>{text(`friends:${kind}`)}</h3>
              <ul>
                {lines.map((line) => (
                  <RequestRow key={line.code} line={line} kind={kind} busy={busy} act={act} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}

/** Waits for a change; `done` is the key of what is said when it was made. Answers whether it was. */
export type Act = (change: Promise<ErrorCode | null>, done?: string) => Promise<boolean>;
