import { TIERS } from "@diamond-valley/schemas/account/tiers.ts";
import { z } from "zod";
import type { TierList } from "../../account/store-tiers.ts";
import { type Command, onlyArgument } from "../command.ts";
import { readTable } from "../table.ts";

const Row = z.strictObject({ sub: z.string().min(1).max(255), tier: z.enum(TIERS) });

function taking(list: TierList, name: string, summary: string, help: string): Command {
  return {
    name,
    usage: "<file.csv>",
    summary,
    help: `${help}\nColumns: sub (the provider's name for the person), tier (${TIERS.join(", ")}).`,
    async *run({ accounts }, args) {
      let [rows, met] = [0, 0];
      for await (const chunk of readTable(onlyArgument(args, "the file"), Row)) {
        rows += chunk.length;
        met += await accounts.takeTiers(list, chunk);
      }
      yield `${rows} rows taken in, ${met} of people who are here.`;
    },
  };
}

export const tierCommands: Command[] = [
  taking(
    "weekly",
    "tiers weekly",
    "takes in the store's list of this week's tiers",
    "A tier that changed resets the entries of its account and returns the diamonds, once. The list counts until\nthe next Monday 09:00 KST, also for people who sign in for the first time.",
  ),
  taking(
    "snapshot",
    "tiers snapshot",
    "takes in the store's list of tiers as of the snapshot",
    "Draws go by this tier from then on. Where it differs from what was known, entries are reset once.",
  ),
];
