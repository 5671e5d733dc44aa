import { isDeepStrictEqual } from "node:util";
import type { Connection } from "mongoose";
import type { Config } from "../../config/config.ts";
import type { IndexDescription } from "../../database/model.ts";
import { MODELS } from "../../database/models.ts";
import { skewFinding, skewOf } from "./clocks.ts";
import { type Finding, look, mend, ok } from "./finding.ts";

/** Share of the database's disk that should stay free. */
const FREE = 0.15;

/** Reachable, which kind, room on its disk, its clock, and the indexes. */
export async function* databaseFindings(connection: Connection, config: Config): AsyncIterable<Finding> {
  const admin = connection.db!.admin();
  const asked = Date.now();
  const hello = await admin.command({ hello: 1 });
  const answered = Date.now();
  yield kindFinding(hello, config);
  if (hello.localTime instanceof Date)
    yield skewFinding("the database", skewOf({ asked, answered, told: hello.localTime.getTime() }));
  yield await diskFinding(connection);
  yield await indexFinding(connection);
}

function kindFinding(
  hello: { setName?: string; hosts?: string[] },
  { production, mongodbUrl = "" }: Config,
): Finding {
  if (!hello.setName)
    return production && mongodbUrl
      ? look(
          "database",
          "one server, no replica set: while it is away nobody plays. Make it a replica set of three.",
        )
      : ok("database", mongodbUrl ? "one server" : "the embedded engine");
  const members = hello.hosts?.length ?? 1;
  if (!/[?&]w=majority/.test(mongodbUrl))
    return mend(
      "database",
      `replica set ${hello.setName}: a change may be lost when its primary is. Add w=majority to MONGODB_URL.`,
    );
  if (members < 3)
    return look("database", `replica set ${hello.setName} of ${members}. Three survive the loss of one.`);
  return ok("database", `replica set ${hello.setName} of ${members}, w=majority`);
}

async function diskFinding(connection: Connection): Promise<Finding> {
  const { fsUsedSize: used = 0, fsTotalSize: total = 0 } = await connection.db!.stats();
  if (total === 0) return ok("disk", "the database does not say how full its disk is");
  const free = 1 - used / total;
  const said = `${Math.round(free * 100)} % of the database's disk are free`;
  return free < FREE ? mend("disk", `${said}. Make room: a full disk stops all writes.`) : ok("disk", said);
}

/** Each index that a model describes, as the database has it. */
async function indexFinding(connection: Connection): Promise<Finding> {
  const missing: string[] = [];
  let found = 0;
  for (const { name, indexes = [] } of MODELS) {
    const stored = await connection
      .collection(name)
      .listIndexes()
      .toArray()
      // A collection that nobody has written to has none yet.
      .catch(() => []);
    for (const index of indexes) {
      if (stored.some((each) => isSame(each, index))) found += 1;
      else missing.push(`${name}(${Object.keys(index.fields).join(", ")})`);
    }
  }
  if (missing.length === 0) return ok("indexes", `all ${found} are there`);
  return mend(
    "indexes",
    `${missing.length} are missing or other: ${missing.join(", ")}. A server makes them as it starts; where two documents stand in the way it says so.`,
  );
}

function isSame(stored: object, { fields, options = {} }: IndexDescription): boolean {
  const { key, unique, sparse, partialFilterExpression } = stored as {
    key: object;
    unique?: boolean;
    sparse?: boolean;
    partialFilterExpression?: object;
  };
  return (
    isDeepStrictEqual(Object.entries(key), Object.entries(fields)) &&
    Boolean(unique) === Boolean(options.unique) &&
    Boolean(sparse) === Boolean(options.sparse) &&
    isDeepStrictEqual({ ...partialFilterExpression }, { ...options.partialFilterExpression })
  );
}
