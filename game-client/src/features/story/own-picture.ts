import { type Drawing, drawing } from "@diamond-valley/art-kit/svg.ts";
import type { CharacterLook } from "@diamond-valley/schemas/looks/look.ts";
import type { Game } from "../../core/app/game.ts";
import type { Stop } from "../../core/feature.ts";

type Me = Pick<Game["stores"], "$me">;

/** The player in a frame; nobody is in it before the look is known. */
export async function pictureOf(look: CharacterLook | null): Promise<Drawing> {
  const [{ framed }, { portrait }] = await Promise.all([
    import("@diamond-valley/art-kit/drawings/framed.ts"),
    import("@diamond-valley/art-kit/drawings/robot/robot.ts"),
  ]);
  return framed(look ? portrait(look) : drawing(0, 0));
}

/** Calls `paint` with each look of the player that is another than the one shown, `packed` as the state carries it. Answers how to stop. */
export function followLook({ $me }: Me, packed: number, paint: (look: CharacterLook) => void): Stop {
  let shown = packed;
  return $me.subscribe(({ look, packed: next }) => {
    if (look === null || next === shown) return;
    shown = next;
    paint(look);
  });
}
