import { icon } from "@diamond-valley/art-kit/icon.ts";
import type { IconName } from "@diamond-valley/art-kit/icons.gen.ts";
import { type Drawing, dataUrl } from "@diamond-valley/art-kit/svg.ts";
import { memo } from "react";

interface PictureProps {
  of: Drawing;
  /** Width on the screen, px; the height follows. */
  size: number;
  /** Text for those who can't see it; none for decoration. */
  alt?: string;
  className?: string;
}

/** A drawing of the game as a picture. */
export function Picture({ of, size, alt = "", className }: PictureProps) {
  const height = (size * of.height) / of.width;
  return (
    <img className={className} src={dataUrl(of)} width={size} height={height} alt={alt} draggable={false} />
  );
}

/** The picture of a page of the help: as high as all others. */
export function HowToPicture({ of }: { of: Drawing }) {
  return <Picture of={of} size={(120 * of.width) / of.height} />;
}

/** An icon; always decoration, so a text beside it must say the same. */
export const Icon = memo(function Icon({ name, size = 28 }: { name: IconName; size?: number }) {
  return <Picture of={icon(name, size)} size={size} />;
});
