import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { useGame } from "../../core/app/game.ts";
import { PLAY_TEXTS } from "../../core/texts/later-files.ts";
import { numbersIn } from "../../core/texts/numbers.ts";
import { useTexts } from "../../core/texts/use-texts.ts";
import { OpenButton } from "./OpenButton.tsx";
import "./quest-log.css";

/** The player's team and what the player brought it, or where one finds a team (spec 2 §3), and the ways to the boards. */
export function Teams({ wallet: { team } }: { wallet: WalletView }) {
  useTexts("story-play", PLAY_TEXTS);
  const { text, locale } = useGame();
  const points = numbersIn(locale).format(team.points);
  return (
    <section data-team={team.name ?? "none"}>
      <h3 className="quest-title">
        {team.name
          ? text("story-play:log.teams.own", { team: text(`team.${team.name}`), points })
          : text("story-play:log.teams.none")}
      </h3>
      <OpenButton opens="team-board" words="story-play:log.teams.open" />
      <OpenButton opens="boards" words="story-play:log.teams.boards" />
    </section>
  );
}
