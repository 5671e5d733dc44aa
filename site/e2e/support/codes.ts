import { randomBytes } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { operate } from "./operator.ts";

const GIFTS = {
  invite: "invite,",
  vip: "vip,",
  gold: "vip,gold",
  platinum: "vip,platinum",
  diamond: "vip,diamond",
  spare: "vip,",
} as const;

/** Fresh codes in the product of the run, as an operator brings them in: one of each, and one for another account. */
export async function codesFor(owner: string): Promise<Record<keyof typeof GIFTS | "elsewhere", string>> {
  const mark = randomBytes(4).toString("hex").toUpperCase();
  const names = Object.keys(GIFTS) as (keyof typeof GIFTS)[];
  const codeOf = (name: string) => `${name.toUpperCase()}${mark}`;
  const rows = names.map((name) => `${codeOf(name)},${GIFTS[name]},`);
  const file = join(tmpdir(), `codes-${mark}.csv`);
  await writeFile(file, ["code,kind,tier,email", ...rows, `${codeOf("elsewhere")},vip,,${owner}`].join("\n"));
  await operate(inject("dataDir"), ["codes", "import", file]);
  await rm(file);
  const codes = [...names, "elsewhere" as const].map((name) => [name, codeOf(name)]);
  return Object.fromEntries(codes) as Awaited<ReturnType<typeof codesFor>>;
}
