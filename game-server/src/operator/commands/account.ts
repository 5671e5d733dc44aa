import { eraseAccount } from "../../account/erasure.ts";
import { type Command, type Operator, onlyArgument, UsageProblem } from "../command.ts";
import { personalData } from "../personal-data.ts";

/** The account that an id or an address names; an address may be the account's own or the contact's. */
async function accountOf({ accounts }: Operator, args: string[]): Promise<string> {
  const named = onlyArgument(args, "the account's id or its e-mail address");
  const found = await accounts.named(named);
  if (found.length === 0) throw new UsageProblem(`There is no account ${named}.`);
  if (found.length > 1) throw new UsageProblem(`${named} names several accounts: ${found.join(", ")}.`);
  return found[0] ?? "";
}

export const accountCommands: Command[] = [
  {
    name: "account export",
    usage: "<id or e-mail>",
    summary: "prints all that is kept about one person, as JSON",
    help: "Account, sessions, place, wallet with its ledger, attempts, deliveries, codes, claimed and won items, by collection.\nNothing is changed.",
    async *run(operator, args) {
      const id = await accountOf(operator, args);
      yield JSON.stringify(await personalData(operator.deps.connection, id), null, 2);
    },
  },
  {
    name: "account erase",
    usage: "<id or e-mail>",
    summary: "erases one account for good",
    help: "The same as its owner can do in the profile: contact, entries and wallet are discarded, sessions end.\nSomebody who is playing is led out within ten seconds. The ledger keeps its lines without a person.",
    async *run(operator, args) {
      const id = await accountOf(operator, args);
      await operator.places.erase(id);
      await eraseAccount(operator, id);
      yield `Account ${id} is erased.`;
    },
  },
];
