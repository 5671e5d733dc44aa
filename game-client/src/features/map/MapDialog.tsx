import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { signpost } from "@diamond-valley/schemas/places/signpost.ts";
import { presentCharacters } from "@diamond-valley/schemas/story/presence.ts";
import { useStore } from "@nanostores/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useGame } from "../../core/app/game.ts";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { Icon } from "../../core/hud/Picture.tsx";
import { closedReason } from "../../core/story/gates.ts";
import { situationOf } from "../../core/story/situation.ts";
import { loadedMap } from "../../core/world/maps.ts";
import { Face } from "./Face.tsx";
import { whenKnown } from "./here.ts";
import { MapSheet } from "./MapSheet.tsx";
import { useMapView } from "./use-map-view.ts";
import { type WayState, waysOf } from "./ways.ts";
import "./map.css";

interface Entry extends Point {
  key: string;
  name: string;
  /** What is said of a door that is closed to the player. */
  why?: string | undefined;
}

/** How often the map looks where somebody has gone, ms. */
const FOLLOW_EVERY = 500;

/** Draws the map anew while it shows somebody who walks about. */
function useFollowing(somebody: unknown): void {
  const [, look] = useState(0);
  useEffect(() => {
    if (somebody === null) return;
    const timer = setInterval(() => look((times) => times + 1), FOLLOW_EVERY);
    return () => clearInterval(timer);
  }, [somebody]);
}

/** The map of the place: its own picture with pins; ways, people, the player and the next goal. */
export function MapDialog() {
  const { text, stores, position } = useGame();
  const place = useStore(stores.$place);
  const goal = useStore(stores.$goal);
  const lead = useStore(stores.$lead);
  const situation = useStore(useMemo(() => situationOf(stores), [stores]));
  // Nobody walks while the map is open; only another place, where a connection came back, changes where the player is.
  const [here, setHere] = useState(position);
  useEffect(() => whenKnown(position, setHere), [position, place]);
  useFollowing(lead);
  const sheet = useRef<HTMLDivElement>(null);
  const view = useMapView(sheet);
  const close = (): void => stores.$dialog.set(null);
  const map = place && loadedMap(place);
  if (!map) return null;
  const title = text("map.title", { place: text(`places:place.${place}`) });
  const isHere = lead?.place === place;
  const next = goal && here && signpost(map, place, here, goal);
  const way = lead && here && !isHere ? signpost(map, place, here, lead) : null;
  const present = presentCharacters(map.characters, situation, Date.now());
  const people: Entry[] = present.map(({ slug, x, y }) => ({
    key: slug,
    name: text(`places:character.${slug}`),
    x,
    y,
  }));
  const ways = waysOf(map, (target) => closedReason(target, situation, Date.now()));
  const doors = (state: WayState): Entry[] =>
    ways
      .filter((way) => way.state === state)
      .map(({ name, label, x, y, width, why }) => ({
        key: name,
        name: text(`places:${label}`),
        why: why && text(why),
        x: x + width / 2,
        y,
      }));
  const list = (kind: WayState | "people", entries: readonly Entry[]) =>
    entries.length > 0 && (
      <section className={kind}>
        <h3>{text(`map.${kind}`)}</h3>
        <ul>
          {entries.map(({ key, name, why, x, y }) => (
            <li key={key}>
              <button
                type="button"
                data-show={key}
                onClick={() => view.lookAt({ x: x / map.width, y: y / map.height })}
              >
                {kind === "open" && <Icon name="door" size={22} />}
                {kind === "locked" && <Icon name="locked" size={22} />}
                {kind === "people" && <Face slug={key} size={26} />}
                {name}
              </button>
              {why && <p>{why}</p>}
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <Panel name="map" shape="wide" title={title} onClose={close}>
      <div className="map-parts">
        <MapSheet
          map={map}
          title={title}
          ways={ways}
          people={present}
          sheet={sheet}
          view={view}
          here={here}
          goal={way ?? next}
          friend={isHere ? lead.at() : null}
        />
        <div className="map-lists">
          {list("open", doors("open"))}
          {list("locked", doors("locked"))}
          {list("people", people)}
          {list("closed", doors("closed"))}
        </div>
      </div>
    </Panel>
  );
}
