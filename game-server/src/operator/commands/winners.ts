import { z } from "zod";
import { isSettled } from "../../draws/upkeep.ts";
import { type Command, onlyArgument, refuseArguments, UsageProblem } from "../command.ts";
import { readTable } from "../table.ts";

const id = z.string().regex(/^[0-9a-f]{24}$/, "must be an account's id");
const Winner = z.strictObject({ account: id });
const Delivery = z.strictObject({
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
    help: "Columns: account (the id), delivered_at (an ISO instant). 180 days after the last delivery of a winner the\naccount is erased. What was delivered is accepted.",
    async *run({ results, retentionStore }, args) {
      let [rows, marked] = [0, 0];
      for await (const chunk of readTable(onlyArgument(args, "the file"), Delivery)) {
        rows += chunk.length;
        for (const { account, delivered_at } of chunk) {
          if (!(await retentionStore.markDelivered(account, delivered_at))) continue;
          await results.acceptAll(account);
          marked++;
        }
      }
      yield `${rows} rows taken in, ${marked} of winners who are here.`;
    },
  },
];
