import { MODELS } from "../../database/models.ts";
import { auditWallets } from "../../wallet/invariants.ts";
import { type Command, refuseArguments, UsageProblem } from "../command.ts";
import { dataDictionary } from "../data-dictionary.ts";

/** Documents with a problem that are printed of each collection. */
const SHOWN = 5;

export const dataCommands: Command[] = [
  {
    name: "data dictionary",
    usage: "",
    summary: "prints every collection with its fields, as Markdown",
    help: "From the models beside the stores, which `data check` holds the stored documents against.",
    async *run(_, args) {
      refuseArguments(args);
      yield* dataDictionary();
    },
  },
  {
    name: "data check",
    usage: "",
    summary: "holds every stored document against the data dictionary",
    help: "Reads each collection once; servers may run. Prints the first documents of each collection whose fields are\nmissing, unknown or out of their range, and ends with 1 where there is one.",
    async *run({ deps }, args) {
      refuseArguments(args);
      let failed = 0;
      for (const model of MODELS) {
        const { documents, problems } = await model.check(deps.connection);
        failed += problems.length;
        yield `${model.name}: ${documents} documents, ${problems.length} with problems`;
        yield* problems.slice(0, SHOWN).map((problem) => `  ${problem}`);
      }
      if (failed > 0)
        throw new UsageProblem(`${failed} documents are not as the data dictionary describes them.`);
    },
  },
  {
    name: "data audit",
    usage: "",
    summary: "holds every wallet against the ledger and the evidence of what was paid",
    help: "Reads all wallets, and changes nothing; servers may run. Prints each player for whom something does not add up, and\nends with 1 where there is one. `replay` decides one attempt again.",
    async *run({ deps }, args) {
      refuseArguments(args);
      const violations = await auditWallets(deps.connection);
      for (const { player, invariant, detail } of violations) yield `${player}  ${invariant}  ${detail}`;
      if (violations.length > 0) throw new UsageProblem(`${violations.length} things do not add up.`);
      yield "All wallets add up.";
    },
  },
];
