import type { Command } from "./command.ts";
import { accountCommands } from "./commands/account.ts";
import { codeCommands } from "./commands/codes.ts";
import { dataCommands } from "./commands/data.ts";
import { doctorCommands } from "./commands/doctor.ts";
import { drawCommands } from "./commands/draw.ts";
import { prizeCommands } from "./commands/draw-prizes.ts";
import { eventCommands } from "./commands/events.ts";
import { fairPlayCommands } from "./commands/fair-play.ts";
import { gameCommands } from "./commands/game.ts";
import { goalCommands } from "./commands/goals.ts";
import { playerCommands } from "./commands/player.ts";
import { replayCommands } from "./commands/replay.ts";
import { reportCommands } from "./commands/reports.ts";
import { resultCommands } from "./commands/results.ts";
import { seasonCommands } from "./commands/season.ts";
import { shipCommands } from "./commands/ship.ts";
import { stageCommands } from "./commands/stage.ts";
import { tierCommands } from "./commands/tiers.ts";
import { winnerCommands } from "./commands/winners.ts";

/** Every command. A new one is a file beside these and a line here. */
export const COMMANDS: readonly Command[] = [
  ...doctorCommands,
  ...stageCommands,
  ...gameCommands,
  ...seasonCommands,
  ...tierCommands,
  ...codeCommands,
  ...goalCommands,
  ...drawCommands,
  ...prizeCommands,
  ...resultCommands,
  ...winnerCommands,
  ...shipCommands,
  ...eventCommands,
  ...playerCommands,
  ...accountCommands,
  ...reportCommands,
  ...fairPlayCommands,
  ...dataCommands,
  ...replayCommands,
];

/** The command that arguments begin with, and what follows it. */
export function commandOf(args: readonly string[]): { command: Command; rest: string[] } | undefined {
  for (const command of COMMANDS) {
    const words = command.name.split(" ");
    if (words.every((word, index) => args[index] === word))
      return { command, rest: args.slice(words.length) };
  }
  return undefined;
}

/** All commands, one line each. */
export function overview(): string {
  const rows = COMMANDS.map(({ name, usage, summary }) => [`${name} ${usage}`.trim(), summary] as const);
  const width = Math.max(...rows.map(([typed]) => typed.length));
  const lines = rows.map(([typed, summary]) => `  ${typed.padEnd(width)}  ${summary}`);
  return ["Usage: npm run ops -- <command>", "", ...lines, "", "Any command with --help tells more."].join(
    "\n",
  );
}

/** What `--help` says of one command. */
export function helpOf({ name, usage, summary, help }: Command): string {
  return `${`npm run ops -- ${name} ${usage}`.trim()}: ${summary}.\n\n${help}`;
}
