import { SIGN_IN_DAYS } from "@diamond-valley/schemas/sign-in/sign-in.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { useGame } from "../../core/app/game.ts";
import { PLAY_TEXTS } from "../../core/texts/later-files.ts";
import { useTexts } from "../../core/texts/use-texts.ts";
import { OpenButton } from "./OpenButton.tsx";
import "./quest-log.css";

/** On how many days the player was in the village (spec 2 §3), and the way to the card. */
export function SignIns({ wallet: { signIn } }: { wallet: WalletView }) {
  useTexts("story-play", PLAY_TEXTS);
  const { text } = useGame();
  const days = Math.min(signIn.days, SIGN_IN_DAYS);
  return (
    <section data-sign-ins={days}>
      <h3 className="quest-title">{text("story-play:log.sign-ins.title", { days, count: SIGN_IN_DAYS })}</h3>
      <OpenButton opens="sign-in" words="story-play:log.sign-ins.open" />
    </section>
  );
}
