import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { GAME_MODALS } from "../dialogs/modals.ts";
import "../dialogs/panel.css";

interface StatusPanelProps {
  title: string;
  /** One sentence under the title. */
  hint: string;
  /** Names the dialog for styles and tests. */
  name: string;
  children: ReactNode;
}

/**
 * A panel that only its own buttons end, or the end of what it tells. It is the browser's own modal dialog: it can be shown
 * before the dialogs of the game are fetched, and without a connection.
 */
export function StatusPanel({ title, hint, name, children }: StatusPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const hintId = useId();
  useLayoutEffect(() => {
    const { current } = dialog;
    // A browser that closes it on the second Escape, whatever it was told, opens it again.
    const show = (): void => {
      if (current && !current.open) current.showModal();
    };
    show();
    current?.addEventListener("close", show);
    return () => current?.removeEventListener("close", show);
  }, []);
  const panel = (
    <dialog
      ref={dialog}
      className="panel status-panel"
      data-dialog={name}
      data-modal={GAME_MODALS[name]}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={hintId}
      onCancel={(event) => event.preventDefault()}
    >
      <h2 className="ribbon" id={titleId}>
        {title}
      </h2>
      <div className="inside">
        <p className="hint" id={hintId}>
          {hint}
        </p>
        {children}
      </div>
    </dialog>
  );
  const place = document.querySelector<HTMLElement>("[data-dialogs]");
  return place ? createPortal(panel, place) : panel;
}
