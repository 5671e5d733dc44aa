import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { type Command, onlyArgument, optionsOf, UsageProblem } from "../command.ts";
import { written } from "../output.ts";

export const eventCommands: Command[] = [
  {
    name: "events export",
    usage: "<file.ndjson> [--since <instant>]",
    summary: "writes what was counted, one JSON object a line",
    help: "--since takes an ISO instant of season time, such as 2025-10-13T09:00:00+09:00. No line names a person.",
    async *run({ events }, args) {
      const options = { since: { type: "string", default: "1970-01-01" } } as const;
      const { values, positionals } = optionsOf(args, options);
      const since = Date.parse(values.since);
      if (Number.isNaN(since)) throw new UsageProblem(`${values.since} is no instant.`);
      const path = onlyArgument(positionals, "the file to write");
      let count = 0;
      async function* lines() {
        for await (const event of events.read(since)) {
          count++;
          yield `${JSON.stringify(event)}\n`;
        }
      }
      await written(path, pipeline(lines, createWriteStream(path)));
      yield `${count} events written.`;
    },
  },
];
