import { badge } from "@diamond-valley/art-kit/drawings/badge.ts";
import type { GameMap, MapCharacter, Point } from "@diamond-valley/schemas/maps/map.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { useGame } from "../../core/app/game.ts";
import { Icon, Picture } from "../../core/hud/Picture.tsx";
import { Face } from "./Face.tsx";
import { pictureOf } from "./pictures.ts";
import type { useMapView } from "./use-map-view.ts";
import { CLOSEST } from "./view.ts";
import type { Way } from "./ways.ts";

interface Props {
  map: GameMap;
  title: string;
  ways: readonly Way[];
  /** Who is there for the player. */
  people: readonly MapCharacter[];
  sheet: React.RefObject<HTMLDivElement | null>;
  view: ReturnType<typeof useMapView>;
  /** Where the player stands. */
  here: Point | null;
  /** Where to go next. */
  goal: Point | null;
  /** Whom the player walks to, where that is to be seen here. */
  friend: Point | null;
}

/** The picture of the place with a pin for the player, for the goal, for each way and each character. */
export function MapSheet({
  map,
  title,
  ways,
  people,
  sheet,
  view: { view, handlers, closer, farther },
  here,
  goal,
  friend,
}: Props) {
  const game = useGame();
  const { text } = game;
  const holder = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const picture = pictureOf(game).paint?.();
    if (!picture) return;
    picture.setAttribute("aria-hidden", "true");
    holder.current?.replaceChildren(picture);
  }, [game]);

  const pin = (kind: string, { x, y }: Point, inside: ReactNode, key = kind): ReactNode => (
    <span
      key={key}
      className={`pin ${kind}`}
      data-pin={key}
      style={{ left: `${(x / map.width) * 100}%`, top: `${(y / map.height) * 100}%` }}
    >
      {inside}
    </span>
  );

  return (
    <div className="map-frame" style={{ aspectRatio: `${map.width} / ${map.height}` }}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map */}
      <div ref={sheet} className="map-sheet" role="img" aria-label={title} tabIndex={0} {...handlers}>
        <div
          className="map-world"
          style={{
            transform: `translate(${(0.5 - view.x * view.zoom) * 100}%, ${(0.5 - view.y * view.zoom) * 100}%) scale(${view.zoom})`,
            ["--unzoom" as string]: 1 / view.zoom,
          }}
        >
          <div ref={holder} />
          {people.map(({ slug, x, y }) =>
            pin("person", { x, y: y - 40 }, <Face slug={slug} size={26} />, slug),
          )}
          {map.veins.map(({ number, colour, x, y }) =>
            pin("vein", { x, y: y - 20 }, <Picture of={badge(colour)} size={20} />, `vein-${number}`),
          )}
          {ways.map(({ name, x, y, width, state }) =>
            pin(
              state,
              { x: x + width / 2, y: y + 8 },
              state !== "closed" && <Icon name={state === "open" ? "door" : "locked"} size={22} />,
              name,
            ),
          )}
          {goal && pin("goal", goal, <Icon name="star" size={24} />)}
          {friend && pin("friend", friend, <Icon name="waving-hand" size={24} />)}
          {here && pin("here", here, <span className="dot" />)}
        </div>
      </div>
      <div className="map-zoom">
        <button
          type="button"
          onClick={closer}
          aria-label={text("map.closer")}
          disabled={view.zoom >= CLOSEST}
        >
          +
        </button>
        <button type="button" onClick={farther} aria-label={text("map.farther")} disabled={view.zoom <= 1}>
          −
        </button>
      </div>
    </div>
  );
}
