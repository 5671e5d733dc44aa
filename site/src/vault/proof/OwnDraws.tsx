import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import type { VaultTexts } from "../VaultIsland.tsx";
import type { CheckedDraw } from "./checked-draws.ts";
import { Digits } from "./Digits.tsx";
import { OwnDraw } from "./OwnDraw.tsx";
import type { ProofText } from "./texts.ts";

interface Props {
  t: ProofText;
  name: Translate<VaultTexts>;
  signedIn: boolean;
  draws: readonly CheckedDraw[];
}

/** The viewer's own entries, each with what came of checking it. */
export function OwnDraws({ t, name, signedIn, draws }: Props) {
  const [first] = draws;
  return (
    <section className="proof-own">
      <h3>{t("own.title")}</h3>
      {!first && <p>{t(signedIn ? "own.none" : "own.signed-out")}</p>}
      {first && (
        <>
          <Digits t={t} what={t("own.number")} value={first.proof.account} />
          <p className="proof-note">{t("own.number-text")}</p>
          <ul>
            {draws.map((draw) => (
              <OwnDraw key={draw.proof.prize} t={t} name={name} {...draw} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
