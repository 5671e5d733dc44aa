/** What is chosen begins so where it is the answer to a puzzle. */
export const ANSWER = "=";

/** Chosen to begin a try at a puzzle that is played in time, as it is or in calm mode. */
export const BEGIN = { plain: "+", calm: "+calm" } as const;
