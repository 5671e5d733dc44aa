import type { Drawing } from "@diamond-valley/art-kit/svg.ts";
import { type ComponentType, useEffect, useState } from "react";
import { HowToPicture } from "./Picture.tsx";

/** As high as the pictures of the help, px. */
const HIGH = 120;

/** The picture of a page of the help that is fetched when it is shown; its room is kept free until then, and where it can't be fetched. */
export function laterPicture(load: () => Promise<Drawing>): ComponentType {
  return function LaterPicture() {
    const [of, setOf] = useState<Drawing | null>(null);
    useEffect(() => {
      let isShown = true;
      load().then(
        (drawing) => isShown && setOf(drawing),
        // The words beside it say the same.
        () => {},
      );
      return () => {
        isShown = false;
      };
    }, []);
    return of ? <HowToPicture of={of} /> : <svg width={HIGH} height={HIGH} aria-hidden="true" />;
  };
}
