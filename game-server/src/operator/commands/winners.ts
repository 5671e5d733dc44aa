import { prizeOf } from "@diamond-valley/schemas/vault/prizes.ts";
import { z } from "zod";
import { isSettled } from "../../draws/upkeep.ts";
import { noteArrivals } from "../../vault/arrivals.ts";
import { type Command, type Operator, onlyArgument, refuseArguments, UsageProblem } from "../command.ts";
import { readTable, refuseStrangers } from "../table.ts";

const id = z.string().regex(/^[0-9a-f]{24}$/, "must be an account's id");
const Winner = z.strictObject({ account: id });
const Delivery = z.strictObject({
  prize: z
    .string()
    .refine((slug) => prizeOf(slug) !== undefined, "must be the slug of a prize")
    .optional(),
  account: id,
  delivered_at: z.iso.datetime({ offset: true }).transform((instant) => Date.parse(instant)),
});

export const winnerCommands: Command[] = [
  {
    name: "winners import",
    usage: "<file.csv>",
    summary: "keeps the contact data of these winners",
    help: "Columns: account (the id). For winners of draws that were made elsewhere; `draw publish` and `results import` do so\ntoo. Nothing is purged by this: see `winners close`.",
    async *run({ deps, retentionStore }, args) {
      if (deps.clock.now() < deps.season().eventEnd) throw new UsageProblem("The event has not ended yet.");
      let marked = 0;
      let rows = 0;
      for await (const chunk of readTable(onlyArgument(args, "the file"), Winner)) {
        rows += chunk.length;
        marked += await retentionStore.markWinners(chunk.map(({ account }) => account));
      }
      if (rows === 0) throw new UsageProblem("The file names no winner.");
      if (marked < rows)
        throw new UsageProblem(
          `${rows - marked} of ${rows} rows name nobody who is here. Mend the file and import it again.`,
        );
      yield `${rows} rows taken in, ${marked} winners are here.`;
    },
  },
  {
    name: "winners close",
    usage: "",
    summary: "says that all winners are final",
    help: "The contact data of everybody else is purged for good within the hour after this. It is refused while a winner on\nrecord has not accepted, for then a reserve may still be needed. Draws of `draw run` are closed by the servers\nthemselves, once every prize is accepted or has no reserve left.",
    async *run({ deps, draws, results, retentionStore }, args) {
      refuseArguments(args);
      if (deps.clock.now() < deps.season().eventEnd) throw new UsageProblem("The event has not ended yet.");
      const [draw, known] = [await draws.store.find(), await results.byPrize()];
      const elsewhere = !draw?.frozen && known.size > 0;
      if (draw && draw.publishedAt === undefined && !elsewhere)
        throw new UsageProblem(
          "The draws are under way: `draw publish` comes first, or `results import` where they are made elsewhere.",
        );
      const waiting = [...known].flatMap(([prize, holders]) => {
        const open = holders.filter(({ accepted }) => !accepted).length;
        return open > 0 ? [`${prize} (${open})`] : [];
      });
      if (waiting.length > 0)
        throw new UsageProblem(
          `Winners have not accepted yet: ${waiting.join(", ")}. \`draw accept\` or \`winners delivered\` records who did.`,
        );
      if (draw?.publishedAt !== undefined && !(await isSettled(draws, results)))
        throw new UsageProblem("Winners are not all on record yet: `draw publish` puts them there.");
      // A step that was left out must not cost the winners their addresses.
      if ((await retentionStore.winnersHere()) === 0)
        throw new UsageProblem("No winner is on record: nothing will be purged.");
      await retentionStore.closeWinners(deps.clock.now());
      yield "All winners are final. Contact data of everybody else goes within the hour.";
    },
  },
  {
    name: "winners delivered",
    usage: "<file.csv>",
    summary: "records which prizes have arrived",
    help: "Columns: account (the id), delivered_at (an ISO instant), and prize, which may be left out where everybody in the\nfile holds one prize alone. What was delivered is accepted. 180 days after the last prize of a winner arrived the\naccount is erased.",
    async *run(operator, args) {
      const rows: Delivered[] = [];
      for await (const chunk of readTable(onlyArgument(args, "the file"), Delivery)) rows.push(...chunk);
      const deliveries: Delivered[] = [];
      for (const row of rows) deliveries.push(await namedIn(row, operator));
      const strangers: string[] = [];
      for (const row of deliveries)
        if (!(await noteDelivery(row, operator)))
          strangers.push([row.prize, row.account].filter(Boolean).join(" of "));
      yield `${rows.length} rows taken in, ${rows.length - strangers.length} of winners who are here.`;
      refuseStrangers(strangers, rows.length);
    },
  },
];

type Delivered = z.output<typeof Delivery>;

/** A row with its prize. @throws UsageProblem where it could be any of several */
async function namedIn(row: Delivered, { results }: Operator): Promise<Delivered> {
  if (row.prize !== undefined) return row;
  const held = [...(await results.arrivals(row.account)).keys()].sort();
  if (held.length > 1)
    throw new UsageProblem(
      `${row.account} holds ${held.join(" and ")}: say in a column \`prize\` which of them arrived. Nothing was taken in.`,
    );
  return { ...row, prize: held[0] };
}

/** False where no winner has this prize. Of winners of draws that were made elsewhere no prize may be on record. */
async function noteDelivery(row: Delivered, { results, retentionStore }: Operator): Promise<boolean> {
  const { prize, account, delivered_at: at } = row;
  if (prize === undefined) return retentionStore.markDelivered(account, at);
  if (!(await results.arrived(prize, account, at))) return false;
  await noteArrivals({ results, retentionStore }, account);
  return true;
}
