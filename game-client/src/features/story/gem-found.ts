import type { MapObject } from "@diamond-valley/schemas/maps/map.ts";
import { middleOf } from "@diamond-valley/schemas/maps/points.ts";
import { partOf } from "@diamond-valley/schemas/places/parts.ts";
import { gemsFound } from "@diamond-valley/schemas/story/gems.ts";
import type { InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import { PARTS } from "@diamond-valley/schemas/story/parts.ts";
import type { Game } from "../../core/app/game.ts";
import { showOnceClear } from "../../core/dialogs/in-turn.ts";
import type { ToastText } from "../../core/hud/toasts.ts";
import type { RoomScene } from "../../core/scene/scene-feature.ts";
import { hum } from "../../core/settings/hum.ts";
import { shownFor } from "../../core/story/touch.ts";
import { counterAt } from "../../core/world/diamond-counter.ts";
import { flyingGem } from "../../core/world/flying-gem.ts";
import { SOUNDS } from "./sounds.ts";
import { pickUpToast } from "./touch-object.ts";

/** From the ground up to where a find is seen, px. */
const UP = 26;
/** How long a device hums for diamonds, ms (play.md 10). */
const HUM = 30;

/** What is said of a find: how many diamonds, and how many of the part's were found. */
function toldOf({ stores }: Game, { granted, progress }: InteractAnswer): ToastText {
  const diamonds = granted?.diamonds ?? 0;
  const place = stores.$place.get();
  const part = place && partOf(place);
  const count = PARTS.get(part ?? "")?.gems.count ?? 0;
  return part && count > 0
    ? {
        tone: "diamonds",
        key: "story:gem.counted",
        values: { diamonds, found: gemsFound(progress, part), count },
      }
    : { tone: "diamonds", key: "story:gem.found", values: { diamonds } };
}

/** Tells what was picked up on the way: diamonds fly to their counter; still: a toast says how many. Its figure bursts by itself. */
export function showFound(game: Game, room: RoomScene, object: MapObject, answer: InteractAnswer): void {
  const { scene: context } = room;
  const { x, y } = middleOf(object);
  const diamonds = answer.granted?.diamonds ?? 0;
  // What is not seen makes no sound either: it opens a scene.
  if (object.drawing !== "") game.sounds.play(SOUNDS.gem, "caption.diamonds");
  if (diamonds > 0) {
    hum(game.stores.settings, HUM);
    const told = toldOf(game, answer);
    // A toast is read aloud by itself.
    if (context.still) game.stores.toasts.show(told);
    else game.stores.$announced.set(game.text(told.key, told.values));
    if (!context.still) flyingGem(context, { x, y: y - UP }, 0, () => counterAt(room));
  }
  // A line in passing would come with each of them.
  if ((answer.say.length > 0 || answer.open) && !pickUpToast(object, answer))
    showOnceClear(game, shownFor(answer));
}
