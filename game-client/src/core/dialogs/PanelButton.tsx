import type { ComponentProps } from "react";

interface Props extends ComponentProps<"button"> {
  /** Whether it does nothing now: what it asked for is under way, or not possible yet. */
  readonly off: boolean;
}

/** A button that keeps the focus while it is off. One that is disabled loses it, and whoever plays by keys must look for the way back. */
export function PanelButton({ off, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={off}
      onClick={(event) => {
        // It may be a form's, which it would send.
        if (off) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
