import { isDeepStrictEqual } from "node:util";
import { communityNews } from "@diamond-valley/schemas/community/news.ts";
import { teamOf } from "@diamond-valley/schemas/teams/teams.ts";
import type { HoldingPath, Holdings } from "@diamond-valley/schemas/wallet/holdings.ts";
import type { LedgerEntry } from "@diamond-valley/schemas/wallet/operations.ts";
import type { DeliveryRecord, GolemRecord, Journal, PressRecord } from "../bots/journal.ts";
import { auditAlbum } from "./album-audit.ts";
import { auditCommunity } from "./community-audit.ts";
import { auditHero } from "./hero-audit.ts";
import { auditStory } from "./story-audit.ts";

/** What the database holds of one player. */
export interface Evidence {
  holdings: Holdings;
  ledger: readonly LedgerEntry[];
  /** What the story's progress says. */
  facts: Readonly<Record<string, number>>;
}

/** The key of what a villager pays for a favour, once on a Korean day. */
const FAVOUR_KEY = /^story:[a-z-]+:favour-[a-z-]+-done:\d{8}$/;

/** What a journal was held against: how many acknowledgements, and what did not agree. */
export interface Findings {
  compared: {
    catches: number;
    veins: number;
    slimes: number;
    /** Ranked fights with the golem that began, and those whose end was told. */
    golemsBegun: number;
    golems: number;
    /** Runs of Diamond Hero that began, and those whose end was told. */
    runsBegun: number;
    runs: number;
    /** Gems and gifts of the story that an answer gave. */
    gifts: number;
    /** Favours of the day that the ledger pays. */
    favours: number;
    /** Kinds of the album whose first find or record was told. */
    finds: number;
    deliveries: number;
    exchanges: number;
    /** Teams that were joined. */
    teams: number;
    /** Diamonds of steps of own challenges and of community goals that the ledger pays. */
    challenges: number;
    goals: number;
    entries: number;
    milestones: number;
  };
  violations: string[];
}

/**
 * Holds what a bot was promised against what the database holds of it: every acknowledged reward exactly once, none
 * that was not earned, nothing twice, and a wallet that is the sum of its ledger.
 */
export function auditJournal(journal: Journal, evidence: Evidence): Findings {
  const { ledger } = evidence;
  const violations = [
    ...doubledKeys(ledger),
    ...sumsThatDiffer(evidence),
    ...[...journal.presses.values()].flatMap((press) => auditPress(press, ledger)),
    ...[...journal.golems.values()].flatMap((fight) => auditGolem(fight, ledger)),
    ...[...journal.deliveries.values()].flatMap((delivery) => auditDelivery(delivery, ledger)),
    ...auditStory(journal, evidence),
    ...auditAlbum(journal, evidence),
    ...auditHero(journal, ledger),
    ...auditExchanges(journal, ledger),
    ...auditTeam(journal, evidence),
    ...auditCommunity(journal, evidence),
    ...auditEntries(journal, evidence),
    ...auditMilestones(journal, ledger),
    ...unearned(journal, ledger),
  ];
  const presses = [...journal.presses.values()];
  const ranked = [...journal.golems.values()].filter((fight) => fight.ranked);
  const answered = <T extends { answer?: unknown }>(records: Iterable<T>) =>
    [...records].filter(({ answer }) => answer !== undefined).length;
  return {
    compared: {
      catches: answered(presses.filter(({ category }) => category === "fish")),
      veins: answered(presses.filter(({ category }) => category === "ore")),
      slimes: answered(presses.filter(({ category }) => category === "herbs")),
      golemsBegun: ranked.length,
      golems: answered(ranked),
      runsBegun: journal.runs.size,
      runs: answered(journal.runs.values()),
      gifts: [...journal.touches.values()].reduce((sum, { granted }) => sum + granted.length, 0),
      favours: ledger.filter(({ key }) => FAVOUR_KEY.test(key)).length,
      finds: journal.finds.size,
      deliveries: answered(journal.deliveries.values()),
      exchanges: journal.exchanges.filter((exchange) => exchange.answered).length,
      teams: Number(journal.team?.acknowledged ?? false),
      challenges: weeklyPay(ledger, "challenge"),
      goals: weeklyPay(ledger, "goal"),
      entries: [...journal.entries.values()].reduce((sum, { changes }) => sum + changes, 0),
      milestones: journal.milestones.size,
    },
    violations: violations.map((violation) => `${journal.loginHint}: ${violation}`),
  };
}

/** Diamonds that steps of own challenges, or of goals, paid. */
const weeklyPay = (ledger: readonly LedgerEntry[], what: "challenge" | "goal"): number =>
  ledger.reduce((sum, line) => sum + (communityNews(line)?.[what] ?? 0), 0);

/** The change of `path` that a line of the ledger made. */
function changeOf(entry: LedgerEntry, path: HoldingPath): number {
  return entry.changes.reduce((sum, change) => (change.path === path ? sum + change.by : sum), 0);
}

/** A key ends with what it was made for: the attempt's or the submission's id. */
function linesFor(ledger: readonly LedgerEntry[], id: string): LedgerEntry[] {
  return ledger.filter(({ key }) => key.endsWith(`:${id}`));
}

function doubledKeys(ledger: readonly LedgerEntry[]): string[] {
  const seen = new Set<string>();
  return ledger.flatMap(({ key }) => {
    if (seen.has(key)) return `the key ${key} stands in the ledger twice`;
    seen.add(key);
    return [];
  });
}

function sumsThatDiffer({ holdings, ledger }: Evidence): string[] {
  const sums = new Map<HoldingPath, number>();
  for (const { path, by } of ledger.flatMap((entry) => entry.changes))
    sums.set(path, (sums.get(path) ?? 0) + by);
  const paths = new Set([...sums.keys(), ...holdings.keys()]);
  return [...paths].flatMap((path) => {
    const [held, sum] = [holdings.get(path) ?? 0, sums.get(path) ?? 0];
    if (held !== sum) return `the wallet holds ${held} of ${path}, its ledger says ${sum}`;
    return held < 0 ? `the wallet holds ${held} of ${path}` : [];
  });
}

function auditPress({ attempt, category, answer }: PressRecord, ledger: readonly LedgerEntry[]): string[] {
  const lines = linesFor(ledger, attempt);
  if (lines.length > 1) return [`attempt ${attempt} was paid ${lines.length} times`];
  if (!answer) return [];
  const [line] = lines;
  if (answer.items.length === 0) return line ? [`attempt ${attempt} was paid although it missed`] : [];
  if (!line) return [`attempt ${attempt} brought ${answer.items.join(", ")} and was never paid`];
  return [...new Set(answer.items)].flatMap((item) => {
    const promised = answer.items.filter((each) => each === item).length;
    const paid = changeOf(line, `bag.${category}.${item}`);
    return paid === promised ? [] : `attempt ${attempt} promised ${promised} ${item} and paid ${paid}`;
  });
}

/** A ranked fight with the golem: its beginning was acknowledged, and counts once; its end where that was. */
function auditGolem({ attempt, ranked, answer }: GolemRecord, ledger: readonly LedgerEntry[]): string[] {
  const lines = linesFor(ledger, attempt);
  if (!ranked) return lines.length > 0 ? [`fight ${attempt} was practice and stands in the ledger`] : [];
  const [starts, ends] = (["boss-start", "boss-end"] as const).map((kind) =>
    lines.filter((line) => line.kind === kind),
  ) as [LedgerEntry[], LedgerEntry[]];
  if (starts.length !== 1 || ends.length > 1)
    return [`fight ${attempt} was begun once, counted ${starts.length} times and ended ${ends.length} times`];
  if (!answer) return [];
  const [end] = ends;
  if (end?.operation?.kind !== "boss-end") return [`fight ${attempt} was acknowledged and never stored`];
  const { score, won } = end.operation;
  const diamonds = lines.reduce((sum, line) => sum + changeOf(line, "diamonds"), 0);
  const isAsPromised =
    score === answer.score && won === (answer.outcome === "success") && diamonds === answer.diamonds;
  if (isAsPromised) return [];
  return [
    `fight ${attempt} promised ${answer.score} points and ${answer.diamonds} diamonds, and has ${score} and ${diamonds}`,
  ];
}

function auditDelivery(
  { id, category, colour, answer }: DeliveryRecord,
  ledger: readonly LedgerEntry[],
): string[] {
  const lines = linesFor(ledger, id);
  if (lines.length > 1) return [`delivery ${id} was paid ${lines.length} times`];
  if (!answer) return [];
  const [line] = lines;
  if (!line) return [`delivery ${id} was acknowledged and was never paid`];
  const experience = changeOf(line, "experience");
  const taken = -changeOf(line, `bag.${category}.${colour}`);
  if (!isDeepStrictEqual(communityNews(line), answer.community ?? null))
    return [`delivery ${id} told something else of the week than it did`];
  if (experience === answer.experience_rewarded && taken === answer.quantity) return [];
  return [
    `delivery ${id} promised ${answer.experience_rewarded} experience for ${answer.quantity} and paid ${experience} for ${taken}`,
  ];
}

/** An exchange has no key of the player's, so unanswered ones may have happened or not. */
function auditExchanges({ exchanges }: Journal, ledger: readonly LedgerEntry[]): string[] {
  const done = ledger.filter(({ kind }) => kind === "exchange").length;
  const answered = exchanges.filter((exchange) => exchange.answered).length;
  if (done >= answered && done <= exchanges.length) return [];
  return [`${answered} of ${exchanges.length} exchanges were acknowledged and ${done} were done`];
}

/** Whoever was told to be in a team is in it, once, and every line that brings it points counts for what it is. */
function auditTeam({ team }: Journal, { holdings, ledger }: Evidence): string[] {
  const joined = ledger.filter(({ kind }) => kind === "join-team");
  const held = teamOf(holdings);
  const faults = ledger
    .filter(({ kind }) => kind === "sign-in" || kind === "match")
    .filter((line) => ![0, 100].includes(changeOf(line, "team.points")))
    .map((line) => `${line.key} brought a team ${changeOf(line, "team.points")} points`);
  if (joined.length > 1) faults.push(`a team was joined ${joined.length} times`);
  if (held !== null && held !== team?.wanted) faults.push(`the ${held} team was never asked for`);
  if (team?.acknowledged && held !== team.wanted)
    faults.push(`the ${team.wanted} team was joined, and ${held ?? "none"} is held`);
  return faults;
}

function auditEntries(journal: Journal, { holdings }: Evidence): string[] {
  const strangers = [...holdings.keys()]
    .filter((path) => path.startsWith("entries."))
    .map((path) => path.slice("entries.".length))
    .filter((prize) => !journal.entries.has(prize));
  const differing = [...journal.entries].flatMap(([prize, { acknowledged }]) => {
    const held = holdings.get(`entries.${prize}`) ?? 0;
    if (acknowledged === undefined || acknowledged === held) return [];
    return `${acknowledged} entries for ${prize} were acknowledged and ${held} are held`;
  });
  return [...strangers.map((prize) => `entries for ${prize} were never asked for`), ...differing];
}

function auditMilestones({ milestones }: Journal, ledger: readonly LedgerEntry[]): string[] {
  const paid = ledger
    .filter(({ kind }) => kind === "milestone")
    .reduce((sum, entry) => sum + changeOf(entry, "diamonds"), 0);
  const promised = [...milestones.values()].reduce((sum, diamonds) => sum + diamonds, 0);
  return promised <= paid ? [] : [`${promised} diamonds came with levels and ${paid} were paid`];
}

/** What the harness gives a bot is paid under keys that begin so. */
export const GIVEN = "faults:";

/** What is named by its answer alone is paid under these: veins of the mine, fights with slimes. */
const UNNAMED = { veins: "quest:mining:", slimes: "quest:hunting:" } as const;
const isUnnamed = (key: string): boolean => Object.values(UNNAMED).some((prefix) => key.startsWith(prefix));

/** Catches, fights and deliveries in the ledger that no bot asked for. */
function unearned(journal: Journal, ledger: readonly LedgerEntry[]): string[] {
  const { presses, deliveries, golems, unsureGolems } = journal;
  const known = new Set([...presses.keys(), ...deliveries.keys()]);
  const idOf = ({ key }: LedgerEntry): string => key.slice(key.lastIndexOf(":") + 1);
  const strange = ledger
    .filter(({ kind }) => kind === "catch" || kind === "delivery")
    .filter((line) => !known.has(idOf(line)) && !isUnnamed(line.key) && !line.key.startsWith(GIVEN))
    .map(({ key }) => `${key} was paid and nobody earned it`);
  for (const [what, prefix] of Object.entries(UNNAMED) as [keyof typeof UNNAMED, string][]) {
    const paid = ledger.filter(({ key }) => key.startsWith(prefix)).length;
    if (paid > journal[what]) strange.push(`${paid} ${what} were paid and ${journal[what]} were given`);
  }
  const unknown = ledger.filter((line) => line.kind === "boss-start" && !golems.has(idOf(line))).length;
  if (unknown > unsureGolems)
    strange.push(`${unknown} fights counted that no answer named, and ${unsureGolems} were asked for so`);
  return strange;
}
