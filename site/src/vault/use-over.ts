import { readStored, writeStored } from "@diamond-valley/web-kit/storage.ts";
import { useCallback, useEffect, useState } from "react";
import { openInTurn } from "../dialogs/lifecycle.ts";
import type { VaultState } from "./action.ts";
import { forgetUnsaved, readUnsaved } from "./unsaved.ts";
import type { Vault } from "./vault-source.ts";

/** What stands over the page; at most one thing at a time. */
export type Over =
  | { kind: "entry"; slug: string; unsaved: number | null }
  | { kind: "pending"; entries: number }
  | { kind: "code"; slug: string }
  | { kind: "won" }
  | { kind: "sign-in"; ended: boolean }
  | { kind: "registration" };

/** Holds what stands over the page, and opens by itself what waits: unsaved entries, and prizes that were won. */
export function useOver(vault: Vault, state: VaultState) {
  const [over, setOver] = useState<Over | null>(null);
  const close = useCallback(() => setOver(null), []);
  const answer = vault.status === "open" ? vault.answer : null;

  useEffect(() => {
    if (!answer) return;
    const unsaved = readUnsaved();
    if (state === "open" && unsaved && answer.has_address) {
      forgetUnsaved();
      const known = answer.prizes.some(({ slug }) => slug === unsaved.slug);
      // On a page that came back as it was left, what asked for the address still stands there.
      setOver((before) => (before?.kind === "pending" ? null : before));
      if (known) openInTurn(() => setOver({ kind: "entry", slug: unsaved.slug, unsaved: unsaved.entries }));
    }
    const won = answer.prizes.some(({ status, vip_only }) => status === "won" && !vip_only);
    if (state === "released" && won && readStored("sweepstakeWonSeen") === null)
      openInTurn(() => {
        // Another answer may have come while this one waited; and who leaves while it waits has seen nothing.
        if (readStored("sweepstakeWonSeen") !== null) return;
        writeStored("sweepstakeWonSeen", "seen");
        setOver({ kind: "won" });
      });
  }, [answer, state]);

  return { over, setOver, close };
}
