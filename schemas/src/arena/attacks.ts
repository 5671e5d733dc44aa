import { cosOf, directionOf, SCALE, sinOf, TURN } from "./angles.ts";
import type { AttackKind, AttackPart } from "./content.ts";
import { draw } from "./entropy.ts";
import { EVENTS, note } from "./events.ts";
import { addHazard } from "./hazards.ts";
import { HAZARDS, MOB_STATES } from "./layout.ts";
import { wayX, wayY } from "./places.ts";
import { fire } from "./shots.ts";
import { perTick, px } from "./units.ts";
import type { World } from "./world.ts";

/** How many ticks ahead of the player "where it heads" is. */
const AHEAD = 10;

/** Begins the attack with this number: it is announced from now on. */
export function beginAttack(world: World, mob: number, attack: number): void {
  const { mobs, player, events } = world;
  mobs.repeats[mob] = mobs.last[mob] === attack + 1 ? mobs.repeats[mob]! + 1 : 1;
  mobs.last[mob] = attack + 1;
  mobs.attack[mob] = attack + 1;
  mobs.state[mob] = MOB_STATES.telegraph;
  mobs.timer[mob] = 0;
  mobs.aimX[mob] = player.x[0]!;
  mobs.aimY[mob] = player.y[0]!;
  const [x, y] = [mobs.x[mob]!, mobs.y[mob]!];
  mobs.heading[mob] = directionOf(wayX(world, x, player.x[0]!), wayY(world, y, player.y[0]!));
  note(events, EVENTS.telegraph, x, y, mob, attack);
}

/** Ticks from the start of an attack until its last part is over; `warn` may be longer than the content's. */
export function lengthOfAttack(world: World, attack: AttackKind, warn: number): number {
  return attack.parts.reduce(
    (most, part) => Math.max(most, (part.after ?? 0) + warn + activeTicks(world, part)),
    0,
  );
}

/** Makes what begins in this tick of the attack: announcements at their start, shots after their warning. */
export function playAttack(
  world: World,
  mob: number,
  attack: AttackKind,
  elapsed: number,
  warn: number,
): void {
  for (const part of attack.parts) {
    const after = part.after ?? 0;
    if (part.shape === "shots") {
      if (elapsed === after + warn) fireAll(world, mob, part);
    } else if (elapsed === after && !world.trial) announce(world, mob, part, warn);
  }
}

/** How long (ticks) a part can hit. */
function activeTicks({ rules }: World, part: AttackPart): number {
  switch (part.shape) {
    case "charge":
      return Math.ceil(px(part.length) / perTick(part.speed));
    case "ring":
      return Math.ceil(px(part.reach) / perTick(part.speed));
    case "shots":
      return rules.shots[part.shot] ? 1 : 0;
    default:
      return part.active ?? 1;
  }
}

type Announced = Exclude<AttackPart, { shape: "shots" }>;

function announce(world: World, mob: number, part: Announced, warn: number): void {
  const { mobs } = world;
  const [x, y, heading] = [mobs.x[mob]!, mobs.y[mob]!, mobs.heading[mob]!];
  const active = activeTicks(world, part);
  const base = { x, y, heading, warn, active, damage: part.damage, owner: mob };
  switch (part.shape) {
    case "circle":
      addHazard(world, {
        ...base,
        ...placeOf(world, mob, part),
        kind: HAZARDS.circle,
        size: px(part.radius),
      });
      break;
    case "arc":
      addHazard(world, { ...base, kind: HAZARDS.arc, size: px(part.reach), width: part.width });
      break;
    case "lane":
      addHazard(world, { ...base, kind: HAZARDS.lane, size: px(part.length), width: px(part.width) });
      break;
    case "charge":
      // The lane only shows the way: what hits is the mob.
      addHazard(world, {
        ...base,
        kind: HAZARDS.lane,
        size: px(part.length),
        width: px(part.width),
        damage: 0,
      });
      addHazard(world, { ...base, kind: HAZARDS.circle, size: px(part.width) >> 1, follows: true });
      break;
    case "ring":
      addHazard(world, {
        ...base,
        kind: HAZARDS.ring,
        heading: draw(world, 0, TURN - 1),
        size: px(part.reach),
        width: px(part.thickness),
        speed: perTick(part.speed),
        gaps: part.gaps,
        gapWidth: part.gapWidth,
      });
      break;
    case "everywhere":
      addHazard(world, { ...base, kind: HAZARDS.everywhere, size: 0 });
      shelter(world, part, part.around ? { ...base, x: px(part.around.x), y: px(part.around.y) } : base);
      break;
  }
}

type Base = { x: number; y: number; warn: number; active: number; owner: number };

function shelter(world: World, part: AttackPart & { shape: "everywhere" }, base: Base): void {
  const first = draw(world, 0, TURN - 1);
  for (let index = 0; index < part.shelters; index += 1) {
    const direction = first + Math.floor((index * TURN) / part.shelters);
    const at = offset(base.x, base.y, direction, px(part.distance));
    addHazard(world, { ...base, ...at, kind: HAZARDS.shelter, size: px(part.radius), damage: 0 });
  }
}

function placeOf(
  world: World,
  mob: number,
  part: AttackPart & { shape: "circle" },
): { x: number; y: number } {
  const { mobs, player } = world;
  const away = px(part.away ?? 0);
  const direction = mobs.heading[mob]! + (part.turn ?? 0);
  if (part.at === "self") return offset(mobs.x[mob]!, mobs.y[mob]!, direction, away);
  if (part.at === "target") return offset(mobs.aimX[mob]!, mobs.aimY[mob]!, direction, away);
  const [x, y] = [player.x[0]! + player.wentX[0]! * AHEAD, player.y[0]! + player.wentY[0]! * AHEAD];
  return offset(x, y, direction, away);
}

const offset = (x: number, y: number, direction: number, way: number): { x: number; y: number } => ({
  x: x + Math.trunc((cosOf(direction) * way) / SCALE),
  y: y + Math.trunc((sinOf(direction) * way) / SCALE),
});

function fireAll(world: World, mob: number, part: AttackPart & { shape: "shots" }): void {
  const { mobs } = world;
  const { shot, count, spread } = part;
  const isRound = spread >= TURN;
  for (let index = 0; index < count; index += 1) {
    const turn = isRound
      ? Math.floor((index * TURN) / count)
      : count === 1
        ? 0
        : Math.floor((index * spread) / (count - 1)) - (spread >> 1);
    fire(world, shot, mobs.x[mob]!, mobs.y[mob]!, mobs.heading[mob]! + turn);
  }
}
