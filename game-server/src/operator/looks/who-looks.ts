import { userInfo } from "node:os";
import { optionsOf, UsageProblem } from "../command.ts";

/** Users of a machine that are nobody in particular. */
const NOBODY = ["root", "node", "nobody", "ubuntu", "debian", "app"];
/** A reason is a word at least, such as a ticket's number. */
const SHORTEST = 4;
const LONGEST = 200;

/** What names a look on the command line. */
const LOOK_OPTIONS = { as: { type: "string" }, reason: { type: "string" } } as const;

type Options = Record<string, { type: "string"; default?: string }>;

/**
 * Takes who looks and why out of a command's arguments; `more` are options of the command's own.
 * @throws UsageProblem where it is not said, or an option is none
 */
export function lookOf(
  args: string[],
  otherwise?: string,
  more: Options = {},
): { who: ReturnType<typeof whoLooks>; rest: string[]; values: Record<string, string | undefined> } {
  const { values, positionals } = optionsOf(args, { ...more, ...LOOK_OPTIONS });
  const said = values as Record<string, string | undefined>;
  return { who: whoLooks(said, otherwise), rest: positionals, values: said };
}

/**
 * Who looks and why.
 * @param otherwise the reason where `--reason` says nothing; absent: it must be said
 * @param user whose session this is, where `--as` says nothing
 * @throws UsageProblem where it is not said
 */
export function whoLooks(
  { as, reason }: { as?: string | undefined; reason?: string | undefined },
  otherwise = "",
  user = process.env.SUDO_USER ?? userInfo().username,
): { operator: string; reason: string } {
  const operator = (as ?? user).trim();
  if (operator === "" || operator.length > 64 || (as === undefined && NOBODY.includes(operator)))
    throw new UsageProblem("Say who you are: --as <your name>. Each look is written down.");
  const why = (reason ?? otherwise).trim();
  if (why.length < SHORTEST || why.length > LONGEST)
    throw new UsageProblem(
      "Say why: --reason <a ticket's number or a few words>. Each look is written down.",
    );
  return { operator, reason: why };
}
