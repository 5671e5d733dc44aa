/** One sample of Prometheus's text format: its labels and its value. */
export interface Sample {
  labels: Readonly<Record<string, string>>;
  value: number;
}

/** The samples of a scrape, by metric name. */
export type Scrape = ReadonlyMap<string, readonly Sample[]>;

/** Reads Prometheus's text format. Comments and lines that it does not know are left out. */
export function parseScrape(text: string): Scrape {
  const samples = new Map<string, Sample[]>();
  for (const line of text.split("\n")) {
    const [, name, labels = "", value] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)/.exec(line) ?? [];
    if (!name) continue;
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, text]) => [key, text]);
    const known = samples.get(name) ?? [];
    known.push({ labels: Object.fromEntries(pairs), value: Number(value) });
    samples.set(name, known);
  }
  return samples;
}

/** The sum of a metric over all its labels; NaN where the scrape has no such metric. */
export function total(scrape: Scrape, name: string): number {
  const samples = scrape.get(name);
  return samples ? samples.reduce((sum, { value }) => sum + value, 0) : Number.NaN;
}

/** How many observations of a histogram lie at or below each bound, over all other labels, between two scrapes. */
export function bucketsBetween(
  before: Scrape,
  after: Scrape,
  name: string,
): [bound: number, count: number][] {
  const counts = new Map<number, number>();
  for (const [scrape, sign] of [
    [before, -1],
    [after, 1],
  ] as const) {
    for (const { labels, value } of scrape.get(`${name}_bucket`) ?? []) {
      const bound = labels.le === "+Inf" ? Number.POSITIVE_INFINITY : Number(labels.le);
      counts.set(bound, (counts.get(bound) ?? 0) + sign * value);
    }
  }
  return [...counts].sort(([one], [other]) => one - other);
}

/**
 * The value below which `share` (0..1) of a histogram's observations lie, by a straight line within the bucket, as
 * Prometheus's `histogram_quantile`. NaN of no observations; the highest finite bound where it lies above.
 */
export function histogramQuantile(buckets: readonly (readonly [number, number])[], share: number): number {
  const all = buckets.at(-1)?.[1] ?? 0;
  if (all === 0) return Number.NaN;
  let [low, below] = [0, 0];
  for (const [bound, count] of buckets) {
    if (count >= share * all && count > below) {
      if (bound === Number.POSITIVE_INFINITY) return low;
      return low + ((bound - low) * (share * all - below)) / (count - below);
    }
    [low, below] = [bound, count];
  }
  return low;
}
