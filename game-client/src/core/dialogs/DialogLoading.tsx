import { useEffect } from "react";
import { useGame } from "../app/game.ts";
import "./dialog-loading.css";

/** In the place of a dialog that is still fetched: it appears when that takes long, and lets the player go on without. */
export function DialogLoading({ onClose }: { readonly onClose: () => void }) {
  const { text } = useGame();
  useEffect(() => {
    const close = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") onClose();
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [onClose]);
  return (
    <div className="dialog-loading" data-dialog-loading="">
      <p role="status">{text("loading.hint")}</p>
      <button type="button" className="close" aria-label={text("frame.close")} onClick={onClose}>
        ×
      </button>
    </div>
  );
}
