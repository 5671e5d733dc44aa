import { BaseSequencer, type TestSpecification } from "vitest/node";

/** By far the longest: begun last, one would run alone at the end while a processor idles. */
const LONGEST =
  /\/(stage-flips|uneven-lines|main|crash|closing|stranger(-\w+)?)\.test\.ts$|\/(deep|boss|hunting|mining)\/room\.test\.ts$/;

/** The order of vitest, with the longest files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => Number(LONGEST.test(moduleId));
    return sorted.sort((a, b) => isLongest(b) - isLongest(a));
  }
}
