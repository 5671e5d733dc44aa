import type { IconName } from "@diamond-valley/art-kit/icons.gen.ts";
import type { CommunityBoard } from "@diamond-valley/schemas/community/board.ts";
import { useEffect, useState } from "react";
import { useGame } from "../../core/app/game.ts";
import { seasonNow } from "../../core/app/season-time.ts";
import { CloseButton } from "../../core/dialogs/CloseButton.tsx";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { Icon } from "../../core/hud/Picture.tsx";
import { Waiting } from "../../core/reading/Waiting.tsx";
import { useTexts } from "../../core/texts/use-texts.ts";
import { useBoard } from "./board-reading.ts";
import { Challenge } from "./Challenge.tsx";
import { Goal } from "./Goal.tsx";
import { COMMUNITY_TEXTS } from "./texts.ts";
import { timeLeft } from "./time-left.ts";
import "./community.css";

const ICONS: Readonly<Record<NonNullable<CommunityBoard["theme"]>, IconName>> = {
  fish: "fishing-pole",
  herbs: "herb",
  ore: "pick",
  golem: "crossed-swords",
};

/** The weekly competition (spec 2 §2): the goal of all, the own challenge, and the time that is left. */
export function CommunityDialog() {
  useTexts("community", COMMUNITY_TEXTS);
  const { text, stores } = useGame();
  const { reading, read } = useBoard();
  const close = (): void => stores.$dialog.set(null);
  return (
    <Panel name="community" shape="wide" title={text("community:title")} onClose={close}>
      {read.value ? (
        <Competition board={read.value} />
      ) : (
        <Waiting words="community" reading={reading} read={read} />
      )}
      <CloseButton onClose={close} />
    </Panel>
  );
}

function Competition({ board }: { readonly board: CommunityBoard }) {
  const { text } = useGame();
  const { week, theme, state, before } = board;
  if (theme === null) return <p className="empty">{text("community:none")}</p>;
  return (
    <div className="community" data-week={week} data-state={state} data-theme={theme}>
      <p className="theme">
        <Icon name={ICONS[theme]} size={34} />
        <b>{text("community:week", { week, theme: text(`community:theme.${theme}`) })}</b>
        <Left ends={board.ends ?? 0} />
      </p>
      <Goal board={board} theme={theme} />
      <Challenge challenge={board.challenge} theme={theme} isOver={state === "ended"} />
      {before && before.percent + before.paid > 0 && (
        <p className="note before" data-reached={before.reached}>
          {text(before.paid > 0 ? "community:before.paid" : "community:before.plain", { ...before })}
        </p>
      )}
    </div>
  );
}

/** How long the week goes on, to the minute. */
function Left({ ends }: { readonly ends: number }) {
  const { text, stores } = useGame();
  const [now, tick] = useState(() => seasonNow(stores) ?? ends);
  useEffect(() => {
    const timer = setInterval(() => tick(seasonNow(stores) ?? ends), 5_000);
    return () => clearInterval(timer);
  }, [stores, ends]);
  const { key, ...values } = timeLeft(ends, now);
  return (
    <span className="left" data-left={key}>
      <Icon name="hourglass-not-done" size={18} />
      {text(`community:left.${key}`, values)}
    </span>
  );
}
