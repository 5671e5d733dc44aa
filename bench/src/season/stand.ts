import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { createSeasonStore } from "@diamond-valley/game-server/season/store.ts";
import { DEMO_START, type SeasonAnswer } from "@diamond-valley/schemas/season/season.ts";
import type { Browser } from "playwright-core";
import { createVisitor } from "../bots/visitor.ts";
import { launchChromium } from "../chromium.ts";
import { type JoinedDatabase, joinDatabase } from "../join-database.ts";
import { startOwnServer } from "../load/own-server.ts";
import { until } from "./until.ts";

const OPERATOR = new URL(import.meta.resolve("@diamond-valley/game-server/operator/main.ts")).pathname;

/** A product of its own whose season can be moved, and what looks at it. */
export interface Stand extends Pick<JoinedDatabase, "connection"> {
  readonly url: string;
  readonly browser: Browser;
  /** Where the product's mails are. */
  readonly directory: string;
  /** Moves the season to an ISO instant, and waits until the server stands there. */
  moveTo(at: string): Promise<void>;
  /** Runs a command of the operator; answers its lines. Rejects where it fails. */
  operate(...words: string[]): Promise<string[]>;
  /** Writes a file for the operator; answers its path. */
  file(name: string, text: string): string;
  season(): Promise<SeasonAnswer>;
  stop(): Promise<void>;
}

/** Starts it at `first`, an ISO instant, before anybody was there. */
export async function openStand(first: string): Promise<Stand> {
  const server = await startOwnServer({ SEASON_CLOCK: "demo", SEASON_STAGE: "" });
  const { url, directory, env } = server;
  const { connection, leave } = await joinDatabase(directory);
  const browser = await launchChromium(["--disable-gpu"]);
  const season = () => createVisitor({ url }).call<SeasonAnswer>("GET", "/season");
  const arrived = (at: string) => until(season, ({ now }) => Math.abs(now - Date.parse(at)) < 60_000, 20_000);

  async function operate(...words: string[]): Promise<string[]> {
    const { stdout } = await promisify(execFile)(process.execPath, [OPERATOR, ...words], { env });
    return stdout.trimEnd().split("\n");
  }

  // Nobody has been here, so that time may go back once.
  await createSeasonStore(connection).moveDemo(Date.now() - (Date.parse(first) - DEMO_START));
  await arrived(first);
  return {
    url,
    directory,
    browser,
    connection,
    operate,
    season,
    async moveTo(at) {
      await operate("season", "move", at);
      await arrived(at);
    },
    file(name, text) {
      const path = join(directory, name);
      writeFileSync(path, text);
      return path;
    },
    async stop() {
      await browser.close();
      await leave();
      await server.stop();
      if (server.failure) throw new Error(server.failure);
    },
  };
}
