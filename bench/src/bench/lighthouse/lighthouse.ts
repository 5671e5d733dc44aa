import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createPlayer } from "../../bots/player.ts";
import { median } from "../../statistics.ts";
import { onAllCores } from "../measured-process.ts";
import { startMeasuredProduct } from "../measured-product.ts";
import type { Section, Verdict } from "../report.ts";
import { slowdownFor, wasTheSamePhone } from "./calibration.ts";

/** Fetched when it is asked for: nobody who plays or changes the product needs it. */
const LIGHTHOUSE = "lighthouse@13.5.0";
const CHROME_FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run";
const RUNS = 5;
/** How often one run is done again at most; then it counts as it is. */
const RETRIES = 4;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof CATEGORIES)[number];
const LEAST: Record<Category, number> = {
  performance: 95,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
};

/** A page by its path, as anybody or as somebody signed in sees it. */
interface Audited {
  path: string;
  signedIn?: boolean;
}

const PAGES: readonly Audited[] = [
  { path: "/" },
  { path: "/en/" },
  { path: "/register/" },
  { path: "/profile/" },
  { path: "/profile/", signedIn: true },
  { path: "/prizes/" },
  { path: "/game/" },
  { path: "/survey/" },
  { path: "/faq/" },
  { path: "/intl/ALL_kr/terms/" },
  { path: "/coming-soon/" },
  { path: "/closed/" },
  { path: "/offline/" },
];

type Scores = Record<Category, number>;

/** What one run says of a page and of the processor that it ran on, how far that was slowed down, and how often it was done again. */
interface Run extends Scores {
  benchmarkIndex: number;
  slowdown: number;
  retries: number;
}

interface Measured {
  page: string;
  scores: Scores;
  runs: readonly Run[];
}

/** Lighthouse's mobile scores (0 to 100) of the pages, medians of five runs each, on the product as it ships. */
export async function benchLighthouse(): Promise<Section> {
  const product = await startMeasuredProduct();
  const directory = mkdtempSync(join(tmpdir(), "diamond-valley-lighthouse-"));
  try {
    const { url } = product.greeting;
    await promisify(execFile)("npm", [
      "install",
      "--no-audit",
      "--no-fund",
      "--prefix",
      directory,
      LIGHTHOUSE,
    ]);
    const player = createPlayer({ url, number: 1, loginHint: "bot-1" });
    await player.arrive(new AbortController().signal);
    const measured: Measured[] = [];
    let slowdown = slowdownFor(Number.POSITIVE_INFINITY);
    for (const { path, signedIn = false } of PAGES) {
      const runs: Run[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const cookies = signedIn ? player.visitor.cookies() : null;
        const found = await audit({ url: `${url}${path}`, cookies, directory, slowdown });
        runs.push(found);
        slowdown = slowdownFor(found.benchmarkIndex);
        // It takes half an hour.
        process.stderr.write(`${path} ${CATEGORIES.map((category) => found[category]).join(" / ")}\n`);
      }
      const scores = Object.fromEntries(
        CATEGORIES.map((category) => [category, median(runs.map((each) => each[category]))]),
      ) as Scores;
      measured.push({ page: signedIn ? `${path}, signed in` : path, scores, runs });
    }
    return sectionOf(measured);
  } finally {
    rmSync(directory, { recursive: true, force: true });
    await product.stop();
  }
}

/** What one run is of, where Lighthouse stands and leaves its report, and how many times slower the processor is made. */
interface Asked {
  url: string;
  cookies: string | null;
  directory: string;
  slowdown: number;
}

/** One run in a browser of its own, done again where it was given up or its processor was another than it was taken for. */
async function audit(asked: Asked): Promise<Run> {
  let { slowdown } = asked;
  for (let retries = 0; ; retries += 1) {
    try {
      const run = await auditOnce({ ...asked, slowdown });
      if (wasTheSamePhone(slowdown, run.benchmarkIndex) || retries === RETRIES)
        return { ...run, slowdown, retries };
      slowdown = slowdownFor(run.benchmarkIndex);
    } catch (error) {
      if (retries === RETRIES) throw error;
    }
  }
}

async function auditOnce({
  url,
  cookies,
  directory,
  slowdown,
}: Asked): Promise<Omit<Run, "slowdown" | "retries">> {
  const report = join(directory, "report.json");
  const headers = cookies === null ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookies })}`];
  // Browsers have at least two cores, also where ours steps aside for a measured server.
  const [program, args] = onAllCores(process.execPath, [
    ...[join(directory, "node_modules/lighthouse/cli/index.js"), url, "--quiet"],
    ...["--output=json", `--output-path=${report}`, `--only-categories=${CATEGORIES.join(",")}`],
    ...[`--throttling.cpuSlowdownMultiplier=${slowdown}`, `--chrome-flags=${CHROME_FLAGS}`, ...headers],
  ]);
  await promisify(execFile)(program, args, {
    cwd: directory,
    env: { CHROME_PATH: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", ...process.env },
    maxBuffer: 2 ** 26,
  });
  const { categories, environment, runtimeError } = JSON.parse(readFileSync(report, "utf8")) as {
    categories: Record<Category, { score: number | null }>;
    environment: { benchmarkIndex: number };
    runtimeError?: { code: string; message: string };
  };
  if (runtimeError)
    throw new Error(`Lighthouse gave up ${url}: ${runtimeError.code}, ${runtimeError.message}`);
  const scores = CATEGORIES.map((category) => [
    category,
    Math.round((categories[category].score ?? 0) * 100),
  ]);
  return { ...(Object.fromEntries(scores) as Scores), benchmarkIndex: environment.benchmarkIndex };
}

function sectionOf(measured: readonly Measured[]): Section {
  return {
    name: "lighthouse",
    title: "Lighthouse",
    method: `Mobile, medians of ${RUNS} runs for each page, each in a fresh browser, with Lighthouse's own simulated slow line and processor. Its usual slowdown, four times, makes a phone of the middle class of a fast desktop; a slower processor is slowed down less, in proportion to its benchmark index, as Lighthouse's documentation advises. A run that Lighthouse gave up, or whose index was another than its slowdown was chosen for, was done again, up to ${RETRIES} times.`,
    head: ["page", ...CATEGORIES, "performance of each run", "benchmark index", "slowed down", "done again"],
    rows: measured.map(({ page, scores, runs }) => [
      page,
      ...CATEGORIES.map((each) => String(scores[each])),
      runs.map(({ performance }) => performance).join(", "),
      String(Math.round(median(runs.map(({ benchmarkIndex }) => benchmarkIndex)))),
      `${median(runs.map(({ slowdown }) => slowdown))}x`,
      String(runs.reduce((sum, { retries }) => sum + retries, 0)),
    ]),
    verdicts: measured.map(verdictOf),
  };
}

function verdictOf({ page, scores }: Measured): Verdict {
  return {
    what: page,
    budget: CATEGORIES.map((each) => `>= ${LEAST[each]}`).join(" / "),
    measured: CATEGORIES.map((each) => scores[each]).join(" / "),
    kept: CATEGORIES.every((each) => scores[each] >= LEAST[each]),
  };
}
