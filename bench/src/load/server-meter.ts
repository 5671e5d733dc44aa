import { bucketsBetween, histogramQuantile, parseScrape, type Scrape, total } from "./prometheus.ts";

/** How long (ms) a busy server may take to answer for its measurements. */
const TIMEOUT = 5_000;
/** How late the steps of the rooms came, s. */
const LATENESS = "room_step_late_seconds";
/** How long they took, s. */
const TOOK = "room_step_seconds";

/** The server's own measurements at one moment. */
export interface ServerReading {
  /** Clock of this process, ms. */
  at: number;
  scrape: Scrape;
}

/** What the server used between two readings; NaN where it was not measured. */
export interface ServerFigures {
  /** % of one core. */
  cpu: number;
  /** Resident, MB, at the second reading. */
  memory: number;
  /** Lateness of the ticks, ms, to a bucket's accuracy. */
  lateness: Spread;
  /** How long the steps of the rooms took, ms, to a bucket's accuracy. */
  steps: Spread;
}

interface Spread {
  count: number;
  p50: number;
  p95: number;
  p99: number;
}

/** Reads `/metrics`; undefined where the server does not let this reader in, or does not answer. */
export async function readServer(url: string, token: string | undefined): Promise<ServerReading | undefined> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const at = performance.now();
  const response = await fetch(`${url}/metrics`, { headers, signal: AbortSignal.timeout(TIMEOUT) }).catch(
    () => undefined,
  );
  const text = response?.ok ? await response.text().catch(() => undefined) : undefined;
  return text === undefined ? undefined : { at, scrape: parseScrape(text) };
}

/** What the server used between two readings. */
export function figuresBetween(
  before: ServerReading | undefined,
  after: ServerReading | undefined,
): ServerFigures {
  const none = { count: 0, p50: Number.NaN, p95: Number.NaN, p99: Number.NaN };
  if (!before || !after) return { cpu: Number.NaN, memory: Number.NaN, lateness: none, steps: none };
  const seconds = (after.at - before.at) / 1_000;
  const cpu =
    total(after.scrape, "process_cpu_seconds_total") - total(before.scrape, "process_cpu_seconds_total");
  const spread = (name: string): Spread => {
    const buckets = bucketsBetween(before.scrape, after.scrape, name);
    const quantile = (share: number) => histogramQuantile(buckets, share) * 1_000;
    const count = buckets.at(-1)?.[1] ?? 0;
    return { count, p50: quantile(0.5), p95: quantile(0.95), p99: quantile(0.99) };
  };
  return {
    cpu: (cpu / seconds) * 100,
    memory: total(after.scrape, "process_resident_memory_bytes") / 1e6,
    lateness: spread(LATENESS),
    steps: spread(TOOK),
  };
}
