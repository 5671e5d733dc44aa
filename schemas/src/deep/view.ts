import type { World } from "../arena/world.ts";
import { gemsIn, OWN } from "./own.ts";
import { MODES, visitOf } from "./setup.ts";

/** What a client shows of the hall beside figures and shots, read from its own world. Times are ticks. */
export interface DeepView {
  readonly isFlight: boolean;
  readonly left: number;
  /** From 1 on; 0 before the first. */
  readonly stage: number;
  /** The numbers of the diamonds that were taken in this flight. */
  readonly taken: readonly number[];
  /** One of ENDS, 0 while it goes on. */
  readonly end: number;
}

/** What there is to show of the hall. */
export const viewDeep = ({ own, setup }: World): DeepView => ({
  isFlight: visitOf(setup).mode === MODES.flight,
  left: own[OWN.left]!,
  stage: own[OWN.stage]!,
  taken: gemsIn(own[OWN.taken]!),
  end: own[OWN.end]!,
});
