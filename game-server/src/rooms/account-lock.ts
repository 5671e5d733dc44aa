/** Locks with a holder and an end: whoever asks for one that another holds changes nothing about it. */
export interface AccountLocks {
  /** Takes the lock for `ms`, unless somebody holds it; answers whether it was taken. */
  acquire(key: string, token: string, ms: number): Promise<boolean>;
  /** Lets go of the lock where `token` holds it: not of one that ended and was taken by another. */
  letGo(key: string, token: string): Promise<void>;
  /** Changes when all locks may have got lost, as what keeps them was away. */
  readonly losses: number;
}

/** Locks of one process. */
export function createLocalLocks(): AccountLocks {
  const held = new Map<string, { token: string; end: NodeJS.Timeout }>();
  return {
    losses: 0,
    async acquire(key, token, ms) {
      if (held.has(key)) return false;
      held.set(key, { token, end: setTimeout(() => held.delete(key), ms).unref() });
      return true;
    },
    async letGo(key, token) {
      const lock = held.get(key);
      if (lock?.token !== token) return;
      clearTimeout(lock.end);
      held.delete(key);
    },
  };
}

/** The presence as locks, where it is one that all processes share; else locks of this process. */
export function locksOf(presence: object): AccountLocks {
  return "acquire" in presence && "letGo" in presence ? (presence as AccountLocks) : createLocalLocks();
}
