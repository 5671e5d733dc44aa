import { drawSummary } from "@diamond-valley/schemas/vault/summary.ts";
import type { PrizeView } from "@diamond-valley/schemas/vault/vault.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { sitePath, useGame } from "../../core/app/game.ts";
import { Icon } from "../../core/hud/Picture.tsx";
import { useReading } from "../../core/reading/use-reading.ts";
import { Waiting } from "../../core/reading/Waiting.tsx";
import { numbersIn } from "../../core/texts/numbers.ts";
import { useAllTexts } from "../../core/texts/use-texts.ts";
import { prizesOf } from "./prizes.ts";
import { DRAW_TEXTS, VAULT_TEXTS } from "./texts.ts";
import "./prizes-tab.css";

const TEXTS = { draws: DRAW_TEXTS, vault: VAULT_TEXTS };

/** The prize draw summary (spec 2 §2): what was entered, what can be, and the way to the Vault. */
export function PrizesTab({ wallet }: { readonly wallet: WalletView }) {
  useAllTexts(TEXTS);
  const game = useGame();
  const { text, locale } = game;
  const reading = prizesOf(game);
  const read = useReading(reading);
  if (!read.value) return <Waiting words="draws:summary" reading={reading} read={read} />;
  const { entered, entries, open, next } = drawSummary(read.value);
  const numbers = numbersIn(locale);
  return (
    <section className="prizes-tab" data-entered={entered.length} data-open={open}>
      <p className="balance">
        <Icon name="gem-stone" size={28} />
        <b>
          {text("draws:summary.balance", {
            count: wallet.diamonds,
            diamonds: numbers.format(wallet.diamonds),
          })}
        </b>
        <span>{text("draws:summary.open", { count: open })}</span>
        {next && <span>{text("draws:summary.next", { level: next.level, count: next.prizes })}</span>}
      </p>
      {entered.length === 0 ? (
        <p className="note">{text("draws:summary.empty")}</p>
      ) : (
        <>
          <h3>
            {text("draws:summary.entered", { draws: entered.length, entries: numbers.format(entries) })}
          </h3>
          <ul>
            {entered.map((prize) => (
              <Entered key={prize.slug} prize={prize} />
            ))}
          </ul>
        </>
      )}
      <div className="buttons">
        <a className="call" data-way="vault" href={sitePath(locale, "/prizes/")}>
          {text("draws:summary.vault")}
        </a>
      </div>
    </section>
  );
}

function Entered({ prize: { slug, entries } }: { readonly prize: PrizeView }) {
  const { text } = useGame();
  return (
    <li data-prize={slug} data-entries={entries}>
      <span>{text(`vault:prizes.${slug}.name`)}</span>
      <b>{text("draws:summary.entries", { count: entries })}</b>
    </li>
  );
}
