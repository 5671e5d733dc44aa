import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import type { Read, Reading } from "./reading.ts";

/** What was read last; asked for anew whenever the component comes onto the screen. */
export function useReading<Value>(reading: Reading<Value>): Read<Value> {
  useEffect(() => void reading.refresh(), [reading]);
  return useStore(reading.$read);
}
