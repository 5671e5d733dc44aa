import type { ReactNode } from "react";
import { useGame } from "../../../core/app/game.ts";
import { Panel } from "../../../core/dialogs/Panel.tsx";
import "./hero-panel.css";

interface Props {
  readonly name: string;
  readonly title: string;
  readonly hint?: string;
  readonly shape?: "narrow" | "wide";
  /** What closing it does; where nothing is said, it is just closed. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** A panel in the light of the lobby: dusk, with tubes of neon around it. */
export function HeroPanel({ name, title, hint, shape = "wide", onClose, children }: Props) {
  const { stores } = useGame();
  return (
    <Panel
      name={name}
      title={title}
      {...(hint !== undefined && { hint })}
      shape={shape}
      onClose={onClose ?? (() => stores.$dialog.set(null))}
    >
      {children}
    </Panel>
  );
}
