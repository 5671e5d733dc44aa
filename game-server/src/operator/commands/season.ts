import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import { realClock } from "../../season/clock.ts";
import { type Command, onlyArgument, UsageProblem } from "../command.ts";
import { koreanTime } from "../support/korean-time.ts";

export const seasonCommands: Command[] = [
  {
    name: "season move",
    usage: "<instant>",
    summary: "moves the time of a demonstration ahead",
    help: "For SEASON_CLOCK=demo alone: what happens next week can be shown today, and a whole season be played through in an\nhour. An ISO instant, such as 2025-10-20T09:00:00+09:00, later than season time is now; it never goes back, as entries and\nledger lines would lie ahead of it. Every server process follows within two seconds.",
    async *run({ deps: { clock }, seasons, seasonClock }, args) {
      const wanted = Date.parse(onlyArgument(args, "an ISO instant"));
      if (Number.isNaN(wanted))
        throw new UsageProblem("It takes an ISO instant, such as 2025-10-20T09:00:00+09:00.");
      if (seasonClock !== "demo")
        throw new UsageProblem("Only a demonstration (SEASON_CLOCK=demo) has a time that can be moved.");
      if (wanted <= clock.now())
        throw new UsageProblem(`It is ${koreanTime(clock.now())} already, and time does not go back.`);
      await seasons.moveDemo(realClock.now() - (wanted - DEMO_START));
      yield `It is ${koreanTime(wanted)} in Korea.`;
    },
  },
];
