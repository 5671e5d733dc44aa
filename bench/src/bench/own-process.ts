import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onAllCores } from "./measured-process.ts";

/**
 * Runs a program that writes a report with `--json`, on all cores: bots on the core of the bench would hold up the server
 * that they start, and each other. Answers the report.
 * @throws Error where it wrote none
 */
export async function reportOf<Report>(program: string, args: readonly string[]): Promise<Report> {
  const home = mkdtempSync(join(tmpdir(), "diamond-valley-report-"));
  const json = join(home, "report.json");
  try {
    const child = spawn(...onAllCores(process.execPath, [program, ...args, "--json", json]), {
      stdio: ["ignore", "inherit", "inherit"],
    });
    await once(child, "close");
    return JSON.parse(readFileSync(json, "utf8")) as Report;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
