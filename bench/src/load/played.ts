import type { GolemRecord, Journal } from "../bots/journal.ts";

/** What the bots began in the games: lines pulled in, veins, fights with slimes, and with the golem by what was fought, runs of Diamond Hero. */
export function playedBy(journals: readonly Journal[]): Record<string, number> {
  const counts = new Map<string, number>();
  const add = (what: string, more: number): void => {
    if (more > 0) counts.set(what, (counts.get(what) ?? 0) + more);
  };
  for (const { presses, veins, slimes, golems, runs } of journals) {
    add("lines", [...presses.values()].filter(({ category }) => category === "fish").length);
    add("veins", veins);
    add("slimes", slimes);
    add("runs of Diamond Hero", runs.size);
    for (const golem of golems.values()) add(kindOf(golem), 1);
  }
  return Object.fromEntries(counts);
}

const kindOf = ({ kind, arms, ranked }: GolemRecord): string =>
  kind === "story"
    ? "golem of the story"
    : `golem of the week, ${arms} arms, ${ranked ? "ranked" : "practice"}`;
