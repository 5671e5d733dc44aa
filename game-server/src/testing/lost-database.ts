import { inject } from "vitest";
import { connect } from "../database/connect.ts";
import { databaseUrl } from "./database.ts";
import { directSession } from "./direct-session.ts";
import { exitOf, forkServer, untilReady } from "./server-process.ts";
import { type Answer, newVisitor } from "./sign-in.ts";
import { openSlowLine } from "./slow-line.ts";

/** What somebody signed in is answered by a server process whose database goes away and stays away. */
export async function withoutDatabase(): Promise<Answer> {
  const url = new URL(databaseUrl(inject("databaseServer"), `test-lost-${process.pid}`));
  const connection = await connect(url.href);
  const line = await openSlowLine(url.port ? Number(url.port) : decodeURIComponent(url.hostname), 0);
  url.host = new URL(line.address).host;
  const child = forkServer({ MONGODB_URL: url.href });
  child.stdout?.resume();
  child.stderr?.resume();
  try {
    const server = await untilReady(child);
    const visitor = newVisitor(server.url, await directSession(connection, "f".repeat(24)));
    await visitor.call("GET", "/season");
    await line.close();
    return await visitor.call("GET", "/profile");
  } finally {
    child.kill("SIGKILL");
    await exitOf(child);
    await connection.dropDatabase();
    await connection.close();
  }
}
