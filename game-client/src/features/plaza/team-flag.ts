import { flagPole, POLE, TIED, teamFlag } from "@diamond-valley/art-kit/drawings/season/team-flag.ts";
import { buildAtlas } from "@diamond-valley/art-kit/rasterise.ts";
import type { Team } from "@diamond-valley/schemas/teams/teams.ts";
import { FOOT, type SceneContext } from "../../core/world/scene-context.ts";

/** From the fountain's foot up to where the pole stands behind it, and how far the cloth is raised, px. */
const BEHIND = 88;
const RAISED = 110;
/** How long that takes, ms; and how far the cloth swings in the wind, degrees. */
const RAISING = 1_400;
const SWING = 1.6;

/** Raises the flag of a team behind the fountain; answers how to take it down. */
export async function raiseFlag(context: SceneContext, team: Team): Promise<() => void> {
  const { scene, sheet, map, scale, still } = context;
  const fountain = map.scenery.find(({ type }) => type === "fountain");
  if (!fountain) return () => {};
  const key = `plaza:flag:${team}`;
  const { canvas, frames } = await buildAtlas({ pole: flagPole(), cloth: teamFlag(team) }, scale, 256);
  // The scene may be over by now.
  if (!scene.sys.isActive()) return () => {};
  const texture = sheet.add(key, canvas, frames);
  const { x, y } = fountain;
  const foot = y - BEHIND;
  const top = foot - POLE + TIED;
  const pole = scene.add.image(x, foot, texture, "pole").setOrigin(FOOT.x, FOOT.y);
  const cloth = scene.add.image(x + 3, top, texture, "cloth").setOrigin(0, 0.1);
  const images = [pole, cloth];
  for (const image of images) {
    image.setScale(1 / scale).setDepth(y - 2);
    context.visibility.watch(image, x, y - BEHIND, 320);
  }
  if (!still && !context.plain) {
    cloth.setY(top + RAISED);
    scene.tweens.add({ targets: cloth, y: top, duration: RAISING, ease: "Sine.out" });
    scene.tweens.add({
      targets: cloth,
      angle: { from: -SWING, to: SWING },
      yoyo: true,
      repeat: -1,
      duration: 1_700,
      ease: "Sine.inOut",
    });
  }
  return () => {
    for (const image of images) {
      scene.tweens.killTweensOf(image);
      image.destroy();
    }
    sheet.remove(key);
  };
}
