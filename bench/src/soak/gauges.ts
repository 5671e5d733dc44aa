import { parseScrape, total } from "../load/prometheus.ts";
import { median } from "../statistics.ts";

/** What a server said of itself at one moment. */
export interface Gauge {
  /** ms since the beginning of the run. */
  at: number;
  players: number;
  rooms: number;
  /** Bytes. */
  heap: number;
  resident: number;
  handles: number;
  files: number;
  /** Since its process started. */
  errors: number;
}

/** Reads a server's own measurements; undefined where it does not answer. */
export async function readGauge(url: string, began: number): Promise<Gauge | undefined> {
  const headers = { Authorization: "Bearer metrics" };
  const signal = AbortSignal.timeout(5_000);
  const response = await fetch(`${url}/metrics`, { headers, signal }).catch(() => undefined);
  const text = response?.ok ? await response.text().catch(() => undefined) : undefined;
  if (text === undefined) return undefined;
  const scrape = parseScrape(text);
  const of = (name: string): number => total(scrape, name) || 0;
  return {
    at: performance.now() - began,
    players: of("room_clients"),
    rooms: of("rooms"),
    heap: of("nodejs_heap_size_used_bytes"),
    resident: of("process_resident_memory_bytes"),
    handles: of("nodejs_active_handles_total"),
    files: of("process_open_fds"),
    errors: (scrape.get("log_lines_total") ?? []).reduce(
      (sum, { labels, value }) => sum + (labels.level === "error" || labels.level === "fatal" ? value : 0),
      0,
    ),
  };
}

/** By how much something may have grown from the first third of a run to its last. */
const GROWTH = {
  heap: { share: 0.25, least: 40e6 },
  resident: { share: 0.35, least: 150e6 },
  handles: { share: 0.2, least: 25 },
  files: { share: 0.2, least: 25 },
} as const;

/** What a server has of something; of handles and files those that are no player's line, of which there are more or fewer. */
const ownOf = (gauge: Gauge, name: keyof typeof GROWTH): number =>
  name === "handles" || name === "files" ? gauge[name] - gauge.players : gauge[name];

/** The lowest of a window: a heap is swept now and then, and what is left then is what it holds. */
const floorOf = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return median(sorted.slice(0, Math.max(1, Math.ceil(sorted.length / 4))));
};

/**
 * What of a process that ran all the time has grown for no reason: its lowest readings of the last third of the run beside those
 * of the first. Empty where all is flat, or the run too short to say.
 */
export function leaksIn(gauges: readonly Gauge[]): string[] {
  const until = gauges.at(-1)?.at ?? 0;
  const early = gauges.filter(({ at }) => at < until / 3);
  const late = gauges.filter(({ at }) => at > (until * 2) / 3);
  if (early.length < 5 || late.length < 5) return [];
  return (Object.keys(GROWTH) as (keyof typeof GROWTH)[]).flatMap((name) => {
    const floor = (window: readonly Gauge[]): number => floorOf(window.map((gauge) => ownOf(gauge, name)));
    const [before, after] = [floor(early), floor(late)];
    const { share, least } = GROWTH[name];
    const allowed = Math.max(before * (1 + share), before + least);
    return after <= allowed ? [] : [`${name} grew from ${shown(name, before)} to ${shown(name, after)}`];
  });
}

const shown = (name: string, value: number): string =>
  name === "heap" || name === "resident" ? `${(value / 1e6).toFixed(0)} MB` : String(Math.round(value));

/** A line that tells how a server stands. */
export function lineOf(name: string, gauge: Gauge | undefined): string {
  if (!gauge) return `${name}: does not answer`;
  const { players, rooms, heap, resident, handles, files } = gauge;
  return `${name}: ${players} players in ${rooms} rooms, heap ${shown("heap", heap)}, resident ${shown("resident", resident)}, ${handles} handles, ${files} files`;
}
