import type { VendingPuzzle } from "@diamond-valley/schemas/story/puzzles/forms.ts";
import { vendingLeft } from "@diamond-valley/schemas/story/puzzles/vending.ts";
import { useState } from "react";
import { useGame } from "../../../core/app/game.ts";
import { PanelButton } from "../../../core/dialogs/PanelButton.tsx";
import { Icon } from "../../../core/hud/Picture.tsx";
import { SOUNDS } from "../sounds.ts";
import type { Answering } from "./answering.ts";

/** What a coin takes off the amount in each slot. */
const SLOTS = { single: 1, double: 2 } as const;
type Slot = keyof typeof SLOTS;

const NOTHING: Readonly<Record<Slot, number>> = { single: 0, double: 0 };

/** The vending machine (spec 2 §5): coins go into either slot, and coins and amount must both come to 0. The lever gives all back. */
export function Vending({ puzzle, answering }: { puzzle: VendingPuzzle; answering: Answering }) {
  const { text, sounds } = useGame();
  const [thrown, setThrown] = useState(NOTHING);
  const { coins, amount } = vendingLeft(puzzle, thrown.single, thrown.double);
  const { busy } = answering;
  const isEmpty = coins === puzzle.coins;
  const insert = (slot: Slot): void => {
    setThrown({ ...thrown, [slot]: thrown[slot] + 1 });
    sounds.play(SOUNDS.coin);
  };
  const giveBack = (): void => {
    setThrown(NOTHING);
    sounds.play(SOUNDS.lever, "story:caption.lever");
  };
  const send = async (): Promise<void> => {
    if (await answering.send(`${thrown.single}:${thrown.double}`)) setThrown(NOTHING);
  };
  return (
    <>
      <dl className="display" aria-live="polite">
        {(["coins", "amount"] as const).map((each) => (
          <div key={each}>
            <dt>{text(`story-play:puzzle.vending.${each}`)}</dt>
            <dd data-left={each}>{each === "coins" ? coins : amount}</dd>
          </div>
        ))}
      </dl>
      <div className="machine">
        {(Object.keys(SLOTS) as Slot[]).map((slot) => (
          <PanelButton
            key={slot}
            data-insert={slot}
            off={busy || coins === 0 || amount < SLOTS[slot]}
            onClick={() => insert(slot)}
          >
            <i className="slit" aria-hidden="true" />
            <b>{text(`story-play:puzzle.vending.${slot}`)}</b>
            <span>{text("story-play:puzzle.vending.takes", { takes: SLOTS[slot] })}</span>
            <em>
              <Icon name="coin" size={20} /> × {thrown[slot]}
            </em>
          </PanelButton>
        ))}
      </div>
      <div className="buttons">
        <PanelButton className="quiet" data-way="lever" off={busy || isEmpty} onClick={giveBack}>
          {text("story-play:puzzle.vending.lever")}
        </PanelButton>
        <PanelButton className="call" data-way="try" off={busy || isEmpty} onClick={() => void send()}>
          {text("story-play:puzzle.vending.push")}
        </PanelButton>
      </div>
    </>
  );
}
