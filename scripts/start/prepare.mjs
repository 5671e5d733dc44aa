import { existsSync } from "node:fs";
import { join } from "node:path";
import { install } from "./install.mjs";
import { root } from "./root.mjs";
import { toolchain } from "./toolchain.mjs";

/** Adds the variables of the project's `.env` file. What is set already stays. */
export function loadSettings() {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile?.(file);
}

/** Brings what every command needs: tools and packages. */
export async function prepare() {
  const tools = await toolchain();
  await install(tools);
  return tools;
}
