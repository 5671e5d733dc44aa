import type { ArenaRules } from "@diamond-valley/schemas/arena/rules.ts";
import type { WatchedPart } from "@diamond-valley/schemas/arena/watching.ts";
import type { GameMap } from "@diamond-valley/schemas/maps/map.ts";
import { PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import * as Dialog from "@radix-ui/react-dialog";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { type Game, GameContext, useGame } from "../../app/game.ts";
import { keepUnder } from "../../dialogs/keep-under.ts";
import { FRIEND_TEXTS } from "../../texts/friend-texts.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { loadMap } from "../../world/maps.ts";
import { type FeedState, followPlay } from "./live-feed.ts";
import { createLivePlayer, type LivePlayer } from "./live-player.ts";
import { createLiveTape, type LiveTape } from "./live-tape.ts";
import type { Stage } from "./open-stage.ts";
import { shadowGame } from "./shadow-game.ts";
import type { WatchedFriend } from "./watched-arena.ts";
import "./live.css";

/** What a game's drawing of a play is given. */
export interface LiveParts {
  readonly stage: HTMLElement;
  readonly game: Game;
  readonly tape: LiveTape;
  readonly player: LivePlayer;
  readonly attempt: string;
  readonly friend: WatchedFriend;
  /** Whether the play is over, and all of it was shown. */
  readonly isOver: () => boolean;
}

interface Props {
  readonly friend: WatchedFriend;
  readonly place: PlaceName;
  /** The rules of a version; undefined for one that this page doesn't have. */
  readonly rulesOf: (version: number, map: GameMap) => ArenaRules | undefined;
  readonly open: (parts: LiveParts) => Promise<Stage>;
  /** What is shown of the play over its picture. */
  readonly children: ReactNode;
}

/** How often it is looked whether the end was seen, ms. */
const LOOK_EVERY = 300;

type Shown = FeedState | "old";

/**
 * A friend's play as it goes on, some seconds late: it is looked at, and nothing of it can be changed. What is drawn over the
 * picture reads the shadow game in its context.
 */
export function LiveDialog({ friend, place, rulesOf, open, children }: Props) {
  useTexts("friends", FRIEND_TEXTS);
  const game = useGame();
  const { text, stores } = game;
  const stage = useRef<HTMLDivElement>(null);
  const [shown, show] = useState<Shown>("loading");
  const [isDrawn, setDrawn] = useState(false);
  const shadow = useMemo(() => shadowGame(game, place), [game, place]);

  useEffect(() => {
    let isGone = false;
    let screen: Promise<Stage> | null = null;
    let tape: LiveTape | null = null;
    let state: FeedState = "loading";
    let later: ReturnType<typeof setTimeout> | undefined;
    const clear = (): void => {
      void screen?.then((open) => open.destroy()).catch(() => {});
      screen = null;
      setDrawn(false);
    };
    const draw = (part: WatchedPart, map: GameMap): void => {
      const rules = rulesOf(part.rules, map);
      tape = null;
      if (!rules || !stage.current) {
        show("old");
        return;
      }
      const begun = createLiveTape(rules, part.setup);
      const isOver = (): boolean => state === "over";
      const player = createLivePlayer(begun, isOver);
      tape = begun;
      const parts = { game: shadow, tape, player, attempt: part.attempt, friend, isOver };
      screen = open({ stage: stage.current, ...parts });
      screen.then(
        () => !isGone && setDrawn(true),
        () => !isGone && show("gone"),
      );
    };
    /** The end is told once it was seen. */
    const tellState = (): void => {
      clearTimeout(later);
      const isSeen = !tape || tape.world.clock.tick[0]! >= tape.length;
      if (state === "over" && !isSeen) later = setTimeout(tellState, LOOK_EVERY);
      else show((before) => (before === "old" && tape === null ? before : state));
    };
    // A map that is loaded already, as everything else, when the first part comes.
    const begin = async (): Promise<(() => void) | undefined> => {
      const map = await loadMap(place);
      if (isGone) return undefined;
      return followPlay({
        api: game.api,
        code: friend.code,
        game: PLACES[place].room,
        began(part) {
          clear();
          draw(part, map);
        },
        more: (recording) => tape?.append(recording),
        changed(next) {
          state = next;
          tellState();
        },
      });
    };
    const following = begin().catch(() => {
      if (!isGone) show("lost");
      return undefined;
    });
    return () => {
      isGone = true;
      clearTimeout(later);
      void following.then((stop) => stop?.());
      clear();
    };
  }, [friend, place, rulesOf, open, shadow, game.api]);

  const close = (): void => stores.$dialog.set({ kind: "people", tab: "friends" });
  const name = friend.name || text("player:unnamed");
  const isPlaying = shown === "playing" && isDrawn;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Portal container={document.querySelector<HTMLElement>("[data-dialogs]")}>
        <Dialog.Content
          className="live-watch"
          data-dialog="live"
          data-state={isPlaying ? "playing" : shown === "playing" ? "loading" : shown}
          aria-describedby={undefined}
          onPointerDownOutside={keepUnder}
        >
          <div ref={stage} className="live-stage graded-stage" aria-hidden="true" />
          <header>
            <Dialog.Title>{text("friends:live.title", { name })}</Dialog.Title>
            <small>{text("friends:live.late")}</small>
            <Dialog.Close className="live-close" data-way="close" aria-label={text("friends:live.close")}>
              ×
            </Dialog.Close>
          </header>
          {isDrawn && <GameContext value={shadow}>{children}</GameContext>}
          <p className="live-note" role="status">
            {isPlaying ? "" : text(`friends:live.${shown === "playing" ? "loading" : shown}`)}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
