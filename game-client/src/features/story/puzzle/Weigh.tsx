import type { Tilt, WeighView } from "@diamond-valley/schemas/story/puzzles/weigh.ts";
import { type KeyboardEvent, useState } from "react";
import { useGame } from "../../../core/app/game.ts";
import { PanelButton } from "../../../core/dialogs/PanelButton.tsx";
import { SOUNDS } from "../sounds.ts";
import type { Answering } from "./answering.ts";
import { Balance } from "./Balance.tsx";
import { useDrag } from "./drag.ts";
import { GemPicture } from "./GemPicture.tsx";
import { emptyPans, gemsOn, laidOn, nextSide, type Pans, weighingOf } from "./pans.ts";
import "./weigh.css";

/** Where arrow keys lay the gem that has the focus. */
const KEYS: Readonly<Record<string, Tilt>> = { ArrowLeft: "left", ArrowRight: "right", ArrowDown: "even" };
/** The pan of each slot that a gem can be dropped on. */
const SLOTS = ["left", "right"] as const;
/** What a gem's button shows beside its number: on which side it lies. */
const MARKS: Readonly<Record<Tilt, string>> = { left: "◀", right: "▶", even: "" };

/** One gem of several is light: a few weighings, then a name. The server answers as the scales do, and knows no more than it says. */
export function Weigh({ puzzle, answering }: { puzzle: WeighView; answering: Answering }) {
  const { text, sounds } = useGame();
  const { gems, weighings, done } = puzzle;
  const { busy } = answering;
  const [pans, setPans] = useState<Pans>(() => emptyPans(gems));
  const [isNaming, setNaming] = useState(false);
  const [named, setNamed] = useState<number | null>(null);
  const [isFresh, setFresh] = useState(done.length > 0);
  const drag = useDrag();
  const left = weighings - done.length;
  const names = isNaming || left === 0;
  const last = done.at(-1);
  // The pans show the last weighing until something is laid on them.
  const shown = isFresh && last ? last : null;
  const weighing = weighingOf(pans);
  const say = (key: string, values?: Record<string, string | number>): string =>
    text(`story-play:puzzle.weigh.${key}`, values);
  const gemName = (gem: number): string => say("gem", { gem });

  const lay = (gem: number, side: Tilt): void => {
    if (busy || names) return;
    setPans(laidOn(shown ? emptyPans(gems) : pans, gem, side));
    setFresh(false);
    sounds.play(SOUNDS.lay);
  };
  const press = (gem: number): void => {
    if (drag.wasDrag()) return;
    if (names) setNamed(gem);
    else lay(gem, nextSide(shown ? "even" : pans[gem - 1]!));
  };
  const onKey = (gem: number, event: KeyboardEvent): void => {
    const side = KEYS[event.key];
    if (!side || names) return;
    event.preventDefault();
    lay(gem, side);
  };
  const clear = (): void => {
    setPans(emptyPans(gems));
    setFresh(false);
  };
  const weigh = async (): Promise<void> => {
    if (!weighing || (await answering.send(weighing))) return;
    sounds.play(SOUNDS.lever, "story:caption.scales");
    clear();
    setFresh(true);
  };
  const name = async (): Promise<void> => {
    if (named === null || !(await answering.send(`light:${named}`))) return;
    clear();
    setNaming(false);
    setNamed(null);
  };
  const lies = (gem: number): Tilt => (names || shown ? "even" : pans[gem - 1]!);

  return (
    <>
      <Balance
        left={shown?.left ?? gemsOn(pans, "left")}
        right={shown?.right ?? gemsOn(pans, "right")}
        rises={shown?.rises ?? "even"}
      />
      <div role="status">
        <ol className="weighed" aria-label={say("weighed")}>
          {done.map(({ left, right, rises }, index) => (
            <li key={index} data-rises={rises}>
              {say("log", {
                number: index + 1,
                left: left.join(" "),
                right: right.join(" "),
                result: say(`rises.${rises}`),
              })}
            </li>
          ))}
        </ol>
      </div>
      <p className="what">{say(names ? "pick" : "how")}</p>
      <ul className="gems" aria-label={say("gems")}>
        {Array.from({ length: gems }, (_, index) => index + 1).map((gem) => (
          <li key={gem}>
            <button
              type="button"
              data-gem={gem}
              data-side={lies(gem)}
              aria-pressed={names ? named === gem : undefined}
              aria-label={
                names ? gemName(gem) : say("at", { gem: gemName(gem), side: say(`side.${lies(gem)}`) })
              }
              onClick={() => press(gem)}
              onKeyDown={(event) => onKey(gem, event)}
              {...drag.of(String(gem), (slot) => lay(gem, SLOTS[slot ?? -1] ?? "even"))}
            >
              <GemPicture gem={gem} size={40} />
              <i aria-hidden="true">{MARKS[lies(gem)]}</i>
            </button>
          </li>
        ))}
      </ul>
      <div className="buttons">
        {names ? (
          <>
            {left > 0 && (
              <button type="button" className="quiet" data-way="again" onClick={() => setNaming(false)}>
                {say("again")}
              </button>
            )}
            <PanelButton
              className="call"
              data-way="name"
              off={busy || named === null}
              onClick={() => void name()}
            >
              {named === null ? say("pick") : say("named", { gem: named })}
            </PanelButton>
          </>
        ) : (
          <>
            <PanelButton className="quiet" data-way="know" off={busy} onClick={() => setNaming(true)}>
              {say("know")}
            </PanelButton>
            <PanelButton
              className="call"
              data-way="weigh"
              off={busy || weighing === null}
              onClick={() => void weigh()}
            >
              {say("weigh", { left })}
            </PanelButton>
          </>
        )}
      </div>
      {drag.dragged && (
        <div
          className="floating gem"
          style={{ translate: `${drag.dragged.x}px ${drag.dragged.y}px` }}
          aria-hidden="true"
        >
          <GemPicture gem={Number(drag.dragged.token)} size={44} />
        </div>
      )}
    </>
  );
}
