import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import { connect } from "../../database/connect.ts";
import { openDatabase } from "../../database/open.ts";
import { databaseFindings } from "./database.ts";
import { type Finding, mend, reasonOf } from "./finding.ts";
import { redisFindings } from "./redis.ts";
import { seasonFindings } from "./season.ts";
import { settingsFindings } from "./settings.ts";
import { dataFinding, mailFinding, originFindings, signInFinding } from "./surroundings.ts";

/** Looks at every part of a deployment from where this runs. It changes nothing, and one part that fails stops no other. */
export async function* examine(config: Config, log: Logger): AsyncIterable<Finding> {
  yield* settingsFindings(config);
  yield dataFinding(config);
  yield* inDatabase(config, log);
  yield* redisFindings(config.redisUrl);
  yield* originFindings(config);
  yield await signInFinding(config);
  yield await mailFinding(config);
}

async function* inDatabase(config: Config, log: Logger): AsyncIterable<Finding> {
  await using opened = new AsyncDisposableStack();
  try {
    const database = await openDatabase({ url: config.mongodbUrl, dataDir: config.dataDir, log });
    opened.defer(() => database.close());
    const connection = await connect(database.url);
    opened.defer(() => connection.close());
    yield* databaseFindings(connection, config);
    yield* seasonFindings(connection, config);
  } catch (error) {
    yield mend("database", reasonOf(error));
  }
}
