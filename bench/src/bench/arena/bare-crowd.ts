import { MOBS, SHOTS } from "./horde.ts";

/** The least that a step of as many bodies takes: each mob goes towards the player, each shot flies on. */
export interface BareCrowd {
  step(): void;
}

export function createBareCrowd(): BareCrowd {
  const column = (length: number, value: (index: number) => number) =>
    Int32Array.from({ length }, (_, i) => value(i));
  const mobs = {
    x: column(MOBS, (i) => (i * 7_919) % 64_000),
    y: column(MOBS, (i) => (i * 104_729) % 64_000),
  };
  const shots = { x: column(SHOTS, (i) => i * 300), y: column(SHOTS, (i) => i * 200) };
  return {
    step() {
      for (let mob = 0; mob < MOBS; mob += 1) {
        const [dx, dy] = [32_000 - mobs.x[mob]!, 32_000 - mobs.y[mob]!];
        const length = Math.floor(Math.sqrt(dx * dx + dy * dy));
        if (length === 0) continue;
        mobs.x[mob]! += Math.trunc((dx * 72) / length);
        mobs.y[mob]! += Math.trunc((dy * 72) / length);
      }
      for (let shot = 0; shot < SHOTS; shot += 1) {
        shots.x[shot] = (shots.x[shot]! + 104) % 64_000;
        shots.y[shot] = (shots.y[shot]! + 64) % 64_000;
      }
    },
  };
}
