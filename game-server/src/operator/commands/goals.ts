import { percentOf } from "@diamond-valley/schemas/community/goal.ts";
import { SEASON_WEEKS } from "@diamond-valley/schemas/season/weeks.ts";
import { createGoalStore } from "../../community/goal-store.ts";
import { type Command, refuseArguments, UsageProblem } from "../command.ts";

export const goalCommands: Command[] = [
  {
    name: "goal show",
    usage: "",
    summary: "tells how the community goal of each week stands",
    help: "A goal is fixed 48 hours behind the beginning of its week; the servers count it every few seconds.",
    async *run({ deps }, args) {
      refuseArguments(args);
      const store = createGoalStore(deps);
      for (const week of SEASON_WEEKS) {
        const goal = await store.find(week);
        if (!goal) continue;
        const { given, players, early, reached, target = null } = goal;
        const far =
          target === null ? "not fixed yet" : `${percentOf({ given, target, reached })} % of ${target}`;
        yield `Week ${week}: ${given} given by ${players} players, ${early} of them in the first 48 hours; ${far}.`;
      }
    },
  },
  {
    name: "goal lower",
    usage: "<week> <number>",
    summary: "lowers the community goal of a week",
    help: "Where too few play for what the first days promised. A goal is never raised, and a step that was reached stays\nreached and paid.",
    async *run({ deps }, args) {
      const [week, target] = args.map(Number);
      if (
        args.length !== 2 ||
        !SEASON_WEEKS.some((each) => each === week) ||
        !Number.isSafeInteger(target) ||
        target! < 1
      )
        throw new UsageProblem("It takes a week, 1 to 4, and a whole number.");
      if (!(await createGoalStore(deps).lower(week!, target!)))
        throw new UsageProblem(`The goal of week ${week} is not fixed yet, or is no higher than ${target}.`);
      yield `The goal of week ${week} is ${target}.`;
    },
  },
];
