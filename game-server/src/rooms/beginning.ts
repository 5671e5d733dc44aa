import { beginsAttempt, isGame } from "@diamond-valley/schemas/games/closed.ts";
import type { GameName } from "@diamond-valley/schemas/games/registry.ts";
import { Problem } from "../http/problem.ts";

/** How a room stands to new attempts. */
export interface Beginning {
  readonly roomName: string;
  /** The games that are closed for now. */
  readonly closed: readonly GameName[] | undefined;
  /** Whether its players are being sent on to other processes. */
  readonly isDrained: boolean;
}

/** @throws Problem `game-closed` or `unavailable` for a message that begins an attempt where none may begin */
export function refuseBeginning(
  { roomName, closed, isDrained }: Beginning,
  message: string,
  content: unknown,
): void {
  if (!isGame(roomName) || !beginsAttempt(roomName, message, content)) return;
  if (closed?.includes(roomName)) throw new Problem("game-closed");
  if (isDrained) throw new Problem("unavailable");
}
