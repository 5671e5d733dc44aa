import { STAGES } from "@diamond-valley/schemas/season/season.ts";
import { type Command, onlyArgument, UsageProblem } from "../command.ts";

export const stageCommands: Command[] = [
  {
    name: "stage show",
    usage: "",
    summary: "tells the stage and who decides it",
    help: "A server that was started with SEASON_STAGE keeps to that, whatever is set here.",
    async *run({ deps, seasons }) {
      const override = await seasons.stageOverride();
      yield override ? `${override}, set by an operator.` : `${deps.season().stage}, by the timetable.`;
    },
  },
  {
    name: "stage set",
    usage: "<stage>",
    summary: "sets the stage over the timetable",
    help: `Stages: ${STAGES.join(", ")}. Every server process follows within two seconds: pages flip, rooms close.`,
    async *run({ seasons }, args) {
      const wanted = onlyArgument(args, "the stage");
      const stage = STAGES.find((known) => known === wanted);
      if (!stage) throw new UsageProblem(`There is no stage ${wanted}. Use one of ${STAGES.join(", ")}.`);
      await seasons.setStageOverride(stage);
      yield `The stage is ${stage}.`;
    },
  },
  {
    name: "stage clear",
    usage: "",
    summary: "gives the stage back to the timetable",
    help: "Every server process follows within two seconds.",
    async *run({ seasons }) {
      await seasons.setStageOverride(undefined);
      yield "The stage follows the timetable.";
    },
  },
];
