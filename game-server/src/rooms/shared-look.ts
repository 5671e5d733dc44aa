/**
 * Looks something up for all who ask within `fresh` ms: they share one look, and its answer. A look that failed is told to
 * who shared it, and is no answer for those who ask later.
 */
export function createSharedLook<T>(
  look: () => Promise<T>,
  fresh: number,
  now = () => performance.now(),
): () => Promise<T> {
  let asked: { readonly at: number; readonly answer: Promise<T> } | undefined;
  return () => {
    if (asked && now() - asked.at <= fresh) return asked.answer;
    const answer = look();
    asked = { at: now(), answer };
    answer.catch(() => {
      if (asked?.answer === answer) asked = undefined;
    });
    return answer;
  };
}
