import type { LoadReport } from "./report.ts";
import { THRESHOLDS, type Verdict } from "./thresholds.ts";
import { wayOutOf } from "./throttles.ts";

/** The most surprises that are listed. */
const MOST = 10;

/** The report as text for a terminal, with how the thresholds fared. */
export function renderReport(report: LoadReport, verdicts: readonly Verdict[]): string {
  const { players, inGame, seconds, bytes, server, bots } = report;
  const parts = [
    `${inGame} of ${players} players in the game at the end, measured for ${seconds.toFixed(0)} s at ${report.url}`,
    table(
      ["time (ms)", "count", "p50", "p95", "p99"],
      [
        row("joins", report.joins),
        row("ping", report.ping),
        row("tick lateness", report.lateness),
        ...Object.entries(report.http).map(([call, spread]) => row(call, spread)),
        ...Object.entries(report.requests).map(([type, spread]) => row(`room: ${type}`, spread)),
      ],
    ),
    table(
      ["a client, each second", "down", "up"],
      [["traffic", `${figure(bytes.down)} KB`, `${figure(bytes.up)} KB`]],
    ),
    table(
      ["process", "CPU (% of a core)", "memory (MB)"],
      [
        ["server", figure(server.cpu), figure(server.memory)],
        ["bots", figure(bots.cpu), ""],
      ],
    ),
    counts("done", report.done),
    counts("played", report.played),
    counts("disconnections by code", report.disconnections),
    counts("surprises", report.surprises),
    ...wayOutOf(report.throttled),
    ...auditLines(report.audit),
  ];
  if (bots.cpu > 90)
    parts.push(
      "The bots filled a core: their pings measure themselves. Share them over machines with --first.",
    );
  if (verdicts.length > 0) parts.push(verdictTable(verdicts));
  return `${parts.join("\n\n")}\n`;
}

function auditLines(audit: LoadReport["audit"]): string[] {
  if (!audit) return [];
  const { wallets, matches, deliveries, boards, violations } = audit;
  const held = `Held against the database: ${wallets} wallets, ${matches} sides of matches, ${deliveries} deliveries, ${boards} boards.`;
  return [[held, ...(violations.length > 0 ? violations.slice(0, MOST) : ["Nothing is wrong."])].join("\n")];
}

function verdictTable(verdicts: readonly Verdict[]): string {
  return table(
    ["threshold", "limit", "measured", ""],
    verdicts.map(({ name, limit, measured, kept }) => [
      `--${name}`,
      `${limit} ${THRESHOLDS[name].unit}`.trim(),
      figure(measured),
      kept ? "kept" : "BROKEN",
    ]),
  );
}

function row(name: string, { count, p50, p95, p99 }: LoadReport["lateness"]): string[] {
  return [name, String(count), figure(p50), figure(p95), figure(p99)];
}

/** Three digits that count; a dash where nothing was measured. */
function figure(value: number): string {
  if (!Number.isFinite(value)) return "-";
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

function counts(title: string, found: Readonly<Record<string, number>>): string {
  const entries = Object.entries(found).sort(([, one], [, other]) => other - one);
  if (entries.length === 0) return `${title}: none`;
  const lines = entries.slice(0, MOST).map(([name, times]) => `  ${times} x ${name}`);
  if (entries.length > MOST) lines.push(`  and ${entries.length - MOST} more kinds`);
  return `${title}:\n${lines.join("\n")}`;
}

/** Columns as wide as their widest cell; numbers to the right. */
function table(head: readonly string[], rows: readonly string[][]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines
    .map((cells) =>
      cells
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
