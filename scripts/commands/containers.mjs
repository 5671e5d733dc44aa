import { ended, startChild } from "../start/children.mjs";
import { loadSettings, prepare } from "../start/prepare.mjs";

/** `npm run containers`: builds the image, runs compose.yaml, and lets players in while servers are killed and stopped. */
export async function containers() {
  loadSettings();
  const tools = await prepare();
  return ended(
    startChild(tools.node, ["bench/src/containers/main.ts"], { env: tools.env, endsItself: true }),
  );
}
