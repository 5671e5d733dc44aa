/** Work that must be done before its room goes. */
export interface Unfinished {
  /** Notes a piece of work until it is done or has failed; answers it as it is. */
  add<Work extends Promise<unknown>>(work: Work): Work;
  /** Waits until none is left, also of what is added meanwhile. Never rejects. */
  settled(): Promise<void>;
}

export function createUnfinished(): Unfinished {
  const works = new Set<Promise<unknown>>();
  return {
    add(work) {
      works.add(work);
      const done = () => works.delete(work);
      work.then(done, done);
      return work;
    },
    async settled() {
      while (works.size > 0) await Promise.allSettled(works);
    },
  };
}
