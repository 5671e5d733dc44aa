import type { SeasonReport } from "../../season/season.ts";
import { reportOf } from "../own-process.ts";
import type { Section } from "../report.ts";

/** Who plays, and for how long (s) each week: `BENCH_SEASON_PLAYERS=10 BENCH_SEASON_SECONDS=5` for a look. */
const PLAYERS = Number(process.env.BENCH_SEASON_PLAYERS ?? 500);
const SECONDS = Number(process.env.BENCH_SEASON_SECONDS ?? 30);

const MAIN = new URL("../../season/main.ts", import.meta.url).pathname;

/** A whole season in fast time, from before the pre-registration until half a year after its end (spec 1 sections 1, 4, 9). */
export async function benchSeason(): Promise<Section> {
  const line = ["--players", String(PLAYERS), "--seconds", String(SECONDS)];
  const { steps, books, winners, mails, took, players } = await reportOf<SeasonReport>(MAIN, line);
  const faults = steps.flatMap((step) => step.faults.map((fault) => `${step.name}: ${fault}`));
  const off = books.earned - books.spent - books.held;
  const entries = Object.values(books.entries).reduce((sum, each) => sum + each, 0);
  const none = (what: string, measured: number) => ({
    ...{ what, budget: "0", measured: String(measured), kept: measured === 0 },
  });
  return {
    name: "season",
    title: "A whole season in fast time",
    method: `A product of its own on embedded parts, whose time the operator moves (\`npm run ops -- season move\`). ${players} bots play ${SECONDS} s a week and up to the close, over real sockets; half of them have pre-registered. At each step the home page is opened in Chromium, and a visitor tries what the stage lets through: signing in, both registrations, a seat in the village, entries, and the record of the draws. It took ${took.toFixed(0)} s.`,
    head: ["step", "season time", "checks", "faults"],
    rows: steps.map(({ name, at, checks, faults: found }) => [
      name,
      at.slice(0, 16).replace("T", " "),
      String(checks),
      String(found.length),
    ]),
    verdicts: [none("checks that failed", faults.length), none("diamonds that the books are off by", off)],
    notes: [
      `${books.earned.toLocaleString("en")} diamonds earned, ${books.spent.toLocaleString("en")} spent on ${entries.toLocaleString("en")} entries, ${books.held.toLocaleString("en")} held.`,
      `${winners} winners got ${mails} mails, one for each prize, none twice.`,
      ...faults.slice(0, 5),
    ],
  };
}
