import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { type Command, onlyArgument, UsageProblem } from "../command.ts";

export const eventCommands: Command[] = [
  {
    name: "events export",
    usage: "<file.ndjson> [--since <instant>]",
    summary: "writes what was counted, one JSON object a line",
    help: "--since takes an ISO instant of season time, such as 2025-10-13T09:00:00+09:00. No line names a person.",
    async *run({ events }, args) {
      const options = { since: { type: "string", default: "1970-01-01" } } as const;
      const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
      const since = Date.parse(values.since);
      if (Number.isNaN(since)) throw new UsageProblem(`${values.since} is no instant.`);
      let count = 0;
      async function* lines() {
        for await (const event of events.read(since)) {
          count++;
          yield `${JSON.stringify(event)}\n`;
        }
      }
      await pipeline(lines, createWriteStream(onlyArgument(positionals, "the file to write")));
      yield `${count} events written.`;
    },
  },
];
