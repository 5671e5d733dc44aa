import type { FriendsAnswer } from "@diamond-valley/schemas/friends/contracts.ts";
import { type FormEvent, useId, useState } from "react";
import { useGame } from "../../core/app/game.ts";
import { PanelButton } from "../../core/dialogs/PanelButton.tsx";
import { useQuestionFocus } from "../../core/dialogs/use-question-focus.ts";
import type { Act } from "./FriendsTab.tsx";
import { friendsOf } from "./friends.ts";

interface Props {
  readonly list: FriendsAnswer;
  readonly busy: boolean;
  readonly act: Act;
  readonly tell: (told: { key: string }) => void;
}

/** The own code, to be copied or renewed, and the field for somebody else's. */
export function CodeCard({ list: { code }, busy, act, tell }: Props) {
  const game = useGame();
  const { text } = game;
  const friends = friendsOf(game);
  const [typed, type] = useState("");
  const [isAsked, ask] = useState(false);
  const { button, confirm } = useQuestionFocus(isAsked);
  const field = useId();
  const copy = (): void => {
    // Some browsers forbid it: the code can be read all the same.
    navigator.clipboard?.writeText(code).then(
      () => tell({ key: "friends:copied" }),
      () => tell({ key: "friends:not-copied" }),
    );
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (typed.trim() === "") return;
    if (await act(friends.ask(typed), "friends:sent")) type("");
  };
  return (
    <div className="friend-code">
      <div>
        <p>{text("friends:code.own")}</p>
        <output data-friend-code={code}>{code}</output>
        <div className="buttons">
          <button type="button" className="quiet" data-way="copy" onClick={copy}>
            {text("friends:code.copy")}
          </button>
          {isAsked ? (
            <fieldset>
              <legend className="hidden-text">{text("friends:code.ask")}</legend>
              <PanelButton
                ref={confirm}
                className="quiet"
                data-way="renew"
                off={busy}
                onClick={() => {
                  ask(false);
                  void act(friends.renew(code), "friends:code.renewed");
                }}
              >
                {text("friends:code.yes")}
              </PanelButton>
              <button type="button" className="quiet" onClick={() => ask(false)}>
                {text("friends:no")}
              </button>
            </fieldset>
          ) : (
            <button
              ref={button}
              type="button"
              className="quiet"
              data-way="new-code"
              onClick={() => ask(true)}
            >
              {text("friends:code.new")}
            </button>
          )}
        </div>
        {isAsked && <p className="note">{text("friends:code.ask")}</p>}
      </div>
      <form onSubmit={(event) => void send(event)}>
        <label htmlFor={field}>{text("friends:code.add")}</label>
        <div className="row">
          <input
            id={field}
            value={typed}
            onChange={(event) => type(event.target.value)}
            placeholder="ABCD-EFGH"
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <PanelButton type="submit" className="call" data-way="add" off={busy}>
            {text("friends:code.send")}
          </PanelButton>
        </div>
        <p className="note">{text("friends:code.hint")}</p>
      </form>
    </div>
  );
}
