import { golem } from "@diamond-valley/art-kit/drawings/golem.ts";
import { ARMS } from "@diamond-valley/schemas/boss/kinds.ts";
import { golemFacts } from "@diamond-valley/schemas/story/golem.ts";
import { useStore } from "@nanostores/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useGame } from "../../core/app/game.ts";
import { HomeButton } from "../../core/arena/HomeButton.tsx";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { Picture } from "../../core/hud/Picture.tsx";
import { situationOf } from "../../core/story/situation.ts";
import { Choices } from "./Choices.tsx";
import { type Entry, entryOf, proposed } from "./entry.ts";
import { type Choice, fightOf } from "./own-fight.ts";
import { WeeklyStanding } from "./WeeklyStanding.tsx";
import "./boss-dialogs.css";

/** Which fight to begin, and how (spec 2 §2, §4). The way on is focused: one press begins. */
export function EntryDialog() {
  const game = useGame();
  const { stores, text } = game;
  const situation = useStore(useMemo(() => situationOf(stores), [stores]));
  const close = (): void => stores.$dialog.set(null);
  if (!situation) return null;
  const facts = golemFacts(situation);
  const entry = entryOf({
    story: facts["golem.story"] > 0,
    weekly: facts["golem.weekly"] > 0,
    week: situation.season.week,
    boss: situation.wallet.boss,
  });
  if (entry.kinds.length > 0) return <Fights entry={entry} onClose={close} />;
  return (
    <Panel name="boss-entry" title={text("boss:entry.title")} onClose={close}>
      <p className="hint">{text(`boss:entry.why.${entry.noWeekly}`)}</p>
    </Panel>
  );
}

function Fights({ entry, onClose }: { readonly entry: Entry; readonly onClose: () => void }) {
  const game = useGame();
  const { stores, text } = game;
  const fight = fightOf(game);
  const { calm } = useStore(stores.settings.$settings);
  const [choice, choose] = useState<Choice>(() => proposed(entry, fight.$begun.get())!);
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => start.current?.focus(), []);
  const { kind, arms } = choice;
  const isRanked = choice.ranked && kind === "weekly" && entry.unranked === null;
  const note = entry.unranked ?? (calm && isRanked ? "calm" : null);
  return (
    <Panel
      name="boss-entry"
      title={text(`boss:name.${kind}`)}
      hint={text(`boss:entry.${kind}`)}
      shape="wide"
      onClose={onClose}
    >
      <div className="boss-entry" data-kind={kind}>
        <div className={kind === "weekly" ? "who" : undefined}>
          <Picture of={golem(kind === "story" ? "stone" : "ink", "idle")} size={124} className="portrait" />
          {kind === "weekly" && <WeeklyStanding left={entry.left} />}
        </div>
        {entry.kinds.length > 1 && (
          <Choices
            legend={text("boss:entry.which")}
            name="kind"
            options={entry.kinds.map((each) => ({ value: each, label: text(`boss:name.${each}`) }))}
            value={kind}
            onChoose={(next) => choose({ ...choice, kind: next })}
          />
        )}
        {kind === "weekly" && (
          <>
            <Choices
              legend={text("boss:entry.arms")}
              name="arms"
              options={ARMS.map((each) => ({
                value: each,
                label: text(`boss:arms.${each}.name`),
                hint: text(`boss:arms.${each}.hint`),
              }))}
              value={arms}
              onChoose={(next) => choose({ ...choice, arms: next })}
            />
            <Choices
              legend={text("boss:entry.counts")}
              name="ranked"
              options={[
                {
                  value: "ranked",
                  label: text(calm ? "boss:entry.counted" : "boss:entry.ranked"),
                  disabled: entry.unranked !== null,
                },
                { value: "practice", label: text("boss:entry.practice") },
              ]}
              value={isRanked ? "ranked" : "practice"}
              onChoose={(next) => choose({ ...choice, ranked: next === "ranked" })}
            />
            {note && (
              <p className="note" data-why={note}>
                {text(`boss:entry.why.${note}`)}
              </p>
            )}
          </>
        )}
        {kind === "story" && <p className="note">{text("boss:entry.advice")}</p>}
        <label className="calm-way">
          <input
            type="checkbox"
            data-setting="calm"
            checked={calm}
            onChange={({ target }) => stores.settings.set("calm", target.checked)}
          />
          <span>
            {text("settings.calm")}
            <small>{text("boss:entry.calm")}</small>
          </span>
        </label>
        <div className="buttons">
          <HomeButton label={text("boss:entry.village")} />
          <button
            ref={start}
            type="button"
            className="call"
            data-way="start"
            onClick={() => void fight.begin({ ...choice, ranked: isRanked })}
          >
            {text("boss:entry.start")}
          </button>
        </div>
      </div>
    </Panel>
  );
}
