import { cosOf, SCALE, sinOf } from "./angles.ts";
import type { AttackKind, AttackPart, MobKind } from "./content.ts";
import { dropHazards } from "./hazards.ts";
import { bodyOf } from "./mob-walk.ts";
import { moveBody } from "./movement.ts";
import { perTick, px } from "./units.ts";
import type { World } from "./world.ts";

const isCharge = (part: AttackPart): part is AttackPart & { shape: "charge" } => part.shape === "charge";

/** One tick of a run down a lane, `elapsed` ticks after it began. Answers whether a wall stopped it. */
export function charge(
  world: World,
  mob: number,
  kind: MobKind,
  attack: AttackKind,
  elapsed: number,
): boolean {
  const { mobs, field } = world;
  const part = attack.parts.find(isCharge);
  if (!part) return false;
  const speed = perTick(part.speed);
  const ran = elapsed - (part.after ?? 0);
  if (ran < 0) return false;
  const way = Math.min(speed, px(part.length) - ran * speed);
  if (way <= 0) return false;
  const dx = Math.trunc((cosOf(mobs.heading[mob]!) * way) / SCALE);
  const dy = Math.trunc((sinOf(mobs.heading[mob]!) * way) / SCALE);
  if (moveBody(field, mobs, mob, dx, dy, bodyOf(kind))) return false;
  dropHazards(world, mob);
  return true;
}
