// For tests of the whole product: `node veteran.ts <data directory> <account or email>` makes somebody a veteran, beside a running server.
import { playerBeside } from "../../testing/beside.ts";
import { makeVeteran } from "./make-veteran.ts";

const [dataDir = "", who = ""] = process.argv.slice(2);
await using known = await playerBeside(dataDir, who);
await makeVeteran(known.deps, known.player);
