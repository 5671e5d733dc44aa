import { deliveryBy } from "@diamond-valley/schemas/draws/content.ts";
import englishVault from "@diamond-valley/schemas/locales/en/vault.json" with { type: "json" };
import english from "@diamond-valley/schemas/locales/en/winner-mail.json" with { type: "json" };
import koreanVault from "@diamond-valley/schemas/locales/ko/vault.json" with { type: "json" };
import korean from "@diamond-valley/schemas/locales/ko/winner-mail.json" with { type: "json" };
import { koreanDate, koreanTime } from "@diamond-valley/schemas/season/korean-date.ts";
import { RESULTS, RESULTS_END } from "@diamond-valley/schemas/season/season.ts";
import { SUPPORT } from "@diamond-valley/schemas/support/support.ts";
import { type Prize, prizeOf } from "@diamond-valley/schemas/vault/prizes.ts";
import type { Claim } from "@diamond-valley/schemas/vault/vault.ts";
import type { Account } from "../account/account.ts";
import type { Language } from "../account/language.ts";
import type { AccountStore } from "../account/store.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { fillMail } from "../mail/fill.ts";
import type { Mail, Mailer } from "../mail/mailer.ts";
import type { RetentionStore } from "../retention/store.ts";
import { noteArrivals } from "../vault/arrivals.ts";
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
  deps: Pick<Deps, "clock" | "log">;
  results: Pick<ResultStore, "nextToTell" | "markTold" | "passedUnseen" | "accept" | "arrivals">;
  accounts: Pick<AccountStore, "byId">;
  claims: Pick<ClaimStore, "claim" | "release">;
  retentionStore: Pick<RetentionStore, "markDelivered">;
  mailer: Mailer;
  publicUrl: string;
}

/**
 * Tells each winner in a mail of their own, once, from the release of the results on (spec 1 §1, §9), for as long as prizes
 * go on. A winner is leased before and marked after, so that processes share the work; a mail whose process was killed in
 * between is sent again under the same name. A digital prize has its code before its winner hears of it; once the Vault is
 * closed the code stands in the mail.
 */
export function createWinnerMails(parts: WinnerMailParts): BackgroundJob {
  const { deps, results, accounts, claims, mailer, publicUrl } = parts;

  async function takeCode(prize: string, account: string): Promise<Claim | null> {
    return claims.claim(prize, account).catch((error: unknown) => {
      if (!(error instanceof Problem) || error.code !== "sold-out") throw error;
      return null;
    });
  }

  /** The code of a digital prize, which waits for its winner in the Vault. */
  async function codeFor(prize: string, account: string): Promise<Claim | null> {
    const code = await takeCode(prize, account);
    if (code) return code;
    // There are as many codes as prizes: the reserve's is the one of whoever passed the prize on.
    await claims.release(prize, await results.passedUnseen(prize));
    const released = await takeCode(prize, account);
    if (!released) deps.log.warn({ prize }, "no code is left for a winner: stock more");
    return released;
  }

  return {
    async sweep(over) {
      const now = deps.clock.now();
      if (now < RESULTS) return 0;
      const isLate = now >= RESULTS_END;
      let told = 0;
      while (told < SWEEP_MAX && !over?.aborted) {
        const result = await results.nextToTell();
        if (!result) break;
        const prize = prizeOf(result.prize);
        const account = await accounts.byId(result.account);
        // Of an account that is gone the prize goes on to the reserve.
        if (!prize || !account?.contact) continue;
        const code = prize.type === "digital" ? await codeFor(prize.slug, account.id) : null;
        if (prize.type === "digital" && !code) continue;
        const by = prize.type === "physical" ? deliveryBy(deps.clock.now(), result.wonAt) : null;
        const news = { prize, by, code: isLate ? code : null, isLate };
        // Before the mail: a code that somebody may have read goes to nobody else.
        if (news.code && !(await results.accept(prize.slug, account.id))) continue;
        await mailer.send(mailTo(account, account.contact.email, news, publicUrl));
        if (news.code) await noteArrivals(parts, account.id);
        await results.markTold(result, by);
        told += 1;
      }
      return told;
    },
  };
}

/** What a winner is told: of a parcel until when it comes (epoch ms), of a code the code itself once the Vault is closed. */
interface News {
  prize: Prize;
  by: number | null;
  code: Claim | null;
  isLate: boolean;
}

function mailTo(account: Account, to: string, news: News, url: string): Mail {
  const language: Language = account.language ?? "ko";
  const { mail, prizes, vault } = TEXTS[language];
  const { prize, by, code, isLate } = news;
  const day = by ?? (code && Date.parse(code.valid_until));
  const values = {
    name: account.name ?? "",
    prize: prizes[prize.slug as keyof typeof prizes].name,
    address: url + vault,
    support: SUPPORT.mail,
    day: day === null ? "" : koreanDate(day, language),
    last: koreanTime(RESULTS_END, language),
    code: code?.code ?? "",
  };
  const texts = [mail.greeting, ...bodyOf(mail, account, news), ...(isLate ? [] : [mail.proof]), mail.end];
  return {
    id: `won-${prize.slug}-${account.id}`,
    to,
    subject: fillMail(mail.subject, values),
    text: texts.map((text) => fillMail(text, values)).join("\n\n"),
  };
}

/** The texts about the prize itself. */
function bodyOf(mail: typeof english, account: Account, { prize, isLate }: News): string[] {
  if (prize.type === "digital") return [isLate ? mail.late : mail.digital];
  // Whoever entered had an address, and may have taken it out of the profile since.
  const where = account.homeAddress === "" ? mail.homeless : mail.physical;
  return [where, ...(isLate ? [] : [mail.vault]), mail.decline];
}
