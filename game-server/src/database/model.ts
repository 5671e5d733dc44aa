import { isDeepStrictEqual } from "node:util";
import mongoose, { type Connection, type Model, type mongo, Schema, type SchemaTypeOptions } from "mongoose";

/** How a field is described: its mongoose type and rules, and in `comment` what it means, with its unit. */
export type Field = SchemaTypeOptions<unknown> & { comment: string };

/** A description for each field of a document, so that none is left out of the data dictionary. */
export type Fields<T> = Record<keyof Required<Omit<T, "schemaVersion">>, Field>;

/** An index, and the query that it serves. */
export interface IndexDescription {
  fields: Record<string, 1 | -1>;
  comment: string;
  options?: { unique?: true; sparse?: true; partialFilterExpression?: Record<string, unknown> };
}

/** The description of a collection, as the data dictionary prints it. */
export interface CollectionDescription<T> {
  /** Name of the collection. */
  name: string;
  comment: string;
  /** Raised when the form of new documents changes. Documents of the first release carry none: they are of version 1. */
  version: number;
  fields: Fields<T>;
  indexes?: readonly IndexDescription[];
  /** Fields of indexes that nothing needs any more: databases that have one lose it at the next start. */
  retired?: readonly IndexDescription["fields"][];
}

/** Every document names the version of its form, but for those of the first release. */
export interface Versioned {
  schemaVersion?: number;
}

/** A described collection. Import it where the collection is read or written; importing it opens no connection. */
export interface DocumentModel<T extends Versioned> extends CollectionDescription<T> {
  schema: Schema;
  /** The compiled model on a connection. */
  on(connection: Connection): Model<T>;
  /** The model's own collection: the driver's calls without documents of mongoose, for everything that is done often. */
  collection(connection: Connection): mongo.Collection<T>;
  /** Creates the indexes of the schema, and drops retired ones. */
  createIndexes(connection: Connection): Promise<void>;
  /** Reads every stored document, one after the other, and answers what is not as described here. */
  check(connection: Connection): Promise<CheckResult>;
}

/** What a check of a whole collection found. */
export interface CheckResult {
  documents: number;
  /** A line for each document with problems. */
  problems: string[];
}

const VERSION =
  "Version of the document's form; absent in documents of the first release, which are of version 1.";

/** Parts of a document that have fields of their own. */
export function subdocument<T>(fields: Record<keyof Required<T>, Field>): Schema {
  return new Schema(fields as Record<string, Field>, { _id: false, id: false, minimize: false });
}

/** Describes a collection once, beside its store: `MODELS` lists all of them. */
export function defineModel<T extends Versioned>(description: CollectionDescription<T>): DocumentModel<T> {
  const { name, version, fields, indexes = [], retired = [] } = description;
  const schemaVersion = { type: Number, min: 1, max: version, comment: VERSION };
  const schema = new Schema(
    { ...(fields as Record<string, Field>), schemaVersion },
    {
      collection: name,
      // The stores create indexes at start-up, where a failure can be reported; looking at a collection must not make it.
      autoIndex: false,
      autoCreate: false,
      id: false,
      minimize: false,
      versionKey: false,
    },
  );
  for (const index of indexes) schema.index(index.fields, { ...index.options });

  function on(connection: Connection): Model<T> {
    return (connection.models[name] ?? connection.model(name, schema)) as Model<T>;
  }
  function collection(connection: Connection): mongo.Collection<T> {
    return on(connection).collection as unknown as mongo.Collection<T>;
  }
  return {
    ...description,
    schema,
    on,
    collection,
    async createIndexes(connection) {
      await on(connection).createIndexes();
      for (const old of retired) await dropIndex(collection(connection), old);
    },
    async check(connection) {
      const result: CheckResult = { documents: 0, problems: [] };
      for await (const stored of collection(connection).find()) {
        result.documents += 1;
        const found = await problemsOf(on(connection), stored as T);
        if (found.length > 0) result.problems.push(`${JSON.stringify(stored._id)}: ${found.join("; ")}`);
      }
      return result;
    },
  };
}

/** Codes of MongoDB's errors for a collection and an index that aren't there (NamespaceNotFound, IndexNotFound). */
const NOT_THERE = new Set<unknown>([26, 27]);

/** Drops an index by its fields, as MongoDB names it where nobody else has. */
async function dropIndex<T extends Versioned>(
  from: mongo.Collection<T>,
  fields: IndexDescription["fields"],
): Promise<void> {
  await from.dropIndex(Object.entries(fields).flat().join("_")).catch((error: { code?: unknown }) => {
    if (!NOT_THERE.has(error.code)) throw error;
  });
}

/**
 * What of a stored document is not as its description says: fields that are missing, unknown, out of their range or
 * of another type. Empty for a document that conforms.
 */
async function problemsOf<T extends Versioned>(model: Model<T>, stored: T): Promise<string[]> {
  const read = new model(stored);
  const invalid = await read.validate().then(() => [], messagesOf);
  const plain = read.toObject() as unknown as Record<string, unknown>;
  const raw = stored as unknown as Record<string, unknown>;
  const differing = [...new Set([...Object.keys(plain), ...Object.keys(raw)])]
    .filter((field) => !isDeepStrictEqual(plain[field], raw[field]))
    .map((field) => `\`${field}\` is not described like this`);
  return [...invalid, ...differing];
}

function messagesOf(error: unknown): string[] {
  if (!(error instanceof mongoose.Error.ValidationError)) throw error;
  return Object.values(error.errors).map(({ message }) => message);
}
