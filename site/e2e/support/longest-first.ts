import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Those that begin first. The toy builds a site, which is best done while the others only fill in forms. The rest are by
 * far the longest: begun last, one would run alone at the end while a processor idles.
 */
const FIRST = [
  /\/toy\/browser\.test\.ts$/,
  /\/(journey|stages)\.test\.ts$/,
  /\/(hero|story|deep|acts|hotel|closed-doors|houses|halls|android-room|hunting|golem|first-minutes|mining|daylight|member-house)\.test\.ts$/,
];

/** Those that begin last, when others only fill in forms: four games at once take the whole machine. */
const LAST = /\/together\.test\.ts$/;

/** The order of vitest, after those that begin first, and before those that begin last. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      if (LAST.test(moduleId)) return FIRST.length + 1;
      const found = FIRST.findIndex((name) => name.test(moduleId));
      return found < 0 ? FIRST.length : found;
    };
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}
