import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { VaultAnswer } from "@diamond-valley/schemas/vault/vault.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";
import { type Session, visitor } from "../session/session.ts";

export type Vault =
  | { status: "loading" }
  | { status: "failed"; code: ErrorCode }
  | { status: "open"; answer: VaultAnswer };

/** The Vault that a page shows, and how it is asked for again. */
export interface VaultSource {
  /** Asks, and shows the answer or the failure. */
  load(): Promise<void>;
  /** Asks without a word: while there is no answer, what stands there stays. */
  refresh(): Promise<void>;
  /** Shows what a call has changed. */
  change(next: (answer: VaultAnswer) => VaultAnswer): void;
  /** What is shown now, or null. */
  shown(): VaultAnswer | null;
}

/** Asks with `ask` and hands what is to be shown to `show`. Several may ask at once. */
export function createVaultSource(
  ask: () => Promise<VaultAnswer>,
  show: (vault: Vault) => void,
): VaultSource {
  let shown: VaultAnswer | null = null;
  let asked = 0;
  let answered = 0;
  let changes = 0;

  function open(answer: VaultAnswer): void {
    shown = answer;
    show({ status: "open", answer });
  }

  async function fetchVault(quietly: boolean): Promise<void> {
    asked += 1;
    const [turn, before] = [asked, changes];
    try {
      const answer = await ask();
      if (turn < answered) return;
      // It may be from before what was changed in the meantime, and would undo that.
      if (changes > before) return await fetchVault(quietly);
      answered = turn;
      open(answer);
    } catch (error) {
      if (turn < answered || quietly) return;
      answered = turn;
      shown = null;
      show({ status: "failed", code: codeOf(error) });
    }
  }

  return {
    async load() {
      // What stands there stays until the new answer: only failure and the first visit show that it is being fetched.
      if (shown === null) show({ status: "loading" });
      await fetchVault(false);
    },
    refresh: () => fetchVault(true),
    change(next) {
      changes += 1;
      if (shown) open(next(shown));
    },
    shown: () => shown,
  };
}

/** Whether a visitor has signed in or out, or won or spent diamonds, since the Vault was shown: in another tab, say. */
export function isOutdated({ balance }: VaultAnswer, session: Session): boolean {
  if (session.status === "unknown" || session.status === "failed") return false;
  return (visitor(session)?.total_diamonds ?? null) !== balance;
}
