import type { ModalName } from "@diamond-valley/web-kit/modal-names.ts";
import { createContext, type ReactNode, use, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { watchBackdrop } from "./backdrop.ts";
import { closeDialog, countPress, dialogGone, openDialog } from "./lifecycle.ts";

interface Props {
  /** Which dialog it is, for counting and for tests (spec 1 §2). */
  name: ModalName;
  title: string;
  /** What the close button says; without it there is none, and the dialog asks for a choice. */
  closeLabel?: string;
  /** Called when the dialog has gone because the visitor closed it. */
  onClose(): void;
  /** Holds the dialog open until one of its own buttons ends it. */
  blocking?: boolean;
  children: ReactNode;
}

const Closing = createContext<() => void>(() => {});

/** Closes the dialog around it the gentle way, for buttons inside. */
export function useCloseDialog(): () => void {
  return use(Closing);
}

/** A modal dialog. It is open for as long as it is drawn, and gives the focus back when it goes. */
export function Dialog({ name, title, closeLabel, onClose, blocking = false, children }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  const close = () => {
    if (dialog.current) void closeDialog(dialog.current, name).then(onClose);
  };
  const pressedBeside = useEffectEvent(() => {
    if (!blocking) close();
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element) openDialog(element, name);
    const stop = element && watchBackdrop(element, () => pressedBeside());
    return () => {
      stop?.();
      element?.close();
      dialogGone();
      // Removed with the page's part around it, a dialog may not find the way back by itself.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [name]);

  return (
    <dialog
      ref={dialog}
      className="dialog"
      data-modal={name}
      aria-labelledby={titleId}
      onClick={(event) => countPress(event, name)}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        // A browser lets a second Escape through whatever is done about the first.
        if (blocking) event.preventDefault();
      }}
      onCancel={(event) => {
        event.preventDefault();
        if (!blocking) close();
      }}
    >
      <Closing value={close}>
        <div className="dialog-body">
          <h2 id={titleId}>{title}</h2>
          {children}
        </div>
        {closeLabel && (
          <button className="dialog-close" type="button" aria-label={closeLabel} onClick={close}>
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
              <path d="M5 5l14 14M19 5 5 19" stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" />
            </svg>
          </button>
        )}
      </Closing>
    </dialog>
  );
}
