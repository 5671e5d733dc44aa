import { type ParseArgsConfig, parseArgs } from "node:util";
import type { Logger } from "pino";
import type { Erasure } from "../account/erasure.ts";
import type { FormerAccounts } from "../account/former-accounts.ts";
import type { AccountStore } from "../account/store.ts";
import type { CodeStore } from "../codes/store.ts";
import type { Config } from "../config/config.ts";
import type { Deps } from "../deps.ts";
import type { Draws } from "../draws/draws.ts";
import type { Reports } from "../reports/reports.ts";
import type { RetentionStore } from "../retention/store.ts";
import type { SeasonStore } from "../season/store.ts";
import type { EventStore } from "../tracking/store.ts";
import type { ClaimStore } from "../vault/claims.ts";
import type { ResultStore } from "../vault/results.ts";
import type { WalletStore } from "../wallet/store.ts";
import type { Looks } from "./looks/looks.ts";

/** What commands work with: the same stores as the servers, on the same database. */
export interface Operator {
  deps: Deps;
  accounts: AccountStore;
  codes: CodeStore;
  claims: ClaimStore;
  draws: Draws;
  events: EventStore;
  looks: Looks;
  reports: Pick<Reports, "list" | "close">;
  results: ResultStore;
  wallets: WalletStore;
  erasure: Pick<Erasure, "erase">;
  former: FormerAccounts;
  retentionStore: RetentionStore;
  seasons: SeasonStore;
  /** How season time is made. */
  seasonClock: Config["seasonClock"];
  /** The stage of SEASON_STAGE, which wins over what an operator sets. */
  seasonStage: Config["seasonStage"];
}

/** One thing that an operator can ask for. */
export interface CommandWords {
  /** As it is typed, such as `codes import`. */
  name: string;
  /** What follows the name. */
  usage: string;
  /** One line for the list. */
  summary: string;
  /** What else the command's own help says. */
  help: string;
}

/** A command on the database. */
export interface StoreCommand extends CommandWords {
  /** Does it, and answers the lines to print. @throws UsageProblem where the arguments make no sense */
  run(operator: Operator, args: string[]): AsyncIterable<string>;
}

/** A command that must work where the database does not. */
export interface LoneCommand extends CommandWords {
  /** As `run`. */
  alone(surroundings: { config: Config; log: Logger }, args: string[]): AsyncIterable<string>;
}

export type Command = StoreCommand | LoneCommand;

/** Something that the operator typed, or a file of theirs, has to be mended. */
export class UsageProblem extends Error {}

/** The only argument of a command. */
export function onlyArgument(args: readonly string[], what: string): string {
  const [argument] = args;
  if (argument === undefined || args.length > 1) throw new UsageProblem(`It takes one argument: ${what}.`);
  return argument;
}

/** For commands that take no arguments. */
export function refuseArguments(args: readonly string[]): void {
  if (args.length > 0) throw new UsageProblem("It takes no arguments.");
}

/** The only argument of a command that may do without one. */
export function optionalArgument(args: readonly string[], what: string): string | undefined {
  if (args.length > 1) throw new UsageProblem(`It takes one argument at most: ${what}.`);
  return args[0];
}

/**
 * The options among arguments, and what stands beside them.
 * @throws UsageProblem where an option is none, or lacks its value
 */
export function optionsOf<const T extends NonNullable<ParseArgsConfig["options"]>>(
  args: string[],
  options: T,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const said = (error as Error).message.replace(/\s+/g, " ");
    throw new UsageProblem(`${said}. --help tells what it takes.`);
  }
}
