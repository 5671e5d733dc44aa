import { type Command, UsageProblem } from "../command.ts";
import { examine } from "../doctor/examine.ts";
import { lineOf } from "../doctor/finding.ts";

export const doctorCommands: Command[] = [
  {
    name: "doctor",
    usage: "",
    summary: "looks at every part of a deployment, and says what to mend",
    help: "Configuration, clocks, disks, database with its indexes, Redis, processes, season, the address that players type\nwith its certificate, sign-in, mail. One line each: ok, look (works, and you should know), mend (with the way out).\nRun it with the environment of a server, and best beside one. Nothing is changed and no mail is sent; it ends with 1\nwhere something is to be mended.",
    async *alone({ config, log }, args) {
      if (args.length > 0) throw new UsageProblem("It takes no arguments.");
      let faults = 0;
      for await (const finding of examine(config, log)) {
        if (finding.state === "mend") faults += 1;
        yield lineOf(finding);
      }
      if (faults > 0) throw new UsageProblem(`${faults} to mend.`);
    },
  },
];
