import { setTimeout as sleep } from "node:timers/promises";

/** How long (ms) what jobs of the servers do may take on a busy machine. */
const PATIENCE = 120_000;
/** Time between two looks, ms. */
const LOOKS = 500;

/** Looks again and again until `reached` holds; answers the last thing that was seen, reached or not. */
export async function until<Seen>(
  look: () => Promise<Seen>,
  reached: (seen: Seen) => boolean,
  patience = PATIENCE,
): Promise<Seen> {
  const giveUp = performance.now() + patience;
  for (;;) {
    const seen = await look();
    if (reached(seen) || performance.now() > giveUp) return seen;
    await sleep(LOOKS);
  }
}
