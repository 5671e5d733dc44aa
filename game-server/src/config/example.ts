import { Variables } from "./variables.ts";

/** The text of `.env.example`: each variable with its description, and its default where it has one. */
export function renderExample(): string {
  const blocks = Object.entries(Variables.shape).map(([name, schema]) => {
    const preset = schema.safeParse(undefined).data;
    return `# ${schema.description ?? descriptionWithin(schema)}\n# ${name}=${preset ?? ""}\n`;
  });
  return `# Copy to .env and set what you need. Nothing here is needed to try the project.\n\n${blocks.join("\n")}`;
}

/** A default or an optional is wrapped around the schema that carries the description. */
function descriptionWithin(schema: (typeof Variables.shape)[keyof typeof Variables.shape]): string {
  return ("unwrap" in schema && schema.unwrap().description) || "";
}
