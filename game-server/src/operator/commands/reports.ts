import { type Command, onlyArgument, UsageProblem } from "../command.ts";
import { accountNamed } from "./account.ts";

/** Players that one list names. */
const MOST = 200;

export const reportCommands: Command[] = [
  {
    name: "reports list",
    usage: "",
    summary: "prints the players that others reported, most reports first",
    help: `One line for each player with open reports, at most ${MOST}: account, how many reported, their reasons, the nickname of today\nand those that were reported, and since when. \`account rename\` gives a nickname away and closes the reports of it;\n\`reports dismiss\` closes them and changes nothing.`,
    async *run({ reports, accounts }, args) {
      if (args.length > 0) throw new UsageProblem("It takes no argument.");
      const open = await reports.list(MOST);
      const names = await accounts.namesOf(open.map(({ player }) => player));
      for (const { player, reporters, reasons, names: reported, since } of open) {
        const why = Object.entries(reasons).map(([reason, count]) => `${reason} ${count}`);
        const called = JSON.stringify(names.get(player) ?? "");
        const then = reported.map((name) => JSON.stringify(name)).join(", ");
        const day = new Date(since).toISOString();
        yield `${player}  ${reporters} (${why.join(", ")})  is called ${called}, was reported as ${then}, since ${day}`;
      }
      if (open.length === 0) yield "There is no open report.";
    },
  },
  {
    name: "reports dismiss",
    usage: "<id or e-mail>",
    summary: "closes the reports of a player without changing anything",
    help: "Who reported the player can do so again once the player has another nickname.",
    async *run(operator, args) {
      const player = await accountNamed(
        operator,
        onlyArgument(args, "the account's id or its e-mail address"),
      );
      yield `${await operator.reports.close(player, "dismissed")} reports of account ${player} are closed.`;
    },
  },
];
