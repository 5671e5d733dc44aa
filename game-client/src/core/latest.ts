/** What is asked over and over, of which only the latest answer counts. */
export interface Latest {
  /**
   * Asks, and hands over the answer, or the error. Neither counts once something newer was asked, or this was dropped: whoever
   * left a place and came back must not hear what was meant for the last visit.
   */
  ask<Answer>(
    asking: () => Promise<Answer>,
    answered: (answer: Answer) => void,
    failed: (error: unknown) => void,
  ): Promise<void>;
  /** Nobody waits for an answer any more. */
  drop(): void;
}

export function createLatest(): Latest {
  let asked = 0;
  return {
    async ask(asking, answered, failed) {
      asked += 1;
      const own = asked;
      let outcome: () => void;
      try {
        const answer = await asking();
        outcome = () => answered(answer);
      } catch (error) {
        outcome = () => failed(error);
      }
      if (own === asked) outcome();
    },
    drop() {
      asked += 1;
    },
  };
}
