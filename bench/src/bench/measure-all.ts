import { keepResults, renderSection, type Section } from "./report.ts";

/** What became of benchmarks that ran one after the other. */
export interface Measured {
  readonly sections: readonly Section[];
  /** The benchmarks that ended in an error, each with what it said. */
  readonly failures: readonly { readonly name: string; readonly why: string }[];
}

/**
 * Runs benchmarks one after the other. Each is kept as soon as it is there, and one that fails is told of and passed over: all of
 * them take hours, and what was measured before must not be lost.
 */
export async function measureAll(
  names: readonly string[],
  measure: (name: string) => Promise<Section>,
  keep: (sections: readonly Section[]) => void = keepResults,
  tell: (text: string) => void = (text) => void process.stdout.write(text),
): Promise<Measured> {
  const sections: Section[] = [];
  const failures: { name: string; why: string }[] = [];
  for (const name of names) {
    const began = performance.now();
    const took = () => `${((performance.now() - began) / 1_000).toFixed(0)} s`;
    try {
      const section = await measure(name);
      keep([section]);
      sections.push(section);
      tell(`${renderSection(section)}\n\n${name} took ${took()}\n\n`);
    } catch (error) {
      const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
      failures.push({ name, why });
      tell(`${name} failed after ${took()}: ${why}\n\n`);
    }
  }
  return { sections, failures };
}
