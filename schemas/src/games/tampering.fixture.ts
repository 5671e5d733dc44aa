import { fromText, toText } from "../arena/bytes.ts";
import { between, type Random } from "../random.ts";
import type { Evidence } from "../wallet/evidence.ts";
import type { Attempt, Decided } from "./attempts.fixture.ts";
import { replayEvidence } from "./replay.ts";

/** A result in a form that can be compared. */
const inWords = (results: readonly unknown[]): string => JSON.stringify(results);

/** Whether a recording, played again, and its evidence decide what was decided in play. */
export function replaysEqual(attempt: Attempt): boolean {
  const { decided, recording } = attempt;
  const again = attempt.evidenceIn(recording);
  const evidence = decided.map((each) => each.evidence);
  return (
    inWords(again) === inWords(evidence) &&
    inWords(again.map(replayEvidence)) === inWords(decided.map(({ result }) => result))
  );
}

/** Whether the evidence decides just this result: what an audit asks of everything that was paid. */
export function isJust({ evidence, result }: Decided): boolean {
  return inWords([replayEvidence(evidence)]) === inWords([result]);
}

/**
 * What becomes of a recording or of evidence that was changed behind the payment: it is refused, it decides another result
 * than what was paid, which an audit notices, or it decides just what was paid, so that nothing was gained.
 */
export type Fate = "refused" | "noticed" | "same";

function fateOf(decided: readonly Decided[], again: () => readonly Evidence[]): Fate {
  try {
    const results = again().map(replayEvidence);
    return inWords(results) === inWords(decided.map(({ result }) => result)) ? "same" : "noticed";
  } catch {
    return "refused";
  }
}

function flipped(bytes: Uint8Array, bit: number): Uint8Array {
  const changed = Uint8Array.from(bytes);
  changed[bit >> 3]! ^= 1 << (bit & 7);
  return changed;
}

/** Flips one bit of the recording of an attempt's world. */
export function flipInRecording(attempt: Attempt, random: Random): Fate {
  const bytes = fromText(attempt.recording);
  const changed = toText(flipped(bytes, between(random, 0, bytes.length * 8 - 1)));
  return fateOf(attempt.decided, () => attempt.evidenceIn(changed));
}

/** Flips one bit of the stored evidence of one of its results. */
export function flipInEvidence({ decided }: Attempt, random: Random): Fate {
  const kept = decided[between(random, 0, decided.length - 1)];
  if (!kept) return "refused";
  const bytes = new TextEncoder().encode(JSON.stringify(kept.evidence));
  const changed = flipped(bytes, between(random, 0, bytes.length * 8 - 1));
  const text = () => new TextDecoder("utf-8", { fatal: true }).decode(changed);
  return fateOf([kept], () => [JSON.parse(text()) as Evidence]);
}
