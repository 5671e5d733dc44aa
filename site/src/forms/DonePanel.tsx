import type { ModalName } from "@diamond-valley/web-kit/modal-names.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { track } from "../tracking/track.ts";

interface Props {
  /** Counted under the name of the modal that the page takes the place of (spec 1 §2). */
  name?: ModalName;
  title: string;
  /** A drawing for the good news. */
  cheer: ReactNode;
  children: ReactNode;
}

/** The good news in the place of a form that was taken: read out, and seen from its top. */
export function DonePanel({ name, title, cheer, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
    if (name) track("modal_interaction", { slug: name, action: "open" });
  }, [name]);
  return (
    <div className="card form-panel form-done" data-modal={name}>
      {cheer}
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  );
}
