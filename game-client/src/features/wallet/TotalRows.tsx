import { useGame } from "../../core/app/game.ts";
import { Rows } from "../../core/hud/Rows.tsx";
import { useReading } from "../../core/reading/use-reading.ts";
import { Waiting } from "../../core/reading/Waiting.tsx";
import { numbersIn } from "../../core/texts/numbers.ts";
import { totalsReading } from "./totals.ts";

/** The totals that only the server's boards know (spec 2 §3): mobs beaten, personal best, rank. */
export function TotalRows() {
  const game = useGame();
  const { text, locale } = game;
  const numbers = numbersIn(locale);
  const reading = totalsReading(game);
  const { value, isFailed } = useReading(reading);
  if (!value) return <Waiting words="stats.totals" reading={reading} read={{ value, isFailed }} />;
  const { defeats, best, rank } = value;
  const place = rank && { rank: numbers.format(rank.rank), players: numbers.format(rank.players) };
  return (
    <section className="totals" data-defeats={defeats} data-rank={rank?.rank ?? 0}>
      <h3>{text("stats.totals.title")}</h3>
      <Rows
        className="stats"
        rows={[
          [text("stats.totals.defeats"), numbers.format(defeats)],
          [text("stats.totals.best"), best > 0 ? numbers.format(best) : text("stats.totals.none")],
          [
            text("stats.totals.rank"),
            place ? text("stats.totals.rank-value", place) : text("stats.totals.none"),
          ],
        ]}
      />
    </section>
  );
}
