import { directionOf } from "@diamond-valley/schemas/arena/angles.ts";
import type { Input } from "@diamond-valley/schemas/arena/input.ts";
import { px, toPx } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { createBot, SKILLS } from "@diamond-valley/schemas/hunting/bots.fixture.ts";
import type {
  BeginAnswer,
  EndAnswer,
  FightAnswer,
  HuntingState,
} from "@diamond-valley/schemas/hunting/hunting.ts";
import { HUNTING_MESSAGES, OVER } from "@diamond-valley/schemas/hunting/messages.ts";
import { OWN, PHASES } from "@diamond-valley/schemas/hunting/own.ts";
import { huntingRules } from "@diamond-valley/schemas/hunting/rules.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { Refused } from "./answers.ts";
import { isUsual, playIn } from "./arena-play.ts";
import { type BotContext, playUntil } from "./going.ts";
import type { JoinedRoom } from "./joined-room.ts";
import type { Journal } from "./journal.ts";
import { createRouter, mapOf } from "./route.ts";

const map = mapOf("forest");
const rules = huntingRules(map);
const router = createRouter(map);
const clearings = map.clearings.map((clearing, index) => ({ ...clearing, slime: index + 1 }));

/** From how near (px) a slime is asked for, and how near a point of the way is passed. */
const NEAR = 90;
const PASSED = 14;
/** Herbs with which a hasty hunter leaves the ring. */
const ENOUGH = 1;

const distanceTo = ({ player }: World, { x, y }: Point): number =>
  Math.hypot(toPx(player.x[0]!) - x, toPx(player.y[0]!) - y);

function towards({ player }: World, { x, y }: Point): Partial<Input> {
  return { pace: 3, move: directionOf(px(x) - player.x[0]!, px(y) - player.y[0]!) };
}

/** Who hunts how. A hasty hunter takes what comes first and leaves, so that a fight is paid within seconds. */
export type Hunter = Pick<BotContext, "journal" | "random"> & { readonly hasty?: boolean };

/**
 * Goes to the forest and hunts there until `stop` or until the connection is lost.
 * @throws Refused, Unanswered
 */
export async function huntUntil(stop: AbortSignal, context: BotContext): Promise<void> {
  await playUntil<HuntingState>("forest", context, stop, (forest) =>
    huntIn(forest, { ...context, hasty: true }, stop),
  );
}

/** Fights one slime after the other, the nearest that is free, as a steady hunter does, and writes down what came of it. */
export function huntIn(
  forest: JoinedRoom<HuntingState>,
  { journal, random, hasty = false }: Hunter,
  stop: AbortSignal,
): Promise<void> {
  const { begin, fight } = HUNTING_MESSAGES;
  forest.on(OVER.name, () => void askResult(forest, journal));
  const isFree = (slime: number): boolean => {
    const [seen, me] = [forest.state.slimes?.[slime - 1], forest.state.players?.get(forest.sessionId)];
    return me?.slime === slime || (!seen?.taken && !seen?.rest);
  };
  let wanted: (typeof clearings)[number] | undefined;

  /** The clearing that the hunter is at or on the way to, for as long as there is a slime that nobody else fights. */
  function goal(world: World): (typeof clearings)[number] {
    if (wanted && isFree(wanted.slime)) return wanted;
    const byWay = clearings.toSorted((one, other) => distanceTo(world, one) - distanceTo(world, other));
    wanted = byWay.find(({ slime }) => isFree(slime)) ?? byWay[0]!;
    return wanted;
  }

  async function ask(slime: number): Promise<void> {
    journal.slimes += 1;
    await forest.request<FightAnswer>(fight.name, { slime }).catch((error: unknown) => {
      // Whatever was refused has not begun; without an answer it may have.
      if (error instanceof Refused) journal.slimes -= 1;
      throw error;
    });
  }

  const play = (world: World) => {
    const fighting = createBot(world, hasty ? SKILLS.ace : SKILLS.steady, random, false);
    const walking = createWay(world);
    return () => {
      const { own } = world;
      const isAtIt = own[OWN.phase] !== PHASES.walk;
      if (isAtIt && hasty && own[OWN.taken]! >= ENOUGH) return towards(world, map.spawns.get("start")!);
      if (isAtIt) return fighting();
      const clearing = goal(world);
      return distanceTo(world, clearing) < NEAR ? {} : walking(clearing);
    };
  };
  const next = (world: World | undefined): Promise<unknown> | null => {
    if (!world) return forest.request<BeginAnswer>(begin.name, {});
    if (world.own[OWN.phase] !== PHASES.walk) return null;
    const clearing = goal(world);
    return distanceTo(world, clearing) < NEAR ? ask(clearing.slime) : null;
  };
  return playIn(forest, { rules, play, next }, stop);
}

/** Walks to a clearing by the way from where the player stands as it sets out. */
function createWay(world: World): (clearing: Point) => Partial<Input> {
  let way: { to: Point; points: Point[] } | undefined;
  return (clearing) => {
    const { player } = world;
    if (way?.to !== clearing) {
      const from = { x: Math.round(toPx(player.x[0]!)), y: Math.round(toPx(player.y[0]!)) };
      // From the clearing: what is worked out for one end of a way is kept, and there are few clearings.
      way = { to: clearing, points: [...router.route(clearing, from).reverse(), clearing] };
    }
    while (way.points.length > 1 && distanceTo(world, way.points[0]!) < PASSED) way.points.shift();
    return towards(world, way.points[0]!);
  };
}

/** Asks how the last fight went. One whose answer is lost may have been paid or not. */
async function askResult(forest: JoinedRoom<HuntingState>, journal: Journal): Promise<void> {
  try {
    const answer = await forest.request<EndAnswer>(HUNTING_MESSAGES.end.name, {});
    const { attempt, lost } = answer;
    journal.presses.set(attempt, { attempt, category: "herbs", ...(lost === null ? { answer } : {}) });
  } catch (error) {
    if (error instanceof Refused && !isUsual(error)) journal.surprises.push(error.message);
  }
}
