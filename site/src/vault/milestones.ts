/** One piece of the track: the way to a milestone, and how much of it is done, 0 to 1. */
export interface Step {
  milestone: number;
  share: number;
}

/** The track from level 1 over each milestone, for a player of `level`. */
export function stepsOf(milestones: readonly number[], level: number): Step[] {
  return milestones.map((milestone, index) => {
    const from = milestones[index - 1] ?? 1;
    const share = (level - from) / (milestone - from);
    return { milestone, share: Math.min(1, Math.max(0, share)) };
  });
}
