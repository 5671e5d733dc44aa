/** What was found of one part of a deployment. */
export interface Finding {
  /** `ok`: as it should be. `look`: works, and an operator should know. `mend`: something does not work or is not safe. */
  readonly state: "ok" | "look" | "mend";
  readonly part: string;
  /** What was seen, and for `look` and `mend` the way out, in one line. */
  readonly said: string;
}

const finding =
  (state: Finding["state"]) =>
  (part: string, said: string): Finding => ({ state, part, said });

export const ok = finding("ok");
export const look = finding("look");
export const mend = finding("mend");

/** A finding as it is printed. */
export function lineOf({ state, part, said }: Finding): string {
  return `${state.padEnd(4)}  ${part.padEnd(10)} ${said}`;
}

/** What an error says, without what it was caused by. */
export const reasonOf = (error: unknown): string => {
  const { message, cause } = error as Error;
  return cause instanceof Error && cause.message ? `${message} (${cause.message})` : message;
};
