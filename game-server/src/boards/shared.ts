/** How long (ms) an answer is shared: boards refresh by themselves while they are open, and many may be looking. */
const SHARED_FOR = 500;

/** Answers that all who ask within a moment share, by name; `now` is a clock, ms. */
export function createShared<Answer>(now = () => performance.now()) {
  const answers = new Map<string, { readonly until: number; readonly answer: Promise<Answer> }>();
  /** What is known under a name, or what `make` makes; a failure is shared with nobody who comes later. */
  return (name: string, make: () => Promise<Answer>): Promise<Answer> => {
    const known = answers.get(name);
    if (known && now() < known.until) return known.answer;
    const answer = make();
    answers.set(name, { until: now() + SHARED_FOR, answer });
    answer.catch(() => answers.delete(name));
    return answer;
  };
}
