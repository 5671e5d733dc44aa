import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { runQuietly } from "./children.mjs";
import { explainFailure } from "./explain.mjs";
import { step } from "./log.mjs";
import { registryAnswers } from "./npm.mjs";
import { root } from "./root.mjs";
import { fingerprint, isDone, markDone } from "./stamp.mjs";

/** Stands inside node_modules, so that it is deleted with the packages that it describes. */
const stampFile = join(root, "node_modules/.installed");

/**
 * Installs the packages when the lock file or a package.json changed since the last time.
 * @param {import("./toolchain.mjs").Toolchain} tools
 */
export async function install(tools) {
  const print = fingerprint(manifests(), [process.platform, process.arch]);
  if (isDone(stampFile, print)) return;
  await step("Installing packages", async () => {
    const [program, ...first] = tools.pnpm;
    const { NODE_ENV: _, ...env } = tools.env;
    const args = [...first, "install", "--frozen-lockfile", "--reporter=append-only"];
    // Without a registry, what an earlier install left on this machine may do; if not, that shows at once.
    if (!(await registryAnswers())) args.push("--offline");
    const { code, output, file } = await runQuietly("install", program, args, {
      env: { ...env, CI: "true" },
    });
    if (code !== 0) throw explainFailure("The packages could not be installed", output, file);
  });
  markDone(stampFile, print);
}

function manifests() {
  // The kits of the game are packages inside its folder.
  const folders = [root, join(root, "game-client")];
  const packages = folders.flatMap((folder) =>
    readdirSync(folder).map((name) => join(folder, name, "package.json")),
  );
  const own = ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml"].map((name) => join(root, name));
  return [...own, ...packages.filter((file) => existsSync(file)).sort()];
}
