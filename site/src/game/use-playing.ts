import { BACK } from "@diamond-valley/web-kit/back.ts";
import { useEffect, useState } from "react";
import { PLAY } from "../i18n/locale.ts";
import { track } from "../tracking/track.ts";

/** Whether the address asks for the game, and how to ask for the page around it instead. */
export function useWanted(): readonly [boolean, () => void] {
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const follow = () => setWanted(location.hash === PLAY);
    const onHash = () => {
      const isHeld = location.hash !== PLAY && !dispatchEvent(new Event(BACK, { cancelable: true }));
      // The game has taken this "back" for itself: the next one is to find it again.
      if (isHeld) history.pushState(history.state, "", PLAY);
      else follow();
    };
    follow();
    addEventListener("hashchange", onHash);
    return () => removeEventListener("hashchange", onHash);
  }, []);

  return [
    wanted,
    () => {
      history.replaceState(history.state, "", location.pathname + location.search);
      setWanted(false);
    },
  ] as const;
}

/** Lets the page step aside for as long as the game fills the window. */
export function useWholeWindow(playing: boolean): void {
  useEffect(() => {
    if (!playing) return;
    const page = document.documentElement;
    page.setAttribute("data-playing", "");
    return () => page.removeAttribute("data-playing");
  }, [playing]);
}

/** Counts that somebody plays, and for how long (spec 1 §3): until they leave the game, or the page with it. */
export function useCountedPlay(playing: boolean): void {
  useEffect(() => {
    if (!playing) return;
    const began = performance.now();
    track("game_start", { game: "village" });
    let ended = false;
    const end = () => {
      ended = true;
      removeEventListener("pagehide", end);
      track("game_end", { game: "village", value_seconds: Math.round((performance.now() - began) / 1_000) });
    };
    addEventListener("pagehide", end);
    return () => {
      if (!ended) end();
    };
  }, [playing]);
}
