import type { ProblemBody } from "@diamond-valley/schemas/errors/catalogue.ts";
import express from "express";
import mongoose from "mongoose";
import { pino } from "pino";
import { expect, test } from "vitest";
import { errorAnswers } from "./error-answers.ts";
import { Problem } from "./problem.ts";

const { MongoNetworkError } = mongoose.mongo;

/** What a caller is answered when a handler throws `error`; what is logged goes into `lines`. */
async function answerTo(error: unknown, lines: string[] = []): Promise<{ status: number; code: string }> {
  const app = express();
  app.get("/", () => {
    throw error;
  });
  app.use(errorAnswers(pino({ level: "warn" }, { write: (line: string) => void lines.push(line) })));
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const response = await fetch(`http://127.0.0.1:${port}/`);
  const { code } = (await response.json()) as ProblemBody;
  server.close();
  return { status: response.status, code };
}

function socketError(code: string): Error {
  return Object.assign(new Error(`write ${code}`), { code, syscall: "write" });
}

test.each<[string, unknown, number, string]>([
  ["a problem keeps its code", new Problem("phone-taken"), 409, "phone-taken"],
  ["a database that was killed under a write", socketError("EPIPE"), 503, "unavailable"],
  ["a database that hung up", socketError("ECONNRESET"), 503, "unavailable"],
  ["a lost connection to the database", new MongoNetworkError("closed"), 503, "unavailable"],
  ["a body that is too large", Object.assign(new Error(), { status: 413 }), 413, "too-large"],
  ["a fault of ours", new RangeError("a fault"), 500, "generic"],
])("%s is told so", async (_, error, status, code) => {
  expect(await answerTo(error)).toEqual({ status, code });
});

test("only a fault of ours is logged with where it came from; a refusal of the caller not at all", async () => {
  const lines: string[] = [];
  for (const error of [new Problem("phone-taken"), new Problem("unavailable"), new RangeError("a fault")])
    await answerTo(error, lines);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: "a request failed", code: "unavailable" },
    { msg: "a request failed", err: { message: "a fault", stack: expect.any(String) } },
  ]);
  expect(lines[0]).not.toContain("stack");
});
