import { PRIZES } from "@diamond-valley/schemas/vault/prizes.ts";
import type { Connection } from "mongoose";
import { accountModel } from "../../account/account-model.ts";
import { HELD, resultModel } from "../../vault/result-models.ts";

/** A prize on its way to somebody. */
export interface Parcel {
  prize: string;
  account: string;
  name: string;
  phone: string;
  address: string;
  email: string;
}

/** Winners that are read at once. */
const CHUNK = 500;
const PHYSICAL = PRIZES.filter(({ type, vip_only }) => type === "physical" && !vip_only).map(
  ({ slug }) => slug,
);

/** The slugs of prizes that are sent. */
export const isSent = (prize: string): boolean => PHYSICAL.includes(prize);

/**
 * Everybody who holds something that is sent, by prize, with where it goes; nobody who passed it on. An account that is gone,
 * or that gave no address, has empty fields.
 */
export async function* parcels(
  connection: Connection,
  prizes: readonly string[] = PHYSICAL,
): AsyncIterable<Parcel[]> {
  const winners = resultModel
    .collection(connection)
    .find({ prize: { $in: [...prizes] }, ...HELD })
    .sort({ prize: 1, account: 1 });
  let chunk: { prize: string; account: string }[] = [];
  for await (const { prize, account } of winners) {
    chunk.push({ prize, account });
    if (chunk.length < CHUNK) continue;
    yield addressed(connection, chunk);
    chunk = [];
  }
  if (chunk.length > 0) yield addressed(connection, chunk);
}

async function addressed(
  connection: Connection,
  winners: readonly { prize: string; account: string }[],
): Promise<Parcel[]> {
  const ids = winners.map(({ account }) => account);
  const accounts = await accountModel
    .collection(connection)
    .find({ _id: { $in: ids } }, { projection: { contact: 1 } })
    .toArray();
  const contacts = new Map(accounts.map(({ _id, contact }) => [_id, contact]));
  return winners.map(({ prize, account }) => {
    const { name = "", phone = "", homeAddress: address = "", email = "" } = contacts.get(account) ?? {};
    return { prize, account, name, phone, address, email };
  });
}
