import { Problem } from "../http/problem.ts";

/**
 * Does as `act`, but of the first `outages` calls none answers: every other one breaks off behind the work, and the rest before it,
 * with `unavailable`.
 */
export function afterOutages<Input extends readonly unknown[], Answer>(
  outages: number,
  act: (...input: Input) => Promise<Answer>,
): (...input: Input) => Promise<Answer> {
  let calls = 0;
  return async (...input) => {
    calls += 1;
    if (calls > outages) return act(...input);
    if (calls % 2 === 1) await act(...input);
    throw new Problem("unavailable");
  };
}
