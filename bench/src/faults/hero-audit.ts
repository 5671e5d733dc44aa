import { rewardsIn } from "@diamond-valley/schemas/diamond-hero/rewards.ts";
import type { LedgerEntry } from "@diamond-valley/schemas/wallet/operations.ts";
import type { Journal, RunRecord } from "../bots/journal.ts";

type RunLine = LedgerEntry & { operation: { kind: "hero-run" | "hero-start"; attempt: string } };

/** The lines of the ledger that runs of Diamond Hero made. */
const runLines = (ledger: readonly LedgerEntry[]): RunLine[] =>
  ledger.filter(
    (line): line is RunLine => line.operation?.kind === "hero-start" || line.operation?.kind === "hero-run",
  );

/**
 * Holds what Diamond Hero promised against what it paid: a run that was acknowledged counts once from its beginning, one whose end
 * was told is stored and paid as it was told, no milestone or mission is paid twice, and no run stands there that nobody asked for.
 */
export function auditHero(
  { runs, unsureRuns }: Pick<Journal, "runs" | "unsureRuns">,
  ledger: readonly LedgerEntry[],
): string[] {
  const lines = runLines(ledger);
  const rewards = ledger.flatMap(({ changes }) => rewardsIn(changes).map(({ name }) => name));
  const doubled = rewards.filter((name, index) => rewards.indexOf(name) !== index);
  const unknown = lines.filter(
    ({ kind, operation }) => kind === "hero-start" && !runs.has(operation.attempt),
  );
  const begun = new Set(
    lines.filter(({ kind }) => kind === "hero-start").map(({ operation }) => operation.attempt),
  );
  const endless = lines.filter(({ operation }) => !begun.has(operation.attempt));
  return [
    ...[...runs.values()].flatMap((run) => auditRun(run, lines)),
    ...doubled.map((name) => `${name} was paid twice`),
    ...endless.map(({ key }) => `${key} was paid and never begun`),
    ...(unknown.length > unsureRuns
      ? [`${unknown.length} runs counted that no answer named, and ${unsureRuns} were asked for so`]
      : []),
  ];
}

function auditRun({ attempt, answer }: RunRecord, ledger: readonly RunLine[]): string[] {
  const lines = ledger.filter(({ operation }) => operation.attempt === attempt);
  const starts = lines.filter(({ kind }) => kind === "hero-start");
  const ends = lines.filter(({ kind }) => kind === "hero-run");
  if (starts.length !== 1 || ends.length > 1)
    return [`run ${attempt} was begun once, counted ${starts.length} times and ended ${ends.length} times`];
  if (!answer) return [];
  const end = ends[0]?.operation;
  if (end?.kind !== "hero-run") return [`run ${attempt} was acknowledged and never stored`];
  const promised = inWords(answer, answer.rewards);
  const paid = inWords(
    end,
    lines.flatMap(({ changes }) => rewardsIn(changes)),
  );
  return promised === paid ? [] : [`run ${attempt} promised ${promised}; it has ${paid}`];
}

interface Brought {
  readonly score: number;
  readonly seconds: number;
  readonly kills: number;
  readonly coins: number;
}

function inWords(
  { score, seconds, kills, coins }: Brought,
  rewards: readonly { name: string; diamonds: number }[],
): string {
  const named = rewards.map(({ name, diamonds }) => `${name} ${diamonds}`).toSorted();
  return `${score} points in ${seconds} s, ${kills} kills, ${coins} coins, and ${named.join(", ") || "no reward"}`;
}
