import { scanWallets } from "../../fair-play/scan.ts";
import { SIGNALS, type Signals } from "../../fair-play/signals.ts";
import { type Command, refuseArguments } from "../command.ts";

const { presses, day } = SIGNALS;

export const fairPlayCommands: Command[] = [
  {
    name: "fair-play list",
    usage: "",
    summary: "prints the players who may play by machine or share an account",
    help: `Reads all wallets and their ledger, and changes nothing; servers may run. A line for each player of whom\n- ${presses.catches} catches in a row were pressed with a spread of under ${presses.spread} ms (standard deviation), or\n- something was earned in ${day.hours} or more hours of one Korean day.\nIt is a reason to look, with \`player show\` and \`replay\`, and no proof. \`draw decline … --reason disqualified\` takes a prize away.`,
    async *run({ deps }, args) {
      refuseArguments(args);
      let found = 0;
      for await (const { player, ...signals } of scanWallets(deps.connection)) {
        found += 1;
        yield `${player}  ${inWords(signals).join(", ")}`;
      }
      if (found === 0) yield "Nobody stands out.";
    },
  },
];

function inWords({ presses: pressed, day: played }: Signals): string[] {
  return [
    ...(pressed
      ? [
          `${presses.catches} presses within ${pressed.spread.toFixed(1)} ms until ${pressed.key.split(":").at(-1)}`,
        ]
      : []),
    ...(played ? [`earned in ${played.hours} hours of ${played.day}`] : []),
  ];
}
