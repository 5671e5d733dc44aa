import { readStored, writeStored } from "@diamond-valley/web-kit/storage.ts";
import { type ReactNode, useEffect, useState } from "react";

/** The drawings of the gate, made while the site is built. */
export interface GateArt {
  leftDoor?: ReactNode;
  rightDoor?: ReactNode;
  wheel?: ReactNode;
  guardian?: ReactNode;
}

interface Props extends GateArt {
  title: string;
  /** Who speaks, for those who cannot see the guardian. */
  speaker: string;
  /** What the guardian says. */
  line: string;
  /** Whether the doors are to stay shut: the event has not begun. */
  shut: boolean;
}

/** The gate of the Vault: its doors open once for each viewer, and the guardian greets (spec 1 §2, §3). */
export function VaultGate({ title, speaker, line, shut, ...art }: Props) {
  const [opening, setOpening] = useState(false);

  useEffect(() => {
    if (shut || readStored("sweepstakesVaultAnimation") !== null) return;
    writeStored("sweepstakesVaultAnimation", "seen");
    setOpening(true);
  }, [shut]);

  return (
    <header className="vault-gate" data-doors={shut ? "shut" : opening ? "opening" : "open"}>
      <div className="vault-scene" aria-hidden="true">
        {/* A file of its own: the page's largest picture comes with its first paint. */}
        <img
          className="vault-treasury"
          src="/art/treasury.svg"
          alt=""
          width="1000"
          height="300"
          fetchPriority="high"
        />
        <div className="vault-door vault-door-left">{art.leftDoor}</div>
        <div className="vault-door vault-door-right">{art.rightDoor}</div>
        <div className="vault-wheel">{art.wheel}</div>
      </div>
      <div className="vault-guardian">{art.guardian}</div>
      <div className="bubble">
        <h1>{title}</h1>
        <p aria-live="polite">
          <span className="sr-only">{speaker}: </span>
          {line}
        </p>
      </div>
    </header>
  );
}
