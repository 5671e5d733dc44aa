import { type HeldItem, newlyHeld } from "@diamond-valley/schemas/story/items.ts";
import type { Game } from "../../core/app/game.ts";
import type { Stop } from "../../core/feature.ts";
import { answeredOf } from "../../core/story/touch.ts";
import { ITEM_TEXTS } from "../../core/texts/later-files.ts";
import { pickedUp } from "./touch-object.ts";

/** Shows a thing that came into the player's hands, by its name and what is said of it. */
async function showItem(
  { more, text, stores }: Pick<Game, "more" | "text" | "stores">,
  { item, count }: HeldItem,
): Promise<void> {
  await more.file("quest-items", ITEM_TEXTS);
  const [name, line] = ["name", "says"].map((part) => text(`quest-items:${item.slug}.${part}`));
  stores.toasts.show({
    tone: "good",
    key: count > 1 ? "story:item.several" : "story:item.one",
    values: { item: name ?? "", line: line ?? "", count },
    picture: { drawing: item.drawing },
  });
}

/** Shows each thing that comes into the player's hands, but for what says so itself as it is picked up. */
export function followItems(game: Game): Stop {
  return answeredOf(game).listen((answered) => {
    if (!answered?.before || pickedUp(game, answered.answer)) return;
    // A name that can't be fetched leaves nothing to show: the thing is in the bag all the same.
    for (const held of newlyHeld(answered.before, answered.answer.progress))
      void showItem(game, held).catch(() => {});
  });
}
