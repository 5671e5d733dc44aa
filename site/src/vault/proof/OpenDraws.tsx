import type { DrawSummary } from "@diamond-valley/schemas/draws/record.ts";
import { API_BASE } from "@diamond-valley/schemas/protocol.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { prizeName } from "../prize.ts";
import type { VaultTexts } from "../VaultIsland.tsx";
import type { ProofText } from "./texts.ts";

interface Props {
  t: ProofText;
  name: Translate<VaultTexts>;
  summary: DrawSummary;
}

/** Everything that somebody needs who trusts nobody: the lists, the record, and the program that does the draws again. */
export function OpenDraws({ t, name, summary: { prizes } }: Props) {
  const frozen = prizes.filter((prize) => prize.frozen !== null);
  return (
    <section className="proof-open">
      <h3>{t("open.title")}</h3>
      <p>{t("open.text")}</p>
      <ul>
        <li>
          <a href={`${API_BASE}/draws/record`} download="draw.json">
            {t("open.record")}
          </a>
        </li>
        <li>
          <a href="/verify-draw.mjs" download>
            {t("open.verifier")}
          </a>
        </li>
        {frozen.map(({ slug }) => (
          <li key={slug}>
            <a href={`${API_BASE}/draws/${slug}/entries`} download={`${slug}.csv`}>
              {t("open.entries", { prize: prizeName(name, slug) })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
