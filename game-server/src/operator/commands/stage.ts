import { STAGES } from "@diamond-valley/schemas/season/season.ts";
import { type Command, type Operator, onlyArgument, refuseArguments, UsageProblem } from "../command.ts";

/** What wins over a stage that is stored, where something does. */
function* winsOver({ seasonStage }: Operator): Iterable<string> {
  if (seasonStage)
    yield `Servers that were started with SEASON_STAGE=${seasonStage} keep to that: unset it and restart them.`;
}

export const stageCommands: Command[] = [
  {
    name: "stage show",
    usage: "",
    summary: "tells the stage and who decides it",
    help: "A server that was started with SEASON_STAGE keeps to that, whatever is set here.",
    async *run({ deps, seasons, seasonStage }, args) {
      refuseArguments(args);
      const override = await seasons.stageOverride();
      if (seasonStage) {
        const behind = override ? `; an operator's ${override} waits behind it` : "";
        return yield `${seasonStage}, by SEASON_STAGE${behind}.`;
      }
      yield override ? `${override}, set by an operator.` : `${deps.season().stage}, by the timetable.`;
    },
  },
  {
    name: "stage set",
    usage: "<stage>",
    summary: "sets the stage over the timetable",
    help: `Stages: ${STAGES.join(", ")}. Every server process follows within two seconds: pages flip, rooms close.`,
    async *run(operator, args) {
      const wanted = onlyArgument(args, "the stage");
      const stage = STAGES.find((known) => known === wanted);
      if (!stage) throw new UsageProblem(`There is no stage ${wanted}. Use one of ${STAGES.join(", ")}.`);
      await operator.seasons.setStageOverride(stage);
      yield operator.seasonStage ? `The stage ${stage} is stored.` : `The stage is ${stage}.`;
      yield* winsOver(operator);
    },
  },
  {
    name: "stage clear",
    usage: "",
    summary: "gives the stage back to the timetable",
    help: "Every server process follows within two seconds.",
    async *run(operator, args) {
      refuseArguments(args);
      await operator.seasons.setStageOverride(undefined);
      yield operator.seasonStage ? "No stage is stored." : "The stage follows the timetable.";
      yield* winsOver(operator);
    },
  },
];
