import type { AnswerListener } from "./answers.ts";
import type { OnGameEvent } from "./events.ts";

/** Whether an answer may end an attempt: only then the contracts of the games are fetched. */
const hasOutcome = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "outcome" in answer;

/**
 * Counts the attempts of all mini-games as their contracts want it, from the answers of the room: no feature counts by
 * itself. An attempt begins with the first answered message of its game since the last one ended.
 */
export function countAttempts(onEvent: OnGameEvent): AnswerListener {
  /** When each message was first asked for since the last end, ms. */
  const begun = new Map<unknown, number>();
  /** Ended attempts by the game's name. */
  const ended = new Map<string, number>();

  const count = async (message: unknown, answer: unknown, answered: number): Promise<void> => {
    const { GAMES } = await import("@diamond-valley/schemas/games/registry.ts");
    const { countedAttempt } = await import("@diamond-valley/schemas/games/counted.ts");
    const contract = Object.values(GAMES).find(({ messages }) =>
      Object.values(messages).some((each) => each === message),
    );
    if (!contract) return;
    const messages = Object.values(contract.messages);
    const since = Math.min(answered, ...messages.map((each) => begun.get(each) ?? answered));
    const attempts = (ended.get(contract.name) ?? 0) + 1;
    const counted = countedAttempt(contract, answer, { seconds: (answered - since) / 1_000, attempts });
    if (!counted) return;
    for (const each of messages) begun.delete(each);
    ended.set(contract.name, attempts);
    onEvent({ kind: "attempt-ended", counted });
  };

  return (message, answer, { asked, answered }) => {
    if (!begun.has(message)) begun.set(message, asked);
    // Contracts that can't be fetched leave an attempt uncounted, and the player's answer untouched.
    if (hasOutcome(answer)) void count(message, answer, answered).catch(() => {});
  };
}
