import { Unreachable } from "@diamond-valley/web-kit/problem.ts";

/** What a `TroublePanel` says of an error (spec 2 §8): a lost line is being mended, all else may be tried again. */
export const troubleOf = (error: unknown): "reconnecting" | "again" =>
  error instanceof Unreachable ? "reconnecting" : "again";
