import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { InputSchema, Message, WalletCarrier } from "@diamond-valley/schemas/games/contract.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Logger } from "pino";
import { Problem } from "../http/problem.ts";
import type { Tell } from "../wallet/store.ts";
import { refuseBeginning } from "./beginning.ts";
import type { RoomServices } from "./room-services.ts";
import { claimsOf, type SeatClient, type Seating } from "./seat.ts";

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

/** The commands of one room. */
export interface Commands {
  /** Takes a message; what it answers handles it for Colyseus. */
  add<Input, Answer>(message: Message<Input, Answer>, act: Act<SeatClient, Input, Answer>): Handler;
  /** Does what the message of that name does, for a call; the player's page hears of the wallet too. */
  act(client: SeatClient, name: string, content: unknown): Promise<Outcome>;
}

type Command = (client: SeatClient, content: unknown) => Promise<Outcome>;

/** A handler of requests: a refusal reaches the player as `{ code }`. */
type Handler = (
  client: SeatClient,
  content: unknown,
  context: { reject(reason: unknown): unknown },
) => Promise<unknown>;

/** What commands use of their room: its name, its time, and who sits in it, by session id. */
export interface CommandedRoom {
  roomName: string;
  clock: { readonly elapsedTime: number };
  seatings: ReadonlyMap<string, Seating>;
  /** Whether its players are being sent on to other processes. */
  isDrained(): boolean;
  services: Pick<RoomServices, "notifyWallet" | "metrics" | "deps">;
}

/** The commands of a room that takes none yet. Each seating has an allowance, which a reconnection does not fill. */
export function createCommands({ roomName, clock, seatings, isDrained, services }: CommandedRoom): Commands {
  const { metrics, deps } = services;
  const commands = new Map<string, Command>();
  const allowances = new WeakMap<Seating, CommandAllowance>();

  function maySpend(seating: Seating): boolean {
    const now = clock.elapsedTime;
    const allowance = allowances.get(seating) ?? fullAllowance(now);
    allowances.set(seating, allowance);
    return spend(allowance, now);
  }

  /** Pushes what no answer brings to the player, who may sit elsewhere by now. */
  function push(client: SeatClient, { update }: Outcome): void {
    if (update) void services.notifyWallet(claimsOf(client).account, update);
  }

  return {
    add({ name, input }, act) {
      const admit = (message: unknown): void => {
        const { closed } = deps.season();
        refuseBeginning({ roomName, closed, isDrained: isDrained() }, name, message);
      };
      const run: Command = async (client, content) => {
        const seating = seatings.get(client.sessionId);
        const outcome: Outcome =
          seating && maySpend(seating)
            ? await perform(
                input,
                content,
                (checked, tell) => {
                  admit(checked);
                  return act(client, checked, tell);
                },
                deps.log,
              )
            : { refused: "too-fast" };
        metrics.messages.inc({
          room: roomName,
          type: name,
          outcome: "refused" in outcome ? outcome.refused : "ok",
        });
        return outcome;
      };
      commands.set(name, run);
      return async (client, content, context) => {
        const outcome = await run(client, content);
        const seating = seatings.get(client.sessionId);
        // Nobody hears the answer of a connection that broke meanwhile.
        const isHeard = seating?.client === client && !seating.held;
        if ("refused" in outcome || !isHeard) push(client, outcome);
        return "refused" in outcome ? context.reject({ code: outcome.refused }) : answerOf(outcome);
      };
    },
    async act(client, name, content) {
      const run = commands.get(name);
      if (!run) return { refused: "not-now" };
      const outcome = await run(client, content);
      push(client, outcome);
      return outcome;
    },
  };
}

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
  const gift = (first.gift ?? 0) + (second.gift ?? 0);
  return {
    ...first,
    ...second,
    levelUp: second.levelUp ?? first.levelUp,
    milestoneDiamonds: first.milestoneDiamonds + second.milestoneDiamonds,
    ...(gift > 0 && { gift }),
  };
}
