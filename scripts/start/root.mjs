import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's directory. */
export const root = resolve(fileURLToPath(import.meta.url), "../../..");
