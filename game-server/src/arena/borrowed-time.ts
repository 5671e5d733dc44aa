/** Ticks behind an announcement in which somebody reacts to it. */
const REACTION = 10;
/** Ticks by which inputs may come later then, each time: clocks and frames do that by themselves. */
const SPARE = 0.75;
/** The most that one announcement adds: a line or a page that stalls once is late by much. */
const MOST = 8;
/**
 * Ticks that an uneven line may borrow by chance. With 200 ms of jitter none of 4,000 fights of three minutes came to it,
 * with 300 ms fewer than one in a hundred; whoever borrows a quarter of a second each time soon does.
 */
const ALLOWED = 16;

/**
 * Whether a client's inputs come later than before whenever something was announced. A page that slows its world then,
 * or that plays ahead of time until then, borrows time to react, and pays it back where nothing threatens. A line knows
 * nothing of announcements: however uneven it is, behind them inputs come as often sooner as later.
 */
export interface BorrowedTime {
  /** Whether an input that was told `behind` ticks behind time still counts. */
  accepts(behind: number): boolean;
  /** A tick was decided whose input was told so late; `announced` says whether something was announced in it. */
  decided(behind: number, announced: boolean): void;
  /** A tick was decided for which nothing had been told. */
  silent(): void;
  /** Ticks that were borrowed and not paid back. */
  readonly borrowed: number;
}

/** `borrowed` of an attempt that goes on from another room: who changes seats is not let off. */
export function createBorrowedTime(borrowed = 0): BorrowedTime {
  /** How late inputs were at the announcement, how much later those since were in all, and how many these are. */
  let usual = 0;
  let later = 0;
  let ticks = REACTION;
  const isReacting = (): boolean => ticks < REACTION;

  return {
    get borrowed() {
      return borrowed;
    },
    accepts: (behind) => borrowed < ALLOWED || !isReacting() || behind <= usual + SPARE,
    decided(behind, announced) {
      if (isReacting()) {
        later += behind - usual;
        ticks += 1;
        // A cumulative sum, which never falls below 0: a good line earns nothing.
        if (!isReacting())
          borrowed = Math.min(2 * ALLOWED, Math.max(0, borrowed + Math.min(MOST, later / REACTION) - SPARE));
      } else if (announced) {
        usual = behind;
        later = ticks = 0;
      }
    },
    silent() {
      ticks = REACTION;
    },
  };
}
