import { RESULTS } from "@diamond-valley/schemas/season/season.ts";
import { PRIZES, type Prize, prizeOf } from "@diamond-valley/schemas/vault/prizes.ts";
import { held } from "@diamond-valley/schemas/wallet/holdings.ts";
import { z } from "zod";
import type { Result } from "../../vault/results.ts";
import { type Command, type Operator, onlyArgument, refuseArguments, UsageProblem } from "../command.ts";
import { readTable } from "../table.ts";

const drawn = PRIZES.filter(({ vip_only }) => !vip_only);

const Row = z.strictObject({
  prize: z.string().transform((slug, context): Prize => {
    const prize = prizeOf(slug);
    if (prize && !prize.vip_only) return prize;
    context.addIssue(`must be one of ${drawn.map((each) => each.slug).join(", ")}`);
    return z.NEVER;
  }),
  account: z.string().regex(/^[0-9a-f]{24}$/, "must be an account's id"),
});

export const resultCommands: Command[] = [
  {
    name: "results import",
    usage: "<file.csv>",
    summary: "puts on record who won which prize of a draw that was made elsewhere",
    help: "Columns: prize, account (the id). Of each prize that the file names it must name all winners; a prize that was\ntaken in before gets the new list in the place of the old one. The Vault shows the results from 25 Nov 2025 on,\nand entrants of prizes without a list keep waiting. Whoever is named keeps the contact data, as by `winners import`; whoever\nis struck off, and holds nothing else, does so no more.",
    async *run(operator, args) {
      const { deps, claims, results, retentionStore } = operator;
      if (deps.clock.now() < deps.season().eventEnd) throw new UsageProblem("The event has not ended yet.");
      const draw = await unfrozen(operator);
      const fresh: Result[] = [];
      for await (const chunk of readTable(onlyArgument(args, "the file"), Row)) {
        fresh.push(...chunk.map(({ prize, account }) => ({ prize: prize.slug, kind: prize.kind, account })));
      }
      const problem = problemIn(fresh) ?? (await problemBeyond(fresh, operator));
      if (problem) throw new UsageProblem(`${problem} Nothing was taken in.`);
      // Before the results: the address of somebody who reads of a prize must not be purged.
      await retentionStore.markWinners(fresh.map(({ account }) => account));
      // Before their results go: a run that was killed in between finds them again.
      await retentionStore.unmarkWinners(await winnersNoMore(fresh, results));
      for (const { prize, account } of await results.publish(fresh)) await claims.release(prize, [account]);
      const prizes = new Set(fresh.map(({ prize }) => prize)).size;
      yield `${fresh.length} rows taken in: the results of ${prizes} prizes are complete.`;
      if (draw) yield "A draw was committed to here: `draw freeze` is refused from now on.";
    },
  },
  {
    name: "results withdraw",
    usage: "",
    summary: "takes all imported results back",
    help: "For a list that was taken in by mistake, until results are released. Everybody who is named there is no winner\nany more; `results import` takes another list, and `draw freeze` works again.",
    async *run(operator, args) {
      refuseArguments(args);
      await unfrozen(operator);
      const { deps, results, retentionStore } = operator;
      if (deps.clock.now() >= RESULTS) throw new UsageProblem("Results are out: winners have read them.");
      if ((await retentionStore.winnersKnownSince()) !== null)
        throw new UsageProblem("All winners are final.");
      const count = await results.withdraw(retentionStore.unmarkWinners);
      yield `${count} results are withdrawn.`;
    },
  },
];

/** The season's draws, where there are any. @throws UsageProblem once entries are frozen: results are theirs then */
async function unfrozen({ draws }: Operator) {
  const draw = await draws.store.find();
  if (!draw?.frozen) return draw;
  throw new UsageProblem("This season's prizes are drawn here: `draw publish` puts the winners on record.");
}

/** Whom the list strikes off without that they hold another prize. */
async function winnersNoMore(fresh: readonly Result[], results: Operator["results"]): Promise<string[]> {
  const winners = new Set(fresh.map(({ account }) => account));
  const replaced = new Set(fresh.map(({ prize }) => prize));
  const struckOff = new Set((await results.struckOff(fresh)).map(({ account }) => account));
  const none: string[] = [];
  for (const account of struckOff) {
    const others = [...(await results.arrivals(account)).keys()].filter((prize) => !replaced.has(prize));
    if (!winners.has(account) && others.length === 0) none.push(account);
  }
  return none;
}

/** What is wrong with the list in itself: nobody wins two of a kind, and there are no more winners than prizes. */
function problemIn(fresh: readonly Result[]): string | null {
  if (fresh.length === 0) return "The file names no winner.";
  const [won, winners] = [new Set<string>(), new Map<string, number>()];
  for (const { prize, kind, account } of fresh) {
    if (won.has(`${account} ${kind}`)) return `${account} wins more than one prize of the kind ${kind}.`;
    won.add(`${account} ${kind}`);
    winners.set(prize, (winners.get(prize) ?? 0) + 1);
  }
  for (const { slug, total } of drawn) {
    const count = winners.get(slug) ?? 0;
    if (count > total) return `There are ${count} winners of ${slug}, but ${total} prizes.`;
  }
  return null;
}

/** What is wrong with the list beside what is on record: winners have entries, and no other prize of the kind. */
async function problemBeyond(fresh: readonly Result[], operator: Operator): Promise<string | null> {
  const [clash] = await operator.results.clashes(fresh);
  if (clash) return `${clash.account} has already won ${clash.prize}, which is of the same kind.`;
  for (const { prize, account } of fresh) {
    const holdings = await operator.wallets.holdings(account);
    if (held(holdings, `entries.${prize}`) === 0) return `${account} has no entries for ${prize}.`;
  }
  return null;
}
