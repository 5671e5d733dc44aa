import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { InputSchema, WalletCarrier } from "@diamond-valley/schemas/games/contract.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Logger } from "pino";
import { Problem } from "../http/problem.ts";
import type { Tell } from "../wallet/store.ts";

/** Commands that one player may send at once, and per second in the long run. */
const BURST = 20;
const PER_SECOND = 10;

/** Counts one player's commands: a burst passes, a flood is refused with `too-fast`. */
export interface CommandAllowance {
  left: number;
  /** Room time of the last count, ms. */
  counted: number;
}

/** The allowance of a player who just came: a whole burst. `now` is room time, ms. */
export const fullAllowance = (now: number): CommandAllowance => ({ left: BURST, counted: now });

/** Takes one command from the allowance; answers false when none is left. `now` in ms. */
export function spend(allowance: CommandAllowance, now: number): boolean {
  const earned = (Math.max(0, now - allowance.counted) * PER_SECOND) / 1_000;
  allowance.left = Math.min(BURST, allowance.left + earned);
  allowance.counted = now;
  if (allowance.left < 1) return false;
  allowance.left -= 1;
  return true;
}

/** How a command ended: an answer, or a refusal with a code of the catalogue; and what it changed in the wallet. */
export type Outcome = ({ answer: object } | { refused: ErrorCode }) & WalletCarrier;

/** Acts on a checked message: answers, or throws a Problem. What it pays it tells, and the answer carries it. */
export type Act<Client, Input, Answer> = (client: Client, message: Input, tell: Tell) => Answered<Answer>;

/** Acts whose answer is empty need not write it down. */
type Answered<Answer> = Record<string, never> extends Answer ? unknown : Answer | Promise<Answer>;

/** What whoever asked is sent: the answer, and the change of the wallet with it. */
export function answerOf({ answer, update }: { answer: object } & WalletCarrier): object & WalletCarrier {
  return update ? { ...answer, update } : answer;
}

/**
 * Checks a message against its schema and acts on it. Whatever is thrown becomes a code. What `act` tells of the wallet
 * is part of the outcome, also where it failed afterwards.
 */
export async function perform<T>(
  schema: InputSchema<T>,
  message: unknown,
  act: (message: T, tell: Tell) => unknown,
  log: Logger,
): Promise<Outcome> {
  const parsed = schema.safeParse(message ?? {});
  if (!parsed.success) return { refused: "bad-request" };
  const told: WalletUpdate[] = [];
  let outcome: Outcome;
  try {
    outcome = { answer: (await act(parsed.data, (update) => told.push(update))) ?? {} };
  } catch (error) {
    outcome = { refused: error instanceof Problem ? error.code : "generic" };
    if (!(error instanceof Problem)) log.error({ err: error }, "a command failed");
  }
  return told.length > 0 ? { ...outcome, update: told.reduce(both) } : outcome;
}

/** Two changes of one wallet, as one. */
function both(first: WalletUpdate, second: WalletUpdate): WalletUpdate {
  return {
    wallet: second.wallet,
    levelUp: second.levelUp ?? first.levelUp,
    milestoneDiamonds: first.milestoneDiamonds + second.milestoneDiamonds,
  };
}
