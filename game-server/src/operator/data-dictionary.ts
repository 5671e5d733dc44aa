import type { Schema } from "mongoose";
import { MODELS } from "../database/models.ts";

/** The data dictionary as Markdown: every collection with its fields and indexes, from the models themselves. */
export function* dataDictionary(): Iterable<string> {
  yield "# Data dictionary";
  for (const { name, comment, version, schema, indexes = [] } of MODELS) {
    yield `\n## ${name}\n\n${comment} Version ${version}.\n`;
    yield "| Field | Type | Meaning |\n| --- | --- | --- |";
    yield* fieldsOf(schema, "");
    for (const { fields, comment: serves, options = {} } of indexes) {
      const kinds = Object.keys(options).map((option) =>
        option.replace("partialFilterExpression", "partial"),
      );
      yield `\nIndex on ${Object.keys(fields).join(", ")}${kinds.length > 0 ? ` (${kinds.join(", ")})` : ""}: ${serves}`;
    }
  }
}

/** A row for each field, and for the fields of its parts; optional fields carry a `?`. */
function* fieldsOf(schema: Schema, prefix: string): Iterable<string> {
  for (const [path, type] of Object.entries(schema.paths)) {
    const name = `${prefix}${path}`;
    const part = type.schema as Schema | undefined;
    const { comment, required } = type.options as { comment: string; required?: boolean };
    yield `| \`${name}\`${required ? "" : "?"} | ${typeNameOf(type.instance, part)} | ${comment} |`;
    if (part) yield* fieldsOf(part, `${name}${type.instance === "Array" ? "[]" : ""}.`);
  }
}

function typeNameOf(instance: string, part: Schema | undefined): string {
  if (instance === "Array") return "list";
  return part || instance === "Mixed" ? "object" : instance.toLowerCase();
}
