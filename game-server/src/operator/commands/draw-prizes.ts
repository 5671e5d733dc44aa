import type { PassReason } from "@diamond-valley/schemas/draws/passing.ts";
import { prizeOf } from "@diamond-valley/schemas/vault/prizes.ts";
import { z } from "zod";
import type { DrawnDraw } from "../../draws/store.ts";
import {
  type Command,
  type Operator,
  onlyArgument,
  optionalArgument,
  optionsOf,
  UsageProblem,
} from "../command.ts";
import { readTable, refuseStrangers } from "../table.ts";
import { drawn } from "./draw.ts";

/** What an operator can say of a prize that goes on; the others follow by themselves. */
const REASONS = ["declined", "unreachable", "disqualified"] as const satisfies PassReason[];

const Acceptance = z.strictObject({
  prize: z.string().refine((slug) => prizeOf(slug) !== undefined, "must be the slug of a prize"),
  account: z.string().regex(/^[0-9a-f]{24}$/, "must be an account's id"),
});

/** @throws UsageProblem before the winners are on record */
async function published(operator: Operator): Promise<DrawnDraw> {
  const draw = await drawn(operator);
  if (draw.publishedAt === undefined)
    throw new UsageProblem("Winners are not on record yet: `draw publish` comes first.");
  return draw;
}

const decline: Command = {
  name: "draw decline",
  usage: "<prize> <account> [--reason <reason>]",
  summary: "has a prize go on to its next reserve",
  help: `The account's id is the winner's, as \`draw status\` prints it. Reasons: ${REASONS.join(", ")}; declined where none is\ngiven. It stands in the public record, under the winner's pseudonym. A reserve who was given a prize of the kind is\npassed over. Once contact data is purged nobody can be reached any more, and prizes stay where they are.`,
  async *run(operator, args) {
    const options = { reason: { type: "string", default: "declined" } } as const;
    const { values, positionals } = optionsOf(args, options);
    const [prize = "", account = "", more] = positionals;
    const reason = REASONS.find((known) => known === values.reason);
    if (!account || more !== undefined) throw new UsageProblem("It takes a prize and an account's id.");
    if (!reason) throw new UsageProblem(`The reason is one of ${REASONS.join(", ")}.`);
    const draw = await published(operator);
    if ((await operator.retentionStore.winnersKnownSince()) !== null)
      throw new UsageProblem("All winners are final: contact data of the reserves is gone.");
    if (reason === "unreachable" && (await operator.results.acceptedBy(account)).has(prize))
      throw new UsageProblem(`${account} has accepted ${prize} meanwhile, and so was reached.`);
    const { holders } = operator.draws;
    const added = await holders.passOn(draw, prize, account, reason);
    if (!added) throw new UsageProblem(`${account} does not hold ${prize}.`);
    await holders.passOnGone(draw);
    await holders.record(draw);
    yield `${prize} goes on from ${account}.`;
    for (const { entrant } of added.slice(1))
      yield `The reserve ${entrant.slice(0, 16)} was given one of the kind, and is passed over.`;
    const { drawn, held } = await holders.standing(draw);
    const { total, ranks } = drawn.find(({ slug }) => slug === prize)!;
    const holding = held.get(prize) ?? [];
    const next = ranks.find(({ entrant }) => entrant === holding.at(-1));
    yield holding.length === total && next
      ? `It is now held by ${next.account}, who gets a mail.`
      : "No reserve is left for it.";
  },
};

const accept: Command = {
  name: "draw accept",
  usage: "<file.csv>",
  summary: "records which winners accepted their prizes",
  help: "Columns: prize, account (the id). Winners of digital prizes accept by looking at their code, and `winners delivered`\naccepts too. Once every prize is accepted or has no reserve left, contact data of all others is purged.",
  async *run(operator, args) {
    let rows = 0;
    const strangers: string[] = [];
    for await (const chunk of readTable(onlyArgument(args, "the file"), Acceptance)) {
      rows += chunk.length;
      for (const { prize, account } of chunk)
        if (!(await operator.results.accept(prize, account))) strangers.push(`${prize} of ${account}`);
    }
    yield `${rows} rows taken in, ${rows - strangers.length} of winners who hold the prize.`;
    refuseStrangers(strangers, rows);
  },
};

const status: Command = {
  name: "draw status",
  usage: "[prize]",
  summary: "tells how far the draws and their prizes have come",
  help: "With a prize: its holders by account, whether they were told and have accepted.",
  async *run(operator, args) {
    const wanted = optionalArgument(args, "a prize");
    if (wanted !== undefined && !prizeOf(wanted)) throw new UsageProblem(`There is no prize ${wanted}.`);
    const { draws, results, claims } = operator;
    const draw = await draws.store.find();
    if (!draw) return yield "Nothing was committed to yet.";
    yield `Committed${draw.frozen ? ", frozen" : ""}${draw.drawn ? ", drawn" : ""}${draw.publishedAt ? ", published" : ""}.`;
    const known = await results.byPrize();
    if (wanted !== undefined) {
      for (const { account, told, accepted } of known.get(wanted) ?? [])
        yield `${account}${told ? ", told" : ""}${accepted ? ", accepted" : ""}`;
      return;
    }
    for (const { slug, total } of draw.terms.prizes) {
      const holders = known.get(slug) ?? [];
      const count = (key: "told" | "accepted") => holders.filter((holder) => holder[key]).length;
      const entrants = draw.frozen?.prizes[slug]?.entrants;
      const codes = prizeOf(slug)?.type === "digital" ? `, ${await claims.left(slug)} codes left` : "";
      yield `${slug}: ${entrants ?? "?"} entrants, ${holders.length} of ${total} held, ${count("told")} told, ${count("accepted")} accepted${codes}`;
    }
  },
};

export const prizeCommands: Command[] = [status, decline, accept];
