import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import Phaser from "phaser";
import { addResidents, type Residents } from "../../features/characters/npcs.ts";
import { addSpotMarkers, type SpotMarkers } from "../../features/fishing/spot-markers.ts";
import type { Text } from "../texts/texts.ts";
import { addEdges, viewOf } from "../walking/edges.ts";
import { buildPlace } from "../world/build-scene.ts";
import { followWith } from "../world/camera.ts";
import type { Place } from "../world/scene-context.ts";
import type { PlaceTheme } from "../world/themes.ts";
import type { Visit } from "./room-view.ts";

/** A place that is drawn and ready for visits. */
export interface BuiltPlace {
  place: Place;
  markers: SpotMarkers | null;
}

/** One place on the screen. It is drawn when its scene starts; rooms come and go in it as visits. */
export class PlaceScene extends Phaser.Scene {
  readonly map: GameMap;
  readonly #theme: PlaceTheme;
  readonly #text: Text;
  readonly #onCrash: () => void;
  #drawn = Promise.withResolvers<BuiltPlace>();
  #residents: Residents | null = null;
  #visit: Visit | null = null;
  #isFollowing = false;
  /** What the camera looks at: the player's own robot. */
  readonly #focus = { x: 0, y: 0 };

  constructor(name: string, map: GameMap, theme: PlaceTheme, text: Text, onCrash: () => void) {
    super(name);
    this.map = map;
    this.#theme = theme;
    this.#text = text;
    this.#onCrash = onCrash;
  }

  create(): void {
    const drawn = this.#drawn;
    this.#build().then(drawn.resolve, drawn.reject);
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      this.#drawn = Promise.withResolvers();
      this.#residents = null;
      this.#visit = null;
      this.#isFollowing = false;
    });
  }

  /** Resolves when the place is drawn. Rejects when its pictures can't be made. */
  built(): Promise<BuiltPlace> {
    return this.#drawn.promise;
  }

  setVisit(visit: Visit | null): void {
    this.#visit = visit;
  }

  setDeliveryReady(ready: boolean): void {
    this.#residents?.setDeliveryReady(ready);
  }

  override update(time: number, delta: number): void {
    try {
      this.#residents?.update(delta);
      this.#visit?.update(time, delta);
      const at = this.#visit?.position();
      if (at) this.#lookAt(at);
    } catch (error) {
      // Thrown on, it would stop the engine's loop and leave a picture that only looks alive.
      this.#visit = null;
      reportError(error);
      this.#onCrash();
    }
  }

  #lookAt({ x, y }: Point): void {
    Object.assign(this.#focus, { x, y });
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    followWith(this, this.map, this.#focus);
    const view = viewOf(this.map);
    this.cameras.main.setBounds(0, view.y, this.map.width, view.height);
  }

  async #build(): Promise<BuiltPlace> {
    const place = await buildPlace(this, this.map, this.#theme);
    addEdges(place);
    this.#residents = addResidents(place, this.#text);
    const markers = this.map.spots.length > 0 ? await addSpotMarkers(place) : null;
    return { place, markers };
  }
}
