import type { Stores } from "./stores.ts";

/** Takes an error that can't be mended here, whoever met it: a reload mends it. */
export type OnCrash = (error: unknown) => void;

/** Reports such an error, and shows the screen that says so. */
export function createCrash({ $connection }: Pick<Stores, "$connection">): OnCrash {
  return (error) => {
    reportError(error);
    $connection.set({ phase: "failed", attempt: 0, code: "generic" });
  };
}
