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
    if (location.hash === PLAY) layLandingBelow();
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

/**
 * Puts the page around the game into the history below it. Whoever comes straight into the game, as from the sign-in, has another
 * page there: the first "back" would leave for it, and the game could not take that for itself.
 */
function layLandingBelow(): void {
  if (history.state?.overLanding) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  history.pushState({ overLanding: true }, "", PLAY);
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
