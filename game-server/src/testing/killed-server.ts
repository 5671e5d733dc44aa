import type { ChildProcess } from "node:child_process";
import type { Connection } from "mongoose";
import type { AccountDocument } from "../account/document.ts";
import { digestOfSub } from "../account/person.ts";
import { registrationOf } from "./registration.ts";
import { exitOf, forkServer, untilReady } from "./server-process.ts";
import { newVisitor, type Session, signIn } from "./sign-in.ts";

/** A server process that a test ends in the middle of things, and a registered player of it. */
export interface KilledServer {
  readonly url: string;
  readonly player: Session;
  /** The player's account. */
  readonly id: string;
  /** Sends a signal. Resolves when the process is gone. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
  /** Starts it again on the same database, for the same player. */
  startAgain(): Promise<void>;
}

/** Starts a server on a database, with these settings, and registers `sub` as a player. Whoever starts it ends it. */
export async function startKilled(
  database: { readonly url: string; readonly connection: Connection },
  settings: Record<string, string>,
  sub: string,
): Promise<KilledServer> {
  let child: ChildProcess;
  async function start(): Promise<string> {
    child = forkServer({ MONGODB_URL: database.url, RATE_LIMIT_SEATS: "1000", ...settings });
    child.stdout?.resume();
    child.stderr?.resume();
    return (await untilReady(child)).url;
  }
  let url = await start();
  let player = await signIn(url, sub);
  await player.call("POST", "/register", registrationOf(1));
  const accounts = database.connection.collection<AccountDocument>("accounts");
  const { _id: id } = (await accounts.findOne({ sub: digestOfSub(sub) }))!;
  return {
    get url() {
      return url;
    },
    get player() {
      return player;
    },
    id,
    async end(signal) {
      child.kill(signal);
      await exitOf(child);
    },
    async startAgain() {
      url = await start();
      player = newVisitor(url, player.cookies);
    },
  };
}
