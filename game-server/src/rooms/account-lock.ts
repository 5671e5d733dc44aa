/** Locks with a holder and an end: whoever asks for one that another holds changes nothing about it. */
export interface AccountLocks {
  /** Takes the lock for `ms`, unless somebody holds it; answers whether it was taken. */
  acquire(key: string, token: string, ms: number): Promise<boolean>;
  /** Lets go of the lock where `token` holds it: not of one that ended and was taken by another. */
  letGo(key: string, token: string): Promise<void>;
  /** Who holds the lock, or null. */
  holder(key: string): Promise<string | null>;
  /** Gives the lock to `to` for `ms` where `from` holds it at this moment, or nobody where that is null; answers whether it did. */
  pass(key: string, from: string | null, to: string, ms: number): Promise<boolean>;
  /** Changes when all locks may have got lost, as what keeps them was away. */
  readonly losses: number;
}

/** Locks of one process. */
export function createLocalLocks(): AccountLocks {
  const held = new Map<string, { token: string; end: NodeJS.Timeout }>();
  const holderOf = (key: string): string | null => held.get(key)?.token ?? null;
  async function pass(key: string, from: string | null, to: string, ms: number): Promise<boolean> {
    if (holderOf(key) !== from) return false;
    clearTimeout(held.get(key)?.end);
    held.set(key, { token: to, end: setTimeout(() => held.delete(key), ms).unref() });
    return true;
  }
  return {
    losses: 0,
    acquire: (key, token, ms) => pass(key, null, token, ms),
    holder: async (key) => holderOf(key),
    pass,
    async letGo(key, token) {
      const lock = held.get(key);
      if (lock?.token !== token) return;
      clearTimeout(lock.end);
      held.delete(key);
    },
  };
}

/** The locks of this process that belong to a presence of this process. */
const localLocks = new WeakMap<object, AccountLocks>();

/** The presence as locks, where it is one that all processes share; else locks of this process. */
export function locksOf(presence: object): AccountLocks {
  if ("acquire" in presence && "letGo" in presence) return presence as AccountLocks;
  const locks = localLocks.get(presence) ?? createLocalLocks();
  localLocks.set(presence, locks);
  return locks;
}
