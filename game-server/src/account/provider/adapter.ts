import type { Connection } from "mongoose";
import type { Adapter } from "oidc-provider";
import { realClock } from "../../season/clock.ts";
import type { Person } from "./persons.ts";
import { providerModel, type Remembered } from "./provider-models.ts";

/** How long (s) the provider knows what somebody said about themself: longer than any sign-in takes. */
const personLife = 7_200;

/** A sign-in under way is worth little: it need not wait for the journal. */
const relaxed = { writeConcern: { w: 1, journal: false } } as const;

/** Makes storages for the provider's kinds of things, all in one collection. Call `prepare` once before. */
export function openProviderStorage(connection: Connection) {
  const remembered = providerModel.collection(connection);

  function storageOf(kind: string): Adapter {
    const key = (id: string) => `${kind}:${id}`;
    const payloadOf = (found: Remembered | null) =>
      found && !(found.expiresAt && found.expiresAt.getTime() <= realClock.now()) ? found.payload : undefined;
    return {
      async upsert(id, payload, expiresIn) {
        const { uid, grantId } = payload;
        const expiresAt = expiresIn ? new Date(realClock.now() + expiresIn * 1_000) : undefined;
        const record = {
          payload,
          schemaVersion: providerModel.version,
          ...(uid ? { uid } : {}),
          ...(grantId ? { grantId } : {}),
          ...(expiresAt ? { expiresAt } : {}),
        };
        await remembered.updateOne({ _id: key(id) }, { $set: record }, { upsert: true, ...relaxed });
      },
      find: async (id) => payloadOf(await remembered.findOne({ _id: key(id) })),
      findByUid: async (uid) => payloadOf(await remembered.findOne({ uid })),
      // Devices without a browser are not served.
      findByUserCode: async () => undefined,
      async consume(id) {
        const consumed = Math.floor(realClock.now() / 1_000);
        await remembered.updateOne({ _id: key(id) }, { $set: { "payload.consumed": consumed } }, relaxed);
      },
      async destroy(id) {
        await remembered.deleteOne({ _id: key(id) }, relaxed);
      },
      async revokeByGrantId(grantId) {
        await remembered.deleteMany({ grantId }, relaxed);
      },
    };
  }

  const people = storageOf("Person");

  return {
    storageOf,
    /** Keeps who somebody said to be at this sign-in. */
    rememberPerson: (person: Person) => people.upsert(person.sub, { extra: { ...person } }, personLife),
    async personBySub(sub: string): Promise<Person | undefined> {
      const found = await people.find(sub);
      return found?.extra as Person | undefined;
    },
    prepare: () => providerModel.createIndexes(connection),
    /** Clears away what has expired. */
    async sweep(): Promise<void> {
      await remembered.deleteMany({ expiresAt: { $lt: new Date(realClock.now()) } }, relaxed);
    },
  };
}
