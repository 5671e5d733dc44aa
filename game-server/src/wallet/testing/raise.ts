// For tests of the whole product: `node raise.ts <data directory> <account or email> <experience>` gives somebody
// experience, as the story does, beside a running server.
import { playerBeside } from "../../testing/beside.ts";
import { createWalletStore } from "../store.ts";

const [dataDir = "", who = "", experience = "0"] = process.argv.slice(2);
await using known = await playerBeside(dataDir, who);
await createWalletStore(known.deps).apply(known.player, {
  kind: "grant",
  key: `raise:${known.player}`,
  diamonds: 0,
  experience: Number(experience),
  items: {},
});
