import { CODE_KINDS, CodeEntry, UPGRADE_TIERS } from "@diamond-valley/schemas/account/codes.ts";
import { PRIZES } from "@diamond-valley/schemas/vault/prizes.ts";
import { z } from "zod";
import { type Command, type Operator, onlyArgument, optionsOf, UsageProblem } from "../command.ts";
import { readTable } from "../table.ts";

/** Capitals and digits that nobody mistakes for one another; 32, so that a byte draws each as often. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

const emptyIsNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" || value === undefined ? null : value), schema.nullable());

const code = z.string().transform((typed, context) => {
  const { data } = CodeEntry.safeParse({ code: typed });
  if (data) return data.code;
  context.addIssue("must have 4 to 32 letters and digits");
  return z.NEVER;
});

const Row = z
  .strictObject({
    code,
    kind: z.enum(CODE_KINDS),
    tier: emptyIsNull(z.enum(UPGRADE_TIERS)),
    email: emptyIsNull(z.email()),
  })
  .refine(({ kind, tier }) => kind === "vip" || tier === null, {
    path: ["tier"],
    message: "must be empty: an invite code has none",
  });

/** VIP items are claimed by their code, and digital prizes are a code. */
const coded = PRIZES.filter(({ vip_only, type }) => vip_only || type === "digital").map(({ slug }) => slug);

const StockRow = z.strictObject({
  code: z.string().min(1).max(64),
  prize: z.string().refine((slug) => coded.includes(slug), `must be one of ${coded.join(", ")}`),
  valid_until: z.iso.datetime({ offset: true }).transform((instant) => Date.parse(instant)),
});

const importing: Command = {
  name: "codes import",
  usage: "<file.csv>",
  summary: "takes in invite and VIP codes",
  help: `Codes that are there already stay as they are.\nColumns: code, kind (${CODE_KINDS.join(", ")}), tier (${UPGRADE_TIERS.join(", ")} or empty; VIP codes only),\nemail (of the only account that may use it, or empty).`,
  async *run({ codes }, args) {
    let [rows, fresh] = [0, 0];
    for await (const chunk of readTable(onlyArgument(args, "the file"), Row)) {
      rows += chunk.length;
      fresh += await codes.add(chunk);
    }
    yield `${rows} rows taken in, ${fresh} codes are new.`;
  },
};

const creating: Command = {
  name: "codes create",
  usage: "<invite|vip> [--tier <tier>] [--count <n>]",
  summary: "makes new codes and prints them",
  help: `--tier raises whoever uses a VIP code to ${UPGRADE_TIERS.join(", ")}. --count is 1 where it is not given.`,
  async *run(operator, args) {
    const { kind, tier, count } = creationOf(args);
    for (let made = 0; made < count; made++) yield await create(operator, { kind, tier });
  },
};

function creationOf(args: string[]) {
  const options = { tier: { type: "string" }, count: { type: "string", default: "1" } } as const;
  const { values, positionals } = optionsOf(args, options);
  const Creation = z.object({
    kind: z.enum(CODE_KINDS),
    tier: z.enum(UPGRADE_TIERS).nullable(),
    count: z.coerce.number().int().min(1).max(100_000),
  });
  const wanted = {
    kind: onlyArgument(positionals, "invite or vip"),
    tier: values.tier ?? null,
    count: values.count,
  };
  const parsed = Creation.safeParse(wanted);
  if (!parsed.success) throw new UsageProblem(z.prettifyError(parsed.error));
  if (parsed.data.kind === "invite" && parsed.data.tier)
    throw new UsageProblem("An invite code has no tier.");
  return parsed.data;
}

async function create({ codes, deps }: Operator, gift: Pick<z.output<typeof Row>, "kind" | "tier">) {
  for (;;) {
    const fresh = [...Buffer.from(deps.id(), "hex")].map((byte) => alphabet[byte % alphabet.length]).join("");
    if ((await codes.add([{ ...gift, code: fresh, email: null }])) === 1) return fresh;
  }
}

const stocking: Command = {
  name: "prize-codes import",
  usage: "<file.csv>",
  summary: "stocks the codes of VIP items and digital prizes",
  help: `Codes that are there already stay as they are.\nColumns: code, prize (${coded.join(", ")}), valid_until (an ISO instant such as 2025-12-31T23:59:59+09:00).`,
  async *run({ claims }, args) {
    let [rows, fresh] = [0, 0];
    for await (const chunk of readTable(onlyArgument(args, "the file"), StockRow)) {
      rows += chunk.length;
      const stocked = chunk.map((row) => ({ code: row.code, prize: row.prize, validUntil: row.valid_until }));
      fresh += await claims.stock(stocked);
    }
    yield `${rows} rows taken in, ${fresh} codes are new.`;
  },
};

export const codeCommands = [importing, creating, stocking];
