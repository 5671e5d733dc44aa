import { z } from "zod";
import { type Command, onlyArgument, UsageProblem } from "../command.ts";
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
    summary: "puts all winners on record",
    help: "Columns: account (the id). The contact data of everybody else is purged within the hour after this, so the\nfile must name every winner of every prize. Importing more later is too late for those left out.",
    async *run({ deps, retentionStore }, args) {
      if (deps.clock.now() < deps.season().eventEnd) throw new UsageProblem("The event has not ended yet.");
      let marked = 0;
      let rows = 0;
      for await (const chunk of readTable(onlyArgument(args, "the file"), Winner)) {
        rows += chunk.length;
        marked += await retentionStore.markWinners(chunk.map(({ account }) => account));
      }
      // A wrong file must not cost the right winners their addresses.
      if (rows === 0 || marked < rows) {
        const problem = `${rows - marked} of ${rows} rows name nobody who is here: nothing will be purged`;
        throw new UsageProblem(`${problem}. Mend the file and import it again.`);
      }
      await retentionStore.closeWinners(deps.clock.now());
      yield `${rows} rows taken in, ${marked} winners are here.`;
    },
  },
  {
    name: "winners delivered",
    usage: "<file.csv>",
    summary: "records which prizes have arrived",
    help: "Columns: account (the id), delivered_at (an ISO instant). 180 days after the last delivery of a winner the\naccount is erased.",
    async *run({ retentionStore }, args) {
      let [rows, marked] = [0, 0];
      for await (const chunk of readTable(onlyArgument(args, "the file"), Delivery)) {
        rows += chunk.length;
        for (const { account, delivered_at } of chunk) {
          if (await retentionStore.markDelivered(account, delivered_at)) marked++;
        }
      }
      yield `${rows} rows taken in, ${marked} of winners who are here.`;
    },
  },
];
