import { test } from "vitest";
import { actorIn, lay, wrong } from "./support/act.ts";

test("the second act is played by keyboard alone, from the lift to the bearing (en)", async () => {
  const actor = await actorIn("hotel-lobby", "en", "desktop", { "met.mayor": 1, "done.bronze": 1 });
  const { visitor, player, dialog, told, step, follow, touch, readOn } = actor;
  const { page } = visitor;
  await visitor.look("lobby");
  await follow("talk", "silver");
  await visitor.look("silver");
  await readOn();
  await follow("interact", "lift");
  await readOn();
  await follow("interact", "bearing", told("silver:rusted-bearing"));
  await step("silver:step.card");
  await follow("interact", "drawers");
  await readOn();
  await touch("hotel-lobby", "note-3", dialog("note"));
  await visitor.look("note");
  await page.keyboard.press("Escape");

  await player.goThrough("hotel-lobby", "hotel-corridor");
  await visitor.look("corridor");
  for (const _ of [1, 2]) {
    // Between the door and the note, which would be offered first.
    await touch("hotel-corridor", "bell", dialog("talk").locator(".line"), 20);
    await readOn();
  }
  await player.goThrough("hotel-corridor", "hotel-201");
  await visitor.look("room-201");
  await follow("talk", "doze");
  await readOn();
  await step("silver:step.mix");
  await player.goThrough("hotel-201", "hotel-corridor");
  await player.goThrough("hotel-corridor", "hotel-lobby");
  await player.goThrough("hotel-lobby", "hotel-kitchen");
  await visitor.look("kitchen");
  for (const item of ["salt", "vinegar", "sugar", "lemon", "flour"])
    await touch("hotel-kitchen", item, told(`silver:${item}`));
  await touch("hotel-kitchen", "bowl", dialog("talk").locator(".line"));
  await readOn();
  const puzzle = dialog("puzzle");
  await puzzle.waitFor();
  await visitor.look("bowl");
  await lay(actor, "lemon", "flour", "sugar");
  await wrong(puzzle, 1);
  await visitor.look("batter");
  await lay(actor, "salt", "vinegar", "lemon");
  await readOn();
  await step("silver:step.wash");
  await follow("interact", "sink");
  await readOn();
  await player.goThrough("hotel-kitchen", "hotel-lobby");
  await follow("talk", "silver");
  await readOn();
  await actor.ends({ diamonds: 30, experience: 600 });
  await visitor.leave();
});
