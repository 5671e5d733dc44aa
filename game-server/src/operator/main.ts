// `npm run ops`: what an operator does beside the running servers.
import { loadEnvFile, readConfig } from "../config/config.ts";
import { StartProblem } from "../config/start-problem.ts";
import { createLog } from "../http/log.ts";
import { UsageProblem } from "./command.ts";
import { operate } from "./operate.ts";

try {
  loadEnvFile();
  const config = readConfig(process.env);
  const log = createLog({ logLevel: "warn", logFormat: "plain" });
  await operate(process.argv.slice(2), { config, log, print: (line) => process.stdout.write(`${line}\n`) });
} catch (error) {
  if (!(error instanceof UsageProblem || error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
