import { open } from "node:fs/promises";
import { prizeOf } from "@diamond-valley/schemas/vault/prizes.ts";
import { realClock } from "../../season/clock.ts";
import { type Command, onlyArgument, UsageProblem } from "../command.ts";
import { csvLine } from "../csv.ts";
import { lookOf } from "../looks/who-looks.ts";
import { written } from "../output.ts";
import { isSent, type Parcel, parcels } from "../support/shipping.ts";

const COLUMNS = ["prize", "account", "name", "phone", "address", "email"] as const satisfies (keyof Parcel)[];

/** The prizes that are asked for. */
function wantedOf(prize: string | undefined): string[] | undefined {
  if (prize === undefined) return undefined;
  if (!prizeOf(prize)) throw new UsageProblem(`There is no prize ${prize}.`);
  if (!isSent(prize)) throw new UsageProblem(`${prize} is nothing that is sent.`);
  return [prize];
}

export const shipCommands: Command[] = [
  {
    name: "winners ship",
    usage: "<file.csv> [--prize <slug>] [--reason <why>] [--as <who>]",
    summary: "writes where the prizes that are sent go to",
    help: `Columns: ${COLUMNS.join(", ")}. Everybody who holds a prize that is sent, by prize; whoever passed it on is left\nout. The file is for your user alone; it holds addresses, so delete it once the parcels are gone. The look is\nwritten down. Where somebody gave no address or is gone the fields are empty, and the count says so. Tell what\narrived with \`winners delivered\`.`,
    async *run({ deps: { connection }, looks }, args) {
      const { who, rest, values } = lookOf(args, "sending prizes", { prize: { type: "string" } });
      const path = onlyArgument(rest, "the file");
      const wanted = wantedOf(values.prize);
      // A new one, which nobody else on the machine reads.
      const file = await written(path, open(path, "wx", 0o600));
      let [rows, lacking] = [0, 0];
      try {
        await looks.note({ at: realClock.now(), what: "winners ship", ...who });
        await file.write(csvLine(COLUMNS));
        for await (const chunk of parcels(connection, wanted)) {
          rows += chunk.length;
          lacking += chunk.filter(({ address }) => address === "").length;
          await file.write(chunk.map((parcel) => csvLine(COLUMNS.map((column) => parcel[column]))).join(""));
        }
      } finally {
        await file.close();
      }
      yield `${rows} parcels in ${path}${lacking > 0 ? `, ${lacking} without an address` : ""}.`;
    },
  },
];
