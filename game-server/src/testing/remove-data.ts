import { rm } from "node:fs/promises";

/** Removes a data directory, also while its database's process, which ends a moment after the server, writes its last. */
export const removeData = (directory: string): Promise<void> =>
  rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
