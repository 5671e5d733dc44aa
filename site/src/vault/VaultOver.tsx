import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { VaultAnswer, VaultFilter } from "@diamond-valley/schemas/vault/vault.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { RegistrationRequiredDialog, SignInDialog } from "../dialogs/AccessDialogs.tsx";
import type { Locale } from "../i18n/locale.ts";
import { CodeDialog } from "./CodeDialog.tsx";
import { EntryDialog } from "./EntryDialog.tsx";
import { PendingDialog } from "./PendingDialog.tsx";
import { writeUnsaved } from "./unsaved.ts";
import type { Over } from "./use-over.ts";
import type { VaultTexts } from "./VaultIsland.tsx";
import { WonDialog } from "./WonDialog.tsx";

interface Props {
  t: Translate<VaultTexts>;
  texts: VaultTexts;
  locale: Locale;
  answer: VaultAnswer;
  over: Over | null;
  setOver(over: Over): void;
  close(): void;
  enter(slug: string, entries: number): Promise<void>;
  claim(slug: string): Promise<void>;
  load(): Promise<void>;
  /** Has the guardian say something. */
  say(line: string): void;
  choose(filter: VaultFilter): void;
}

/** The dialog that stands over the Vault, if any. */
export function VaultOver({ t, texts, locale, answer, over, setOver, close, ...calls }: Props) {
  if (!over) return null;
  const signedOut = () => setOver({ kind: "sign-in", ended: true });
  const common = { t, locale, onClose: close };
  const prize = "slug" in over ? answer.prizes.find(({ slug }) => slug === over.slug) : undefined;

  // Somebody who has just signed in elsewhere has a balance with the next answer.
  if (over.kind === "entry" && prize && answer.balance !== null) {
    return (
      <EntryDialog
        {...common}
        prize={prize}
        balance={answer.balance}
        unsaved={over.unsaved}
        enter={calls.enter}
        onSaved={(entries) => {
          calls.say(t(entries > 0 ? "vault.guardian.entered" : "vault.guardian.removed"));
          close();
        }}
        onAddress={(entries) => {
          writeUnsaved({ slug: prize.slug, entries });
          setOver({ kind: "pending", entries });
        }}
        onSignedOut={signedOut}
      />
    );
  }
  if (over.kind === "code" && prize) {
    // What was refused may stay so: the card is to say the same as the dialog.
    const refused = (code: ErrorCode) => void (code !== "unavailable" && calls.load());
    return (
      <CodeDialog {...common} prize={prize} claim={calls.claim} onRefused={refused} onSignedOut={signedOut} />
    );
  }
  if (over.kind === "pending") return <PendingDialog {...common} entries={over.entries} />;
  if (over.kind === "won") {
    const won = answer.prizes.filter(({ status, vip_only }) => status === "won" && !vip_only);
    return <WonDialog {...common} prizes={won} onShow={() => calls.choose("won")} />;
  }
  if (over.kind === "sign-in")
    return <SignInDialog texts={texts} locale={locale} ended={over.ended} onClose={close} />;
  if (over.kind === "registration")
    return <RegistrationRequiredDialog texts={texts} locale={locale} onClose={close} />;
  return null;
}
