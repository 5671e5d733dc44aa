import { koreanDay, koreanHour } from "@diamond-valley/schemas/clock.ts";
import { FishingInputs, planFishing } from "@diamond-valley/schemas/fishing/attempt.ts";
import { arrowAt, judgedElapsed } from "@diamond-valley/schemas/fishing/press.ts";
import { FISHING } from "@diamond-valley/schemas/fishing/tuning.ts";
import type { Seeds } from "@diamond-valley/schemas/random.ts";
import type { LedgerEntry } from "@diamond-valley/schemas/wallet/operations.ts";

/** From where on somebody is worth a look. Neither proves anything: hands are never so even, people seldom so awake. */
export const SIGNALS = {
  /** Catches in a row whose presses are compared, and the standard deviation (ms) of their errors that is too even. */
  presses: { catches: 50, spread: 12 },
  /** Hours of one Korean day in each of which something was earned. */
  day: { hours: 16 },
} as const;

/** What is unusual about a player. */
export interface Signals {
  /** The evenest presses: their standard deviation, ms, and the key of the last catch among them. */
  presses?: { spread: number; key: string };
  /** The longest day, as `YYYYMMDD`, and in how many of its hours something was earned. */
  day?: { day: string; hours: number };
}

/** What somebody earns by playing at that moment; all other lines may be made without them, or by a single press. */
const PLAYED: ReadonlySet<LedgerEntry["kind"]> = new Set(["catch", "delivery", "boss-end", "hero-run"]);

/** The signals in a player's lines of the ledger, oldest first. Pure. */
export function signalsOf(lines: readonly LedgerEntry[]): Signals {
  const [presses, day] = [evenestPresses(lines), longestDay(lines)];
  return {
    ...(presses && presses.spread < SIGNALS.presses.spread && { presses }),
    ...(day && day.hours >= SIGNALS.day.hours && { day }),
  };
}

/** How much later (ms; negative: earlier) than the arrow's way through the middle a catch was pressed; null for other lines. */
export function pressError({ operation }: LedgerEntry): number | null {
  if (operation?.kind !== "catch" || operation.evidence?.game !== "fishing") return null;
  const { data: inputs } = FishingInputs.safeParse(operation.evidence.inputs);
  // The first catch can be pressed at any time, and rules of old had another arrow.
  if (!inputs || inputs.rules !== FISHING.rules || inputs.guided) return null;
  const { arrow } = planFishing((operation.evidence.seed as Seeds).shown, inputs);
  const time = judgedElapsed(inputs.press);
  const position = arrowAt(arrow, time);
  const direction = Math.sign(arrowAt(arrow, time + 1) - position);
  return direction * (position - arrow.centre) * arrow.sweep;
}

function evenestPresses(lines: readonly LedgerEntry[]): Signals["presses"] {
  const { catches } = SIGNALS.presses;
  const presses = lines.flatMap((line) => {
    const error = pressError(line);
    return error === null ? [] : [{ error, key: line.key }];
  });
  let evenest: Signals["presses"];
  for (let end = catches; end <= presses.length; end += 1) {
    const spread = standardDeviation(presses.slice(end - catches, end).map(({ error }) => error));
    const key = presses[end - 1]?.key ?? "";
    if (!evenest || spread < evenest.spread) evenest = { spread, key };
  }
  return evenest;
}

function standardDeviation(numbers: readonly number[]): number {
  const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  return Math.sqrt(numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0) / numbers.length);
}

function longestDay(lines: readonly LedgerEntry[]): Signals["day"] {
  const days = new Map<string, Set<number>>();
  for (const { at, kind } of lines) {
    if (!PLAYED.has(kind)) continue;
    const day = koreanDay(at);
    days.set(day, (days.get(day) ?? new Set()).add(koreanHour(at)));
  }
  let longest: Signals["day"];
  for (const [day, { size: hours }] of days) if (!longest || hours > longest.hours) longest = { day, hours };
  return longest;
}
