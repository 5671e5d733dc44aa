import * as Dialog from "@radix-ui/react-dialog";
import { type ReactNode, useId } from "react";
import { useGame } from "../app/game.ts";
import { keepUnder } from "./keep-under.ts";
import { GAME_MODALS } from "./modals.ts";
import "./panel.css";

interface PanelProps {
  title: string;
  /** One sentence under the title. */
  hint?: string;
  /** Absent for a dialog that only its own buttons end. */
  onClose?: () => void;
  /** `wide` for two columns, `speech` at the lower edge over the world. */
  shape?: "narrow" | "wide" | "speech";
  /** Names the dialog for styles and tests. */
  name: string;
  children: ReactNode;
}

/** A cream panel with a ribbon. Radix keeps the focus in it, closes it with Escape and gives the focus back. */
export function Panel({ title, hint, onClose, shape = "narrow", name, children }: PanelProps) {
  const { text } = useGame();
  const hintId = useId();
  const holdOpen = onClose === undefined ? (event: Event) => event.preventDefault() : undefined;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose?.()}>
      <Dialog.Portal container={document.querySelector<HTMLElement>("[data-dialogs]")}>
        <Dialog.Overlay className={`panel-backdrop ${shape}`} />
        <Dialog.Content
          className={`panel ${shape}`}
          data-dialog={name}
          data-modal={GAME_MODALS[name]}
          role={onClose === undefined ? "alertdialog" : "dialog"}
          aria-describedby={hint === undefined ? undefined : hintId}
          onEscapeKeyDown={(event) => holdOpen?.(event)}
          onPointerDownOutside={(event) => {
            keepUnder(event);
            holdOpen?.(event);
          }}
        >
          <Dialog.Title className="ribbon">{title}</Dialog.Title>
          <div className="inside">
            {hint !== undefined && (
              <p className="hint" id={hintId}>
                {hint}
              </p>
            )}
            {children}
            {/* Last, so that what the dialog is about gets the focus first. */}
            {onClose && (
              <Dialog.Close className="close" aria-label={text("frame.close")}>
                ×
              </Dialog.Close>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
