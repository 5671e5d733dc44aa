import { isGame } from "@diamond-valley/schemas/games/closed.ts";
import { GAMES, type GameName } from "@diamond-valley/schemas/games/registry.ts";
import { type Command, onlyArgument, refuseArguments, UsageProblem } from "../command.ts";

const NAMES = Object.keys(GAMES);

/** The game that was typed, with `-` or `_`. */
function gameOf(args: readonly string[]): GameName {
  const wanted = onlyArgument(args, "the game");
  const name = wanted.replaceAll("-", "_");
  if (!isGame(name)) throw new UsageProblem(`There is no game ${wanted}. Use one of ${NAMES.join(", ")}.`);
  return name;
}

export const gameCommands: Command[] = [
  {
    name: "game show",
    usage: "",
    summary: "tells which games are open and which are closed for now",
    help: "A game is open unless an operator closed it.",
    async *run({ seasons }, args) {
      refuseArguments(args);
      const closed = await seasons.closedGames();
      for (const name of NAMES) yield `${name}: ${closed.some((game) => game === name) ? "closed" : "open"}`;
    },
  },
  {
    name: "game close",
    usage: "<game>",
    summary: "closes one game for now, in every process",
    help: `Games: ${NAMES.join(", ")}. Every server process follows within two seconds: nobody enters, nothing begins, and doors\nand refusals say that the game is closed for now. Attempts that go on end and pay as ever, and who is there may stay.`,
    async *run({ seasons }, args) {
      const game = gameOf(args);
      await seasons.setGameClosed(game, true);
      yield `${game} is closed.`;
    },
  },
  {
    name: "game open",
    usage: "<game>",
    summary: "opens a game that was closed",
    help: "Every server process follows within two seconds.",
    async *run({ seasons }, args) {
      const game = gameOf(args);
      await seasons.setGameClosed(game, false);
      yield `${game} is open.`;
    },
  },
];
