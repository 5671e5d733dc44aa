import type { WatchedRun } from "@diamond-valley/schemas/diamond-hero/account.ts";
import { HERO_RULES } from "@diamond-valley/schemas/diamond-hero/rules.ts";
import { RUN } from "@diamond-valley/schemas/diamond-hero/tuning.ts";
import { CHARACTER_LOOKS } from "@diamond-valley/schemas/looks/characters.ts";
import { useStore } from "@nanostores/react";
import * as Dialog from "@radix-ui/react-dialog";
import { useCallback, useEffect, useRef, useState } from "react";
import { useGame } from "../../../../core/app/game.ts";
import type { Stage } from "../../../../core/arena/watch/open-stage.ts";
import type { OpenDialog } from "../../../../core/dialogs/dialogs.ts";
import { keepUnder } from "../../../../core/dialogs/keep-under.ts";
import { numbersIn } from "../../../../core/texts/numbers.ts";
import { useTexts } from "../../../../core/texts/use-texts.ts";
import { HERO_TEXTS } from "../../texts.ts";
import { numbersOf } from "../numbers.ts";
import { createTape } from "../tape.ts";
import { Controls, type ControlsProps } from "./Controls.tsx";
import { createTapePlayer, type Speed } from "./player.ts";
import { Shown } from "./Shown.tsx";
import { openScreen } from "./screen.ts";
import { shownViewOf, showRun } from "./shown-view.ts";
import "./watch.css";

type State = "loading" | "playing" | "gone" | "old";

/** Ticks of a minute of play. */
const MINUTES = Math.ceil(RUN.ticks / RUN.minute);

/** A stored run, played again by the same rules that decided it: it is looked at, and nothing of it can be changed. */
export function WatchDialog({ attempt, back }: { attempt: string; back?: OpenDialog }) {
  useTexts("hero", HERO_TEXTS);
  const game = useGame();
  const { text, stores } = game;
  const stage = useRef<HTMLDivElement>(null);
  const seek = useRef<(minute: number) => void>(() => {});
  const how = useRef({ speed: 1 as Speed, paused: false, numbers: numbersOf(game).get() });
  const [state, setState] = useState<State>("loading");
  const [run, setRun] = useState<WatchedRun | null>(null);
  const [speed, setSpeed] = useState<Speed>(1);
  const [paused, setPaused] = useState(false);
  how.current = { ...how.current, speed, paused };

  useEffect(() => {
    let isGone = false;
    let screen: Stage | null = null;
    const open = async (): Promise<void> => {
      const found = await game.api.call<WatchedRun>("GET", `/game_rpg/replay/${encodeURIComponent(attempt)}`);
      if (isGone || !stage.current) return;
      setRun(found);
      const tape = tapeOf(found);
      if (!tape) return setState("old");
      const player = createTapePlayer(tape);
      seek.current = player.seek;
      screen = await openScreen({
        stage: stage.current,
        game,
        tape,
        player,
        look: CHARACTER_LOOKS.gardener,
        how: () => how.current,
        shown: (seen, isOver) => showRun(game, { seen, isOver, seeking: player.seeking }),
      });
      if (isGone) return screen.destroy();
      setState("playing");
    };
    open().catch(() => !isGone && setState("gone"));
    return () => {
      isGone = true;
      screen?.destroy();
      game.sounds.drive(0);
      shownViewOf(game).set(null);
    };
  }, [attempt, game]);

  const pause = useCallback(() => setPaused((was) => !was), []);
  const jump = useCallback((minute: number) => seek.current(minute), []);
  const close = (): void => stores.$dialog.set(back ?? null);
  const name = run ? run.name || text("player:unnamed") : "…";
  const title = text("hero:watch.title", { name });
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal container={document.querySelector<HTMLElement>("[data-dialogs]")}>
        <Dialog.Content
          className="hero-watch"
          data-dialog="hero-watch"
          data-state={state}
          aria-describedby={undefined}
          onPointerDownOutside={keepUnder}
        >
          <div ref={stage} className="watch-stage graded-stage" aria-hidden="true" />
          <header>
            <Dialog.Title>{title}</Dialog.Title>
            {run && (
              <span>{text("hero:watch.best", { score: numbersIn(game.locale).format(run.score) })}</span>
            )}
            <Dialog.Close className="watch-close" data-way="close" aria-label={text("hero:watch.close")}>
              ×
            </Dialog.Close>
          </header>
          {state === "playing" ? (
            <Playing
              minutes={Math.min(MINUTES, Math.floor((run?.seconds ?? 0) / 60) + 1)}
              speed={speed}
              paused={paused}
              onSpeed={setSpeed}
              onPause={pause}
              onJump={jump}
            />
          ) : (
            <Note state={state} />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Note({ state }: { readonly state: Exclude<State, "playing"> }) {
  const { text } = useGame();
  return (
    <p className="watch-note" role="status">
      {text(`hero:watch.${state}`)}
    </p>
  );
}

/** What changes as the run goes on: of the dialog only this is drawn anew. */
function Playing(controls: Omit<ControlsProps, "minute" | "isOver" | "seeking">) {
  const view = useStore(shownViewOf(useGame()));
  if (!view) return <Note state="loading" />;
  const { minute, isOver, seeking } = view;
  return (
    <>
      <Shown view={view} />
      <Controls {...controls} minute={minute} isOver={isOver} seeking={seeking} />
    </>
  );
}

/** The run on a tape; null where other rules made it. */
function tapeOf({ evidence }: WatchedRun) {
  try {
    return createTape(HERO_RULES, evidence);
  } catch {
    return null;
  }
}
