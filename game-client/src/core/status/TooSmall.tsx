import { useSyncExternalStore } from "react";
import { useGame } from "../app/game.ts";
import { StatusPanel } from "./StatusPanel.tsx";
import "./status.css";

/** The least window that shows the game, px: a small phone held either way, across with the browser's bars on it (spec 2 §5). */
const LEAST = { width: 320, height: 240 };

const onResize = (changed: () => void): (() => void) => {
  window.addEventListener("resize", changed);
  return () => window.removeEventListener("resize", changed);
};

const isTooSmall = (): boolean => window.innerWidth < LEAST.width || window.innerHeight < LEAST.height;

/** Asks for a larger window while it is too small to play in. */
export function TooSmall() {
  const { text } = useGame();
  const tooSmall = useSyncExternalStore(onResize, isTooSmall);
  if (!tooSmall) return null;
  return (
    <StatusPanel
      name="too-small"
      title={text("status.too-small.title")}
      hint={text("status.too-small.message")}
    >
      <i className="growing" aria-hidden="true" />
    </StatusPanel>
  );
}
