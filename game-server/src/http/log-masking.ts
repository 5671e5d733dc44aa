/** What takes the place of what may tell of a person, in this order. */
const MASKS: [pattern: RegExp, instead: string][] = [
  // One event is one line, whatever somebody typed.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  [/[\x00-\x1f\x7f\u2028\u2029]+/g, " "],
  [/(?<![^\s"'`<>(){}])[^\s"'`<>(){}@]*@[^\s"'`<>(){}]+/g, "<address>"],
  [/(\b\w+:\/\/[^\s?#"']*)[?#][^\s"']*/g, "$1?<query>"],
  // Names of fields may stay where an engine tells which was read; all else that is quoted is somebody's value.
  // It may be cut off before its end.
  [/(?<!\w|\breading )(["'`])(?:\\.|\\$|(?!\1)[^\\])*(?:\1|$)/g, '"…"'],
  [/\b[\w-]{24,}\b/g, "<token>"],
  [/\+?\d[\d -]{5,}\d/g, "<number>"],
  // Our words for the log are plain English: what is not was typed by people.
  [/[^\x20-\x7e…]+/g, "…"],
];

/** Characters of a message that are told: errors repeat what people sent, however long that is. */
const TOLD_MAX = 2_000;

/**
 * A message without addresses, names, phones, ids and tokens, on one line. Strangers choose much of it, so each pattern reads
 * a text at most a few times, whatever stands in it.
 */
export function masked(text: string): string {
  const told = text.length > TOLD_MAX ? `${text.slice(0, TOLD_MAX)}…` : text;
  return MASKS.reduce((masking, [pattern, instead]) => masking.replace(pattern, instead), told);
}

/** What the log keeps of an error. */
export interface ToldError {
  type: string;
  message: string;
  /** Of the system or the database. */
  code?: string | number;
  /** The places in our code, without the message that a stack begins with. */
  stack: string;
  cause?: ToldError;
}

/** An error for the log. Fields that libraries add are left out: a refused write carries the whole document. */
export function toldError(error: unknown): ToldError {
  if (!(error instanceof Error)) return { type: typeof error, message: masked(String(error)), stack: "" };
  const code = "code" in error ? error.code : undefined;
  return {
    type: error.name,
    message: masked(error.message),
    ...((typeof code === "string" || typeof code === "number") && { code }),
    stack: framesOf(error),
    ...(error.cause !== undefined && { cause: toldError(error.cause) }),
  };
}

function framesOf({ stack = "" }: Error): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at .*(:\d+:\d+\)?|\))$/.test(line))
    .join("\n");
}
