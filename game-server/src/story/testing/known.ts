// For tests of the whole product: `node known.ts <data directory> <account or email> <place> <x> <y> <facts as JSON> <now>` lets somebody
// who isn't in the game stand in a place, at the beginning of a visit at `now` (epoch ms), with what was done before.
import { isPlace } from "@diamond-valley/schemas/places/registry.ts";
import { changed, entered } from "@diamond-valley/schemas/story/progress.ts";
import { createLastPositionStore } from "../../rooms/last-positions.ts";
import { playerBeside } from "../../testing/beside.ts";
import { createProgressStore } from "../progress.ts";

const [dataDir = "", who = "", place = "", x = "0", y = "0", facts = "{}", now = "0"] = process.argv.slice(2);
if (!isPlace(place)) throw new Error(`there is no place ${place}`);
await using known = await playerBeside(dataDir, who);
const { player, connection, deps } = known;
await createProgressStore(deps).change(player, (before) =>
  changed(entered(before, { place, from: null }, deps.id(), Number(now)), {
    set: JSON.parse(facts),
    add: {},
  }),
);
await createLastPositionStore(connection).write(player, { place, area: 1, x: Number(x), y: Number(y) });
