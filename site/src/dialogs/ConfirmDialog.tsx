import type { ModalName } from "@diamond-valley/web-kit/modal-names.ts";
import { type ReactNode, useState } from "react";
import { Dialog, useCloseDialog } from "./Dialog.tsx";

/** A link that looks like a button. */
export interface LinkButton {
  text: string;
  href: string;
}

interface Props {
  name: ModalName;
  title: string;
  /** What is asked; may hold links. */
  message: ReactNode;
  /** The safe answer, which closes the dialog. It comes first and stands out. */
  cancel?: string;
  /** The other answer. `onApprove` runs once; the dialog stays until it is over. */
  approve?: string;
  onApprove?(): Promise<void> | void;
  /** Whether the other answer takes something away. */
  alarming?: boolean;
  links?: readonly LinkButton[];
  closeLabel?: string;
  onClose(): void;
}

/** Asks for a choice (spec 1 §2): title, message with links, cancel and approve, link buttons; 288 to 400 px wide. */
export function ConfirmDialog({ name, title, message, closeLabel, onClose, ...answers }: Props) {
  return (
    <Dialog name={name} title={title} {...(closeLabel && { closeLabel })} onClose={onClose}>
      <p>{message}</p>
      <Answers {...answers} />
    </Dialog>
  );
}

type AnswersProps = Pick<Props, "cancel" | "approve" | "onApprove" | "alarming" | "links">;

function Answers({ cancel, approve, onApprove, alarming = false, links = [] }: AnswersProps) {
  const close = useCloseDialog();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await onApprove?.();
      close();
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {links.map(({ text, href }, index) => (
        <a key={href} className={`button${index === 0 ? " button-main" : ""}`} href={href}>
          {text}
        </a>
      ))}
      {cancel && (
        <button className={`button${alarming ? " button-main" : ""}`} type="button" onClick={close}>
          {cancel}
        </button>
      )}
      {approve && (
        <button
          className={`button ${alarming ? "button-alert" : "button-main"}`}
          type="button"
          aria-disabled={busy}
          onClick={confirm}
        >
          {approve}
        </button>
      )}
    </>
  );
}
