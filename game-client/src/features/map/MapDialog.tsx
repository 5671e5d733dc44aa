import { COLOUR, RAMPS } from "@diamond-valley/art-kit/palette.ts";
import { smoothLine } from "@diamond-valley/schemas/maps/curve.ts";
import type { Ground, Point, Scenery } from "@diamond-valley/schemas/maps/map.ts";
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { useGame } from "../../core/app/game.ts";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { loadedMap } from "../../core/world/maps.ts";
import "./map.css";

const line = (points: readonly Point[], closed: boolean): string =>
  smoothLine(points, closed)
    .map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`)
    .join(" ");

function GroundShape({ ground }: { ground: Ground }) {
  switch (ground.type) {
    case "river":
    case "path": {
      const stroke = ground.type === "river" ? COLOUR.water : COLOUR.sand;
      return (
        <polyline
          points={line(ground.points, false)}
          fill="none"
          stroke={stroke}
          strokeWidth={ground.width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      );
    }
    case "lake":
      return (
        <polygon
          points={line(ground.points, true)}
          fill={COLOUR.water}
          stroke={COLOUR.bank}
          strokeWidth="14"
        />
      );
    case "plaza":
      return <ellipse cx={ground.x} cy={ground.y} rx={ground.rx} ry={ground.ry} fill="#e3dff1" />;
    case "dock":
    case "bridge":
      return (
        <rect x={ground.x} y={ground.y} width={ground.width} height={ground.height} fill={COLOUR.plank} />
      );
    case "cliff":
      return (
        <polyline
          points={line(ground.points, false)}
          fill="none"
          stroke="#a97d5b"
          strokeWidth={ground.height / 2}
        />
      );
  }
}

/** Trees and roofs, as one sees them from far above. */
function Landmark({ thing: { type, x, y, scale } }: { thing: Scenery }) {
  if (type.startsWith("house-")) {
    return <path d={`M${x - 90} ${y - 60}L${x} ${y - 170}L${x + 90} ${y - 60}z`} fill={roofOf(type)} />;
  }
  const crown = CROWNS[type];
  return crown && <circle cx={x} cy={y - 50} r={44 * scale} fill={crown} />;
}

const CROWNS: Partial<Record<Scenery["type"], string>> = {
  "tree-leaf": RAMPS.leaf.mid,
  "tree-mint": RAMPS.mint.mid,
  "tree-pink": RAMPS.pink.mid,
  "tree-lime": RAMPS.lime.mid,
  pine: RAMPS.pine.mid,
  willow: RAMPS.lime.lo,
};

const ROOFS = [RAMPS.coral.mid, RAMPS.violet.mid, RAMPS.gold.mid, RAMPS.teal.mid];

/** A roof colour that stays the same for a kind of house. */
function roofOf(type: string): string | undefined {
  return ROOFS[type.length % ROOFS.length];
}

/** A numbered mark on the map: round for people, square for ways. */
function Mark({ x, y, number, way }: Point & { number: number; way: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x="-32"
        y="-32"
        width="64"
        height="64"
        rx={way ? 16 : 32}
        fill={way ? "#8a3a22" : "#3a458c"}
        stroke="#fff"
        strokeWidth="8"
      />
      <text y="15" textAnchor="middle" fontSize="42" fill="#fff">
        {number}
      </text>
    </g>
  );
}

/** The map of the place: ground, people, ways, and where the player stands. */
export function MapDialog() {
  const { text, stores, position } = useGame();
  const place = useStore(stores.$place);
  // Where the player stood when the map was opened: nobody walks while it is.
  const [here] = useState(() => position());
  const close = (): void => stores.$dialog.set(null);
  if (!place) return null;
  const map = loadedMap(place);
  if (!map) return null;
  const title = text("map.title", { place: text(`places:place.${place}`) });
  return (
    <Panel name="map" shape="wide" title={title} onClose={close}>
      <svg className="map-sheet" viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-label={title}>
        {map.ground.map((ground, index) => (
          <GroundShape key={index} ground={ground} />
        ))}
        {map.scenery.map((thing) => (
          <Landmark key={`${thing.type}-${thing.x}-${thing.y}`} thing={thing} />
        ))}
        {map.characters.map(({ slug, x, y }, index) => (
          <Mark key={slug} x={x} y={y} number={index + 1} way={false} />
        ))}
        {map.portals.map(({ name, x, y, width, height }, index) => (
          <Mark key={name} x={x + width / 2} y={y + height / 2} number={index + 1} way={true} />
        ))}
        {here && (
          <g transform={`translate(${here.x} ${here.y})`} data-here="">
            <path d="M0 0L-40 -78A44 44 0 1 1 40 -78z" fill="#f9505f" stroke="#fff" strokeWidth="9" />
            <circle cy="-96" r="17" fill="#fff" />
          </g>
        )}
      </svg>
      <div className="map-lists">
        <section>
          <h3>{text("map.people")}</h3>
          <ul>
            {map.characters.map(({ slug }, index) => (
              <li key={slug}>
                <b>{index + 1}</b>
                {text(`places:character.${slug}`)}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3>{text("map.ways")}</h3>
          <ul>
            {map.portals.map(({ name, label, closed }, index) => (
              <li key={name} className="way">
                <b>{index + 1}</b>
                {text(`places:${label}`)}
                <small>{text(closed ? "map.closed" : "map.open")}</small>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Panel>
  );
}
