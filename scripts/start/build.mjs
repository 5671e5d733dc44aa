import { existsSync } from "node:fs";
import { join } from "node:path";
import { runQuietly } from "./children.mjs";
import { explainFailure } from "./explain.mjs";
import { step } from "./log.mjs";
import { root } from "./root.mjs";
import { filesUnder, fingerprint, isDone, markDone } from "./stamp.mjs";

const stampFile = join(root, ".cache/site-built");

/** What the pages are made of. */
const sources = ["site", "game-client", "schemas"];

/** The command line of Astro, relative to the site. */
export const astro = "node_modules/astro/bin/astro.mjs";

/**
 * Builds the pages when anything that they are made of changed since the last time.
 * @param {import("./toolchain.mjs").Toolchain} tools
 */
export async function build(tools) {
  const files = sources.flatMap((name) => filesUnder(join(root, name))).filter(isBuiltIn);
  const print = fingerprint([join(root, "pnpm-lock.yaml"), ...files], [process.env.PUBLIC_URL ?? ""]);
  if (isDone(stampFile, print) && existsSync(join(root, "site/dist/index.html"))) return;
  await step("Building the site", async () => {
    // The pages name PUBLIC_URL alone, so that another port is no reason to build again.
    const { PORT: _port, NODE_ENV: _mode, ...env } = tools.env;
    const { code, output, file } = await runQuietly("build", tools.node, [astro, "build"], {
      cwd: join(root, "site"),
      env: { ...env, ASTRO_TELEMETRY_DISABLED: "1" },
    });
    if (code !== 0) throw explainFailure("The site could not be built", output, file);
  });
  markDone(stampFile, print);
}

/** Tests change no page. @param {string} file */
function isBuiltIn(file) {
  return !/\.test\.tsx?$/.test(file) && !file.startsWith(join(root, "site/e2e"));
}
