import { type Drawing, dataUrl } from "@diamond-valley/art-kit/svg.ts";
import { useEffect, useState } from "react";

interface Props {
  /** As maps name it: `wrench`, `paint:sun`, `crate`. */
  name: string;
  /** Side of the square that it is fitted into, px. */
  size: number;
}

/**
 * The picture of a thing of the story; always decoration, so a text beside it must say the same. It is fetched with the first
 * one: until then, and where it can't be, its place is empty.
 */
export function ObjectPicture({ name, size }: Props) {
  const [picture, setPicture] = useState<Drawing | null>(null);
  useEffect(() => {
    let isWanted = true;
    import("@diamond-valley/art-kit/object-drawing.ts")
      .then(({ objectDrawing }) => isWanted && setPicture(objectDrawing(name)))
      .catch(() => setPicture(null));
    return () => {
      isWanted = false;
    };
  }, [name]);
  const style = { width: size, height: size, objectFit: "contain" } as const;
  return picture ? (
    <img src={dataUrl(picture)} style={style} alt="" draggable={false} />
  ) : (
    <span style={{ ...style, display: "inline-block" }} />
  );
}
