// The load test: bots that play like people on a server of its own or on a running one, and a report at the end.
import "./counted-socket.ts";
import { writeFileSync } from "node:fs";
import { HELP, type LoadOptions, parseOptions, UsageProblem } from "./options.ts";
import { startOwnServer } from "./own-server.ts";
import { renderReport } from "./render.ts";
import { runLoad } from "./run.ts";
import { judge } from "./thresholds.ts";

/** Exit codes beside 0. */
const BROKEN = 1;
const MISUSED = 2;

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** The SDK prints each lost connection; the report counts them. */
function quietenSdk(): void {
  for (const method of ["info", "warn", "error"] as const) Object.assign(console, { [method]: () => {} });
}

/** Ends early, with a report, when asked to: by Ctrl-C, by whoever started this, or at its end, and by the end of whoever reads its lines. */
function askedToStop(): AbortSignal {
  const stop = new AbortController();
  process.stdout.on("error", () => stop.abort());
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) process.on(signal, () => stop.abort());
  return stop.signal;
}

/** Answers the exit code. */
async function load(options: LoadOptions): Promise<number> {
  const stop = askedToStop();
  const own = options.url === undefined ? await startOwnServer() : undefined;
  const url = options.url ?? own?.url ?? "";
  const place = own ? `a server of its own at ${url}` : url;
  say(`${options.players} players come to ${place} within ${options.ramp} s`);
  const report = await runLoad(
    {
      ...options,
      url,
      ...{ grow: own?.grow, gather: own?.gather, supply: own?.supply },
      auditAll: options.audit ? own?.audit : undefined,
    },
    stop,
    say,
  );
  const verdicts = judge(report, options.thresholds);
  say(`\n${renderReport(report, verdicts)}`);
  if (options.json)
    writeFileSync(options.json, `${JSON.stringify({ ...report, thresholds: verdicts }, null, 2)}\n`);
  await own?.stop();
  if (own?.failure) say(own.failure);
  if (report.joins.count === 0) say("No player came into the game.");
  const fine =
    !own?.failure &&
    report.joins.count > 0 &&
    verdicts.every(({ kept }) => kept) &&
    !report.audit?.violations.length;
  return fine ? 0 : BROKEN;
}

quietenSdk();
try {
  const options = parseOptions(process.argv.slice(2));
  if (options === "help") process.stdout.write(HELP);
  process.exitCode = options === "help" ? 0 : await load(options);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = error instanceof UsageProblem ? MISUSED : BROKEN;
}
process.exit();
