import type { CharacterLook } from "./look.ts";
import type { Outfit } from "./outfit.ts";

/** Whether a robot is of one colour from head to toe: its metal, its trim and its scarf, and nothing worn over them. */
export function isOneColour({ colour, accent, scarf }: CharacterLook, outfit: Outfit): boolean {
  const over = [outfit.headgear, outfit.clothes, outfit.costume, outfit.scarf, outfit.boots];
  return accent === colour && scarf === colour && over.every((piece) => piece === "none");
}
