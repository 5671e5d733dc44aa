import { suspectsOf, type WeighView } from "./weigh.ts";

/** The next answer of somebody who proves which of eight gems is light: 3 against 3, then 1 against 1 of those that are left. */
export function provenNext(view: WeighView): string {
  const suspects = suspectsOf(view, view.done);
  if (suspects.length === 1) return `light:${suspects[0]}`;
  const [a, b, c, d, e, f] = suspects;
  return suspects.length > 3 ? `weigh:${a},${b},${c}/${d},${e},${f}` : `weigh:${a}/${b}`;
}
