import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import type { Read, Reading } from "./reading.ts";

/**
 * What was read last; asked for anew whenever the component comes onto the screen, and then every so many ms for as long as
 * the page is in sight.
 */
export function useReading<Value>(reading: Reading<Value>, every?: number): Read<Value> {
  useEffect(() => {
    void reading.refresh();
    if (every === undefined) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void reading.refresh();
    }, every);
    return () => clearInterval(timer);
  }, [reading, every]);
  return useStore(reading.$read);
}
