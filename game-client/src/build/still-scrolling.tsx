import type { ComponentProps, ElementType } from "react";

interface Props extends ComponentProps<"div"> {
  as?: ElementType;
  allowPinchZoom?: boolean;
  shards?: unknown;
}

/** Stands for the scroll lock of `react-remove-scroll`: it shows what is in it, and locks nothing. */
export function RemoveScroll({ as: Frame = "div", allowPinchZoom: _, shards: __, ...rest }: Props) {
  return <Frame {...rest} />;
}
