import { deliveryBy } from "@diamond-valley/schemas/draws/content.ts";
import englishVault from "@diamond-valley/schemas/locales/en/vault.json" with { type: "json" };
import english from "@diamond-valley/schemas/locales/en/winner-mail.json" with { type: "json" };
import koreanVault from "@diamond-valley/schemas/locales/ko/vault.json" with { type: "json" };
import korean from "@diamond-valley/schemas/locales/ko/winner-mail.json" with { type: "json" };
import { areResultsOut } from "@diamond-valley/schemas/season/open.ts";
import { SUPPORT } from "@diamond-valley/schemas/support/support.ts";
import { type Prize, prizeOf } from "@diamond-valley/schemas/vault/prizes.ts";
import type { Account } from "../account/account.ts";
import type { Language } from "../account/language.ts";
import type { AccountStore } from "../account/store.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { fillMail } from "../mail/fill.ts";
import type { Mail, Mailer } from "../mail/mailer.ts";
import type { ClaimStore } from "../vault/claims.ts";
import type { ResultStore } from "../vault/results.ts";
import type { BackgroundJob } from "../wallet/background-jobs.ts";

/** Mails that one sweep sends. */
const SWEEP_MAX = 100;

const TEXTS = {
  ko: { mail: korean, prizes: koreanVault.prizes, vault: "/prizes/" },
  en: { mail: english, prizes: englishVault.prizes, vault: "/en/prizes/" },
} as const;

export interface WinnerMailParts {
  deps: Pick<Deps, "clock" | "season" | "log">;
  results: Pick<ResultStore, "nextToTell" | "markTold" | "passedUnseen">;
  accounts: Pick<AccountStore, "byId">;
  claims: Pick<ClaimStore, "claim" | "release">;
  mailer: Mailer;
  publicUrl: string;
}

/**
 * Tells each winner in a mail of their own, once, from the release of the results on (spec 1 §1, §9). A winner is leased
 * before and marked after, so that processes share the work; a mail whose process was killed in between is sent again
 * under the same name. A digital prize has its code before its winner hears of it.
 */
export function createWinnerMails(parts: WinnerMailParts): BackgroundJob {
  const { deps, results, accounts, claims, mailer, publicUrl } = parts;

  async function getsCode(prize: string, account: string): Promise<boolean> {
    try {
      await claims.claim(prize, account);
      return true;
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== "sold-out") throw error;
      return false;
    }
  }

  /** Whether the code of a digital prize waits for its winner in the Vault. */
  async function hasCode(prize: string, account: string): Promise<boolean> {
    if (await getsCode(prize, account)) return true;
    // There are as many codes as prizes: the reserve's is the one of whoever passed the prize on.
    await claims.release(prize, await results.passedUnseen(prize));
    if (await getsCode(prize, account)) return true;
    deps.log.warn({ prize }, "no code is left for a winner: stock more");
    return false;
  }

  return {
    async sweep(over) {
      if (!areResultsOut(deps.season(), deps.clock.now())) return 0;
      let told = 0;
      while (told < SWEEP_MAX && !over?.aborted) {
        const result = await results.nextToTell();
        if (!result) break;
        const prize = prizeOf(result.prize);
        const account = await accounts.byId(result.account);
        // Of an account that is gone the prize goes on to the reserve.
        if (!prize || !account?.contact) continue;
        if (prize.type === "digital" && !(await hasCode(prize.slug, account.id))) continue;
        const by = prize.type === "physical" ? deliveryBy(deps.clock.now(), result.wonAt) : null;
        await mailer.send(mailTo(account, account.contact.email, prize, by, publicUrl));
        await results.markTold(result, by);
        told += 1;
      }
      return told;
    },
  };
}

function mailTo(account: Account, to: string, { slug, type }: Prize, by: number | null, url: string): Mail {
  const language: Language = account.language ?? "ko";
  const { mail, prizes, vault } = TEXTS[language];
  // Whoever entered had an address, and may have taken it out of the profile since.
  const body = type === "physical" && account.homeAddress === "" ? "homeless" : type;
  const values = {
    name: account.name ?? "",
    prize: prizes[slug as keyof typeof prizes].name,
    address: url + vault,
    support: SUPPORT.mail,
    day: by === null ? "" : dayIn(language, by),
  };
  return {
    id: `won-${slug}-${account.id}`,
    to,
    subject: fillMail(mail.subject, values),
    text: [mail.greeting, mail[body], mail.end].map((text) => fillMail(text, values)).join("\n\n"),
  };
}

function dayIn(language: Language, at: number): string {
  return new Date(at).toLocaleDateString(language === "en" ? "en-GB" : "ko", {
    dateStyle: "long",
    timeZone: "Asia/Seoul",
  });
}
