import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { isPinned } from "./measured-process.ts";

/** A budget of the design and whether it was kept. */
export interface Verdict {
  what: string;
  budget: string;
  measured: string;
  kept: boolean;
}

/** What one benchmark found. */
export interface Section {
  name: string;
  title: string;
  /** How it was measured, in a sentence or two. */
  method: string;
  head: string[];
  rows: string[][];
  verdicts: Verdict[];
  /** What can't be said in a table, one line each. */
  notes?: string[];
}

/** The machine and the day, so that figures can be compared with care. */
export function describeMachine(date: Date): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const model = processors[0]?.model.trim() ?? "unknown processor";
  const pinned = isPinned ? "servers pinned to the first core" : "servers not pinned to a core";
  return `${date.toISOString().slice(0, 10)} · ${model}, ${processors.length} cores · ${memory} GiB · Node ${process.version} · ${process.platform} · ${pinned}`;
}

export function renderSection({ title, method, head, rows, verdicts, notes = [] }: Section): string {
  const parts = [`## ${title}`, method, table(head, rows)];
  if (verdicts.length > 0) {
    const lines = verdicts.map(({ what, budget, measured, kept }) => [
      what,
      budget,
      measured,
      kept ? "kept" : "missed",
    ]);
    parts.push(table(["Budget", "At most / at least", "Measured", ""], lines));
  }
  if (notes.length > 0) parts.push(notes.map((note) => `- ${note}`).join("\n"));
  return parts.join("\n\n");
}

function table(head: readonly string[], rows: readonly string[][]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Puts freshly measured sections into the text of RESULTS.md; sections that were not measured stay, also those that are measured by hand. */
export function mergeResults(existing: string, machine: string, sections: readonly Section[]): string {
  const kept = new Map<string, string>();
  for (const [, name, body] of existing.matchAll(/<!-- (\S+) -->\n([\s\S]*?)\n<!-- end -->/g)) {
    if (name && body) kept.set(name, body);
  }
  for (const section of sections) {
    kept.set(section.name, `_${machine}_\n\n${renderSection(section)}`);
  }
  const bodies = [...kept].map(([name, body]) => `<!-- ${name} -->\n${body}\n<!-- end -->`);
  return `# Measurements\n\nWritten by \`npm run bench\`; bench/README.md says what each figure means.\n\n${bodies.join("\n\n")}\n`;
}

const RESULTS = new URL("../../RESULTS.md", import.meta.url);

/** Puts what was measured now into the stored results. */
export function keepResults(sections: readonly Section[], machine = describeMachine(new Date())): void {
  const before = existsSync(RESULTS) ? readFileSync(RESULTS, "utf8") : "";
  writeFileSync(RESULTS, mergeResults(before, machine, sections));
}
