import type { IconName } from "@diamond-valley/art-kit/icons.gen.ts";
import type { MapObject, Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance, middleOf } from "@diamond-valley/schemas/maps/points.ts";
import type { Text } from "../../../core/texts/texts.ts";
import type { Offer } from "../../../core/walking/prompt.ts";

/** What the button shows at each stand of the lobby; its words are `hero:lobby.prompt.<name>`. */
const ICONS: Readonly<Record<string, IconName>> = {
  board: "trophy",
  gate: "locked",
  "gate-lit": "video-game",
  guide: "scroll",
  marks: "gem-stone",
  runners: "robot",
  shop: "coin",
};

/** So much nearer (px) these are than what the story offers at the same stand, which says less of it. */
const BEFORE = 1;

/** The stands in reach, in words of their own. `isLit`: whether the gate is open; the other one of the two is not there. */
export function standOffers(objects: readonly MapObject[], at: Point, isLit: boolean, text: Text): Offer[] {
  const absent = isLit ? "gate" : "gate-lit";
  return objects.flatMap((object) => {
    const { name, reach } = object;
    const icon = ICONS[name];
    const far = distance(middleOf(object), at);
    if (!icon || name === absent || far > reach) return [];
    const words = text(`hero:lobby.prompt.${name}`);
    return [{ prompt: { verb: "interact", target: name, words, icon }, distance: far - BEFORE }];
  });
}
