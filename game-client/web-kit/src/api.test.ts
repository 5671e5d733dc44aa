import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createApi, csrfToken } from "./api.ts";
import { ApiProblem, Unreachable } from "./problem.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let close = (): Promise<void> => Promise.resolve();
afterEach(() => close());

async function serve(handler: Handler): Promise<string> {
  const server = createServer(handler);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  close = () => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(() => closed()));
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function json(response: ServerResponse, status: number, body: unknown, type = "application/json"): void {
  response.writeHead(status, { "Content-Type": type }).end(JSON.stringify(body));
}

test("finds the token among the cookies", () => {
  expect(csrfToken("a=1; _csrf_token=x%2Fy; b=2")).toBe("x/y");
  expect(csrfToken("other_csrf_token=1")).toBeNull();
});

test("reads an answer and sends no token with GET", async () => {
  const origin = await serve((request, response) =>
    json(response, 200, { path: request.url, token: request.headers["x-csrftoken"] ?? null }),
  );
  const api = createApi({ origin, cookies: () => "_csrf_token=t", fetch });
  expect(await api.call("GET", "/user_data")).toEqual({ path: "/api/kr/user_data", token: null });
});

test("fetches the root first when the cookie is missing, then sends its token", async () => {
  let cookie = "";
  const seen: string[] = [];
  const origin = await serve((request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers["x-csrftoken"] ?? ""}`);
    cookie = "_csrf_token=fresh";
    json(response, 200, {});
  });
  const api = createApi({ origin, cookies: () => cookie, fetch });
  await api.call("POST", "/hub/exit");
  expect(seen).toEqual(["GET / ", "POST /api/kr/hub/exit fresh"]);
});

test("renews a token that was refused, once", async () => {
  let cookie = "_csrf_token=old";
  let posts = 0;
  const origin = await serve((request, response) => {
    if (request.url === "/") cookie = "_csrf_token=new";
    else posts += 1;
    const fresh = request.headers["x-csrftoken"] === "new";
    json(
      response,
      fresh || request.url === "/" ? 200 : 403,
      fresh ? { ok: true } : { code: "forgery-token" },
    );
  });
  const api = createApi({ origin, cookies: () => cookie, fetch });
  expect(await api.call("POST", "/hub/exit")).toEqual({ ok: true });
  expect(posts).toBe(2);
});

test("throws the code of a problem, and generic for one that it does not know", async () => {
  const origin = await serve((request, response) =>
    json(
      response,
      409,
      { code: request.url?.endsWith("a") ? "daily-limit" : "made-up" },
      "application/problem+json",
    ),
  );
  const api = createApi({ origin, cookies: () => "", fetch });
  await expect(api.call("GET", "/a")).rejects.toEqual(new ApiProblem("daily-limit"));
  await expect(api.call("GET", "/b")).rejects.toEqual(new ApiProblem("generic"));
});

test("hands over which fields a form was refused for", async () => {
  const fields = { mobile_phone: "errors.phone-taken" };
  const origin = await serve((_request, response) =>
    json(response, 409, { code: "phone-taken", fields }, "application/problem+json"),
  );
  const api = createApi({ origin, cookies: () => "_csrf_token=t", fetch });
  await expect(api.call("POST", "/register")).rejects.toMatchObject({ code: "phone-taken", fields });
});

test("says unreachable when nobody answers, a proxy answers for the server, or an answer breaks off", async () => {
  const origin = await serve((request, response) => {
    if (request.url?.endsWith("proxy")) response.writeHead(502, { "Content-Type": "text/html" }).end("<p>");
    else {
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" }).write("{");
      response.destroy();
    }
  });
  const api = createApi({ origin, cookies: () => "", fetch });
  await expect(api.call("GET", "/proxy")).rejects.toBeInstanceOf(Unreachable);
  await expect(api.call("GET", "/broken")).rejects.toBeInstanceOf(Unreachable);
  await close();
  await expect(api.call("GET", "/gone")).rejects.toBeInstanceOf(Unreachable);
  close = () => Promise.resolve();
});

test("asks for a sign-in where a guard before the server says no", async () => {
  const origin = await serve((_request, response) => void response.writeHead(403).end("no"));
  const api = createApi({ origin, cookies: () => "", fetch });
  await expect(api.call("GET", "/a")).rejects.toEqual(new ApiProblem("not-logged-in"));
});
