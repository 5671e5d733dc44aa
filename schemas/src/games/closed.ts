import { GAMES, type GameName } from "./registry.ts";

/** Whether this is the name of a game. */
export function isGame(name: string): name is GameName {
  return Object.hasOwn(GAMES, name);
}

/** Whether a message begins an attempt of the game, by its own name and its content. */
export function beginsAttempt(game: GameName, message: string, content: unknown): boolean {
  const { begins } = GAMES[game];
  const rule = Object.hasOwn(begins, message) ? begins[message] : undefined;
  return typeof rule === "function" ? rule(content as never) : rule === true;
}
