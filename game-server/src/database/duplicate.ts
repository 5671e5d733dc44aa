const duplicateKey = 11_000;

/** Whether a write failed because a unique index already has such a document. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === duplicateKey;
}

/** For inserts that somebody else may have made: answers false then. Throws every other error. */
export function refuseAllButDuplicate(error: unknown): false {
  if (isDuplicate(error)) return false;
  throw error;
}
