import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance } from "@diamond-valley/schemas/maps/points.ts";
import { signpost } from "@diamond-valley/schemas/places/signpost.ts";
import type { Game } from "../../core/app/game.ts";
import { createTimes } from "../../core/engine/at-times.ts";
import { pixelRatio } from "../../core/engine/resolution.ts";
import type { RoomPart, RoomScene, SceneFeature } from "../../core/scene/scene-feature.ts";
import { createRoute } from "../../core/walking/route.ts";
import type { SceneContext } from "../../core/world/scene-context.ts";
import { type GoalView, goalViewOf, guideOf } from "./guide.ts";
import { figureBox, overGoal } from "./on-screen.ts";
import { addTrail } from "./trail.ts";

/** So near a goal is reached, px: nothing points at what one stands at. A door is, where it lets one through. */
const REACHED = { here: 56, door: 16 } as const;
/** From a goal's feet up to the middle of what is drawn of it, px. */
const MIDDLE = 75;
/** The way is looked for so often, ms; where on the screen its goal is, in each frame. */
const LOOK_EVERY = 100;
/** The steps in which a trail shows the way: everybody else knows it. */
const SHOWN_ROUND: readonly string[] = ["meet-mayor", "meet-fisher", "first-catch"];

/** Where to go, as the world shows it: a trail on the ground, and where on the screen the goal is. */
export const scene: SceneFeature = {
  build: (_context, game) => ({ enter: (room) => createPart(room, game) }),
};

/** Where a point of the world is on the screen, CSS px. */
function onScreen({ scene }: SceneContext, { x, y }: Point): Point {
  const { worldView, zoom } = scene.cameras.main;
  const scale = zoom / pixelRatio();
  return { x: (x - worldView.x) * scale, y: (y - worldView.y) * scale };
}

/** The way to a goal. */
interface Way {
  /** Where the goal is, or the door on the way to it, px. */
  readonly target: Point;
  /** The next bend, from the player, px. */
  readonly ahead: Point;
}

function createPart({ scene: context, whereIs }: RoomScene, game: Game): RoomPart {
  const { $goal, $lead, $place } = game.stores;
  const $view = goalViewOf(game);
  const { $objective } = guideOf(game);
  const route = createRoute(context.map);
  const trail = addTrail(context);

  const isTimeToLook = createTimes(LOOK_EVERY);
  let way: Way | null = null;

  const wayFrom = (at: Point): Way | null => {
    const [goal, place] = [$lead.get() ?? $goal.get(), $place.get()];
    if (!goal || !place) return null;
    const here = goal.place === place ? whereIs(goal.object, at) : undefined;
    const target = here ?? signpost(context.map, place, at, goal);
    const reached = goal.place === place ? REACHED.here : REACHED.door;
    if (!target || distance(target, at) < reached) return null;
    const ahead = route.ahead(at, target);
    return { target, ahead: { x: ahead.x - at.x, y: ahead.y - at.y } };
  };

  const viewOf = (at: Point, { target, ahead }: Way): GoalView => {
    const { worldView } = context.scene.cameras.main;
    const { left, top, right, bottom } = figureBox(at);
    const [from, to] = [onScreen(context, { x: left, y: top }), onScreen(context, { x: right, y: bottom })];
    return {
      ...onScreen(context, overGoal(target, at)),
      inView: worldView.contains(target.x, target.y - MIDDLE),
      me: { left: from.x, top: from.y, right: to.x, bottom: to.y },
      ahead,
    };
  };

  return {
    update({ pose }, delta) {
      if (isTimeToLook(delta)) way = wayFrom(pose);
      $view.set(way && viewOf(pose, way));
      const step = $objective.get()?.step ?? "";
      const isShown = $lead.get() !== null || SHOWN_ROUND.includes(step);
      trail.show(way && isShown ? route.rest(pose) : [], delta);
    },
    end() {
      $view.set(null);
      trail.destroy();
    },
  };
}
