import { koreanDay } from "@diamond-valley/schemas/clock.ts";
import { FAVOURS } from "@diamond-valley/schemas/favours/content.ts";
import { type StoryGrant, storyGrants } from "@diamond-valley/schemas/story/grants.ts";
import type { Grant } from "@diamond-valley/schemas/story/reaction.ts";
import type { LedgerEntry } from "@diamond-valley/schemas/wallet/operations.ts";
import type { Journal } from "../bots/journal.ts";
import type { Evidence } from "./audit.ts";

/** What a grant says of each thing that it gives, in a form that can be compared. */
const amountsOf = ({ diamonds = 0, experience = 0, items = {} }: Grant): string =>
  JSON.stringify([diamonds, experience, Object.entries(items).toSorted()]);

/** The grant that a line of the ledger made. */
function paidBy({ operation }: LedgerEntry): string {
  return operation?.kind === "grant" ? amountsOf(operation) : "nothing";
}

/** The name of a grant in the key of a line: what counts for a day has the day behind it. */
function nameOf(key: string, grants: ReadonlyMap<string, StoryGrant>): string {
  const name = key.replace(/:\d{8}$/, "");
  return grants.get(name)?.daily ? name : key;
}

/** More favours on one Korean day than the village asks for. */
function moreThanADay(ledger: Evidence["ledger"]): string[] {
  const favours = ledger.flatMap(({ key }) => /:favour-[a-z-]+-done:(\d{8})$/.exec(key)?.[1] ?? []);
  return [...new Set(favours)].flatMap((day) => {
    const done = favours.filter((each) => each === day).length;
    return done > FAVOURS.aDay ? [`${done} favours were paid on ${day}`] : [];
  });
}

/**
 * Holds what the story promised against what it paid: every answer that gave something has its line, and its facts; every line is what
 * content pays, was asked for, and stands once; and what the progress says was given was paid. A line without facts may be: the
 * server died between the two, and the next touch mends it.
 */
export function auditStory(
  { touches, given = new Set() }: Pick<Journal, "touches"> & Partial<Pick<Journal, "given">>,
  { ledger, facts }: Pick<Evidence, "ledger" | "facts">,
  grants: ReadonlyMap<string, StoryGrant> = storyGrants(),
): string[] {
  const lines = new Map(
    ledger.filter(({ key }) => key.startsWith("story:")).map((line) => [nameOf(line.key, grants), line]),
  );
  const isTold = (said: StoryGrant["facts"]): boolean =>
    Object.entries(said).every(([fact, number]) => (facts[fact] ?? 0) >= number);
  // What was done on a day is forgotten with the next one.
  const today =
    ledger
      .map(({ at }) => koreanDay(at))
      .sort()
      .at(-1) ?? "";
  const isOver = (line: LedgerEntry | undefined): boolean => line !== undefined && koreanDay(line.at) < today;
  const strange = [...lines].flatMap(([key, line]) => {
    const known = grants.get(key);
    if (!known) return [`${key} was paid and content pays no such thing`];
    if (paidBy(line) !== amountsOf(known.grant)) return [`${key} paid ${paidBy(line)}`];
    return touches.has(known.target) ? [] : [`${key} was paid and nobody touched it`];
  });
  const unpaid = [...grants].flatMap(([key, { facts: said }]) =>
    Object.keys(said).some((fact) => !given.has(fact)) && isTold(said) && !lines.has(key)
      ? [`${Object.keys(said).join(", ")} is told and ${key} was never paid`]
      : [],
  );
  const broken = [...touches].flatMap(([target, { granted }]) => {
    const its = [...grants].filter((entry) => entry[1].target === target);
    return [...new Set(granted.map(amountsOf))].flatMap((amounts) => {
      const meant = its.filter(([key, { grant }]) => amountsOf(grant) === amounts && lines.has(key));
      if (meant.length === 0) return [`${target} gave ${amounts} and it was never paid`];
      return meant.some(([key, { facts: said, daily }]) => isTold(said) || (daily && isOver(lines.get(key))))
        ? []
        : [`${target} gave ${amounts} and the story forgot it`];
    });
  });
  return [...strange, ...unpaid, ...broken, ...moreThanADay(ledger)];
}
