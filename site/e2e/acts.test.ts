import { middleOf } from "@diamond-valley/schemas/maps/points.ts";
import { expect, test } from "vitest";
import { type Actor, actorIn, lay, wrong } from "./support/act.ts";
import { mapOf } from "./support/route.ts";

const SILVER = { "met.mayor": 1, "done.bronze": 1, "done.silver": 1, "letter.silver": 1 };
const GOLD = { ...SILVER, "done.gold": 1 };

test("the third act is played by touch on a phone, from eleven coins to Pip (ko)", async () => {
  const actor = await actorIn("shop", "ko", "mobile", SILVER);
  const { visitor, player, hand, dialog, step, follow, touch, readOn } = actor;
  const { page } = visitor;
  await visitor.look("shop");
  await follow("talk", "gold");
  await visitor.look("gold");
  await readOn();
  await step("gold:step.coins.words");
  const coins = [
    ["shop", "coin-4", "coin-3", "coin-7", "coin-1", "coin-8", "coin-2"],
    ["shop-mirrors", "coin-5", "coin-10", "coin-9"],
    ["shop", ""],
    ["shop-vault", "coin-6", "coin-11"],
  ] as const;
  let here: "shop" | "shop-mirrors" | "shop-vault" = "shop";
  for (const [place, ...names] of coins) {
    if (place !== here) await player.goThrough(here, place);
    here = place;
    await visitor.look(place);
    for (const name of names.filter((each) => each !== "")) await gather(actor, place, name);
  }
  await player.goThrough("shop-vault", "shop");
  await step("gold:step.machine.words");
  await follow("interact", "machine");
  await readOn();
  const puzzle = dialog("puzzle");
  await puzzle.waitFor();
  await visitor.look("machine");
  const insert = async (slot: "single" | "double", count: number): Promise<void> => {
    for (let coin = 0; coin < count; coin += 1) await hand.press(puzzle.locator(`[data-insert=${slot}]`));
  };
  await insert("single", 3);
  await insert("double", 8);
  await hand.press(puzzle.locator("[data-way=try]"));
  await wrong(puzzle, 1);
  await visitor.look("coins-back");
  await insert("double", 9);
  await insert("single", 2);
  await hand.press(puzzle.locator("[data-way=try]"));
  await readOn();
  await step("gold:step.pip.words");
  await player.goThrough("shop", "shop-vault");
  await touch("shop-vault", "case", dialog("talk").locator(".line"));
  await readOn();
  await player.goThrough("shop-vault", "shop");
  await follow("talk", "gold");
  await readOn();
  await actor.ends({ diamonds: 40, experience: 900 });
  expect(await page.locator(".quest").getAttribute("data-step")).toBe("story-gems");
  await visitor.leave();
});

/** So close (px) to a coin it is picked up, and how long that may take on a busy machine, ms: whoever leaves sooner leaves it there. */
const ON_IT = 12;
const PICKED_UP = 1_500;

/** Goes to where a coin lies or is hidden, until it is in the hands. */
async function gather(actor: Actor, place: "shop" | "shop-mirrors" | "shop-vault", name: string) {
  const { visitor, player, touch } = actor;
  const hidden = ["coin-7", "coin-8", "coin-9", "coin-10", "coin-11"];
  if (hidden.includes(name)) return touch(place, name, visitor.page.locator("[data-toast^='gold:coin']"));
  const coin = mapOf(place).objects.find((object) => object.name === name);
  if (!coin) throw new Error(`no ${name} in the ${place}`);
  await player.standAt(place, middleOf(coin), ON_IT);
  await visitor.page.waitForTimeout(PICKED_UP);
}

test("the fourth act's pillars follow what the telescopes show (en, desktop)", async () => {
  const actor = await actorIn("tower-1", "en", "desktop", GOLD);
  const { visitor, player, dialog, step, follow, readOn } = actor;
  await visitor.look("tower-1");
  await follow("talk", "platinum");
  await readOn();
  await step("platinum:step.crank.words");
  await follow("interact", "crank", visitor.page.locator(".quest[data-words='platinum:step.clue-1.words']"));
  /** Which shape stands in which place, by what is read. */
  const order: string[] = [];
  const floors = [
    ["tower-1", "drop"],
    ["tower-2", "sun"],
    ["tower-3", "leaf"],
  ] as const;
  for (const [index, [floor, shape]] of floors.entries()) {
    if (index > 0) await player.goThrough(floors[index - 1]![0], floor);
    const line = dialog("talk").locator(".line");
    await follow("interact", `clue-${index + 1}`, line);
    await visitor.look(`${floor}-clue`);
    const said = (await line.textContent()) ?? "";
    order[["first", "second", "third", "fourth"].findIndex((place) => said.includes(place))] = shape;
    await readOn();
  }
  await player.goThrough("tower-3", "tower-roof");
  await visitor.look("roof");
  await follow("interact", "post");
  await readOn();
  const puzzle = dialog("puzzle");
  await puzzle.waitFor();
  await visitor.look("pillars");
  const pillars = [0, 1, 2, 3].map((place) => order[place] ?? "flame");
  await lay(actor, ...pillars.toReversed());
  await wrong(puzzle, 1);
  await lay(actor, ...pillars);
  await readOn();
  await step("platinum:step.battery.words");
  await follow("interact", "battery", visitor.page.locator(".quest[data-words='platinum:step.bring.words']"));
  await follow("talk", "platinum");
  await readOn();
  await actor.ends({ diamonds: 50, experience: 1_200 });
  await visitor.leave();
});
