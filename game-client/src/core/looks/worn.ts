import type { Worn } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { useEffect, useState } from "react";

/**
 * What a packed outfit puts on a robot; undefined for none. The drawings are fetched when the first outfit is seen, for
 * they weigh more than robots themselves. Where that fails the robot is drawn without them.
 */
export async function fetchWorn(outfit: number): Promise<Worn | undefined> {
  if (outfit === 0) return undefined;
  try {
    return (await import("./wardrobe-art.ts")).dressPacked(outfit);
  } catch {
    return undefined;
  }
}

/** The same for a component: undefined until it is there. */
export function useWorn(outfit: number): Worn | undefined {
  const [worn, show] = useState<Worn>();
  useEffect(() => {
    let gone = false;
    void fetchWorn(outfit).then((worn) => {
      if (!gone) show(worn);
    });
    return () => {
      gone = true;
    };
  }, [outfit]);
  return worn;
}
