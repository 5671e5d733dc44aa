const SEMITONES: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** Frequency in Hz of a note such as `C4`, `F#3` or `Bb5`. Throws a RangeError for anything else. */
export function frequencyOf(note: string): number {
  const parts = /^([A-G])([#b]?)(\d)$/.exec(note);
  const tone = SEMITONES[parts?.[1] ?? ""];
  if (!parts || tone === undefined) throw new RangeError(`"${note}" is no note`);
  const shift = parts[2] === "#" ? 1 : parts[2] === "b" ? -1 : 0;
  return 440 * 2 ** ((tone + shift - 9) / 12 + Number(parts[3]) - 4);
}

/** The steps of a written line: a note on each, or null for `.`; bars are set apart by `|` for the eye. */
export function stepsOf(line: string): (string | null)[] {
  return line
    .split(/[\s|]+/)
    .filter((sign) => sign !== "")
    .map((sign) => (sign === "." ? null : sign));
}
