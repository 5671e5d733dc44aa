import { perGame } from "../../core/feature.ts";

/** The picture of the place that is shown. */
interface MapPicture {
  /** Paints it; null before the place is drawn. */
  paint: (() => HTMLCanvasElement) | null;
}

export const pictureOf = perGame((): MapPicture => ({ paint: null }));
