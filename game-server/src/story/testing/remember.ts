// For tests of the whole product: `node remember.ts <data directory> <account or email> <fact>...` lets somebody have done what the
// facts say, such as `done.platinum`, beside a running server and before the next visit.
import { changed } from "@diamond-valley/schemas/story/progress.ts";
import { playerBeside } from "../../testing/beside.ts";
import { createProgressStore } from "../progress.ts";

const [dataDir = "", who = "", ...facts] = process.argv.slice(2);
await using known = await playerBeside(dataDir, who);
const set = Object.fromEntries(facts.map((fact) => [fact, 1]));
await createProgressStore(known.deps).change(known.player, (before) => changed(before, { set, add: {} }));
