import * as z from "zod/mini";
import { ERRORS, type ErrorCode } from "../errors/catalogue.ts";
import { API_BASE, CSRF_HEADER, IDEMPOTENCY_HEADER } from "../protocol.ts";
import { ANSWERS, BODIES, type Call, type Calls } from "./contract.ts";

/** Refusals that any call may meet. */
const ANY: readonly ErrorCode[] = ["bad-request", "too-many-requests", "unavailable", "generic"];
/** Those of calls that change something, and of those for somebody who is known. */
const CHANGING: readonly ErrorCode[] = ["forgery-token", "too-large"];
const PROBLEM = "application/problem+json";

/** A part of the document. */
type Json = Record<string, unknown>;

const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const jsonOf = (name: string): Json => ({ "application/json": { schema: refTo(name) } });

/** Schemas of a registry by name, which refer to each other. */
function schemasOf(registry: typeof ANSWERS, io: "input" | "output"): Json {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    target: "draft-2020-12",
    unrepresentable: "any",
    uri: (id) => `#/components/schemas/${id}`,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema]),
  );
}

function parametersOf(path: string, { query }: Call, changes: boolean): Json[] {
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    ...{ name, in: "path", required: true },
    schema: { type: "string" },
  }));
  const asked = query ? (z.toJSONSchema(query, { io: "input" }).properties ?? {}) : {};
  const chosen = Object.entries(asked).map(([name, schema]) => ({ name, in: "query", schema }));
  const headers = changes
    ? [
        { name: CSRF_HEADER, in: "header", required: true, schema: { type: "string" } },
        {
          name: IDEMPOTENCY_HEADER,
          in: "header",
          schema: { type: "string", pattern: "^[A-Za-z0-9_-]{8,64}$" },
        },
      ]
    : [];
  return [...named, ...chosen, ...headers];
}

/** Refusals by status, each with the codes that it may carry. */
function refusalsOf({ by, errors = [] }: Call, changes: boolean): Json {
  const known: ErrorCode[] = by === "anybody" ? [] : ["not-logged-in"];
  const registered: ErrorCode[] = by === undefined ? ["not-registered"] : [];
  const codes = [...ANY, ...(changes ? CHANGING : []), ...known, ...registered, ...errors];
  const byStatus = Map.groupBy(new Set(codes), (code) => ERRORS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, some]) => [
      status,
      { description: some.sort().join(", "), content: { [PROBLEM]: { schema: refTo("Problem") } } },
    ]),
  );
}

function operationOf(name: string, call: Call): Json {
  const [method = "", path = ""] = name.split(" ");
  const changes = method !== "GET";
  const { answer, body, file, status = answer || file ? 200 : 204 } = call;
  const written = file ? { content: { [file]: { schema: { type: "string" } } } } : {};
  const answered = answer ? { content: jsonOf(ANSWERS.get(answer)!.id) } : written;
  return {
    summary: call.summary,
    operationId: name.replaceAll(/\W+/g, "_").toLowerCase(),
    tags: [path.split("/").find((part) => part !== "" && part !== "game_rpg")],
    parameters: parametersOf(path, call, changes),
    security: call.by === "anybody" ? [] : [{ session: [] }],
    ...(body && { requestBody: { required: true, content: jsonOf(BODIES.get(body)!.id) } }),
    responses: { [status]: { description: "Done.", ...answered }, ...refusalsOf(call, changes) },
  };
}

/** The OpenAPI 3.1 document of these calls. */
export function openApi(calls: Calls): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls)) {
    const [method = "", path = ""] = name.split(" ");
    const at = path.replaceAll(/:(\w+)/g, "{$1}");
    paths[at] = { ...paths[at], [method.toLowerCase()]: operationOf(name, call) };
  }
  const problem = {
    type: "object",
    required: ["type", "title", "status", "code"],
    properties: {
      type: { type: "string" },
      title: { type: "string" },
      status: { type: "integer" },
      code: { enum: Object.keys(ERRORS) },
      fields: { type: "object", additionalProperties: { type: "string" } },
    },
  };
  return {
    openapi: "3.1.0",
    info: {
      title: "Diamond Valley",
      version: "1",
      description: "The calls of the campaign and of its game.",
    },
    servers: [{ url: API_BASE }],
    paths,
    components: {
      schemas: { ...schemasOf(BODIES, "input"), ...schemasOf(ANSWERS, "output"), Problem: problem },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "session" } },
    },
  };
}
