// Records results of the rules in force, which later rules must still be able to replay: `node src/games/recorded/main.ts`.
// To be run once for each version of a game's rules; what was recorded of an older version stays as it is.
import { existsSync, writeFileSync } from "node:fs";
import { ATTEMPTED, ATTEMPTS } from "../attempts.fixture.ts";

/** Results that are kept of each game. */
const KEPT = { mining: 30, hunting: 30, boss: 12, deep: 12 } as const;

for (const game of ATTEMPTED) {
  const results = [];
  for (let seed = 1; results.length < KEPT[game]; seed += 1) {
    // Of an expedition one vein is enough.
    const [first] = ATTEMPTS[game](seed).decided;
    if (first) results.push(first);
  }
  const { rules } = results[0]!.evidence.inputs as { rules: number };
  const file = new URL(`../../${game}/recorded/rules-${rules}.ndjson`, import.meta.url);
  const lines = results.map(({ evidence: { seed, inputs }, result }) =>
    JSON.stringify({ seed, inputs, result }),
  );
  if (!existsSync(file)) writeFileSync(file, `${lines.join("\n")}\n`);
}
