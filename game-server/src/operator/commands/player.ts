import { realClock } from "../../season/clock.ts";
import { type Command, UsageProblem } from "../command.ts";
import type { Look } from "../looks/looks.ts";
import { lookOf } from "../looks/who-looks.ts";
import { findPlayer } from "../support/find-player.ts";
import { koreanTime } from "../support/korean-time.ts";
import { supportView } from "../support/support-view.ts";

/** Lines of the ledger that are shown unless another number is asked for. */
const LINES = 20;
/** Looks that are listed. */
const LISTED = 50;

/** Of deleted accounts nothing is kept that names them, neither here. */
const whose = ({ player, what }: Look): string => player ?? (what === "account former" ? "gone" : "many");

export const playerCommands: Command[] = [
  {
    name: "player show",
    usage: "<id, e-mail or nickname> --reason <why> [--as <who>] [--lines <n>]",
    summary: "shows one player to support, and writes the look down",
    help: "Account, tier, place, story, wallet, entries, claims, the last lines of the ledger and the last attempts with the\ncommand that decides each again. Contact data is veiled: enough to know whether the right person asks.\nWho looked, when and why is kept; `player looks` lists it. --as is your name, where the machine's user is nobody's.",
    async *run(operator, args) {
      const { who, rest, values } = lookOf(args, undefined, { lines: { type: "string" } });
      const named = rest.join(" ").trim();
      const lines = Number(values.lines ?? LINES);
      if (named === "")
        throw new UsageProblem("It takes the account's id, its e-mail address or its nickname.");
      if (!(Number.isInteger(lines) && lines > 0)) throw new UsageProblem("--lines takes a whole number.");
      const { connection } = operator.deps;
      const player = await findPlayer(named, { accounts: operator.accounts, connection });
      await operator.looks.note({ at: realClock.now(), what: "player show", player, ...who });
      yield* supportView(operator, player, lines);
    },
  },
  {
    name: "player looks",
    usage: "[<id>]",
    summary: "lists who looked at whose data, and why",
    help: "The last fifty looks, at one account or at all, the youngest first. Of an account that is erased the reason is gone.",
    async *run({ looks }, [player, ...more]) {
      if (more.length > 0) throw new UsageProblem("It takes one account's id, or nothing.");
      if (player !== undefined && !/^[0-9a-f]{24}$/.test(player))
        throw new UsageProblem(`${player} is no account's id: \`player show\` prints it.`);
      const found = await looks.last(LISTED, player);
      if (found.length === 0) yield "Nobody has looked.";
      for (const look of found)
        yield `${koreanTime(look.at)}  ${look.operator}  ${look.what}  ${whose(look)}  ${look.reason ?? ""}`.trimEnd();
    },
  },
];
