import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { starting } from "./starting.ts";

test("while the server starts, pages wait in their language and calls are refused without a body", async () => {
  const server = createServer(starting).listen(0);
  onTestFinished(() => void server.close());
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  for (const [path, text] of [
    ["/", "마을의 문을 여는 중이에요"],
    ["/en/game/", "Opening the gates"],
  ]) {
    const answer = await fetch(url + path, { headers: { Accept: "text/html,*/*" } });
    expect([answer.status, answer.headers.get("Refresh"), answer.headers.get("Retry-After")]).toEqual([
      503,
      "3",
      "3",
    ]);
    expect(await answer.text()).toContain(`<h1>${text}</h1>`);
  }
  const call = await fetch(`${url}/api/kr/season`);
  expect([call.status, await call.text()]).toEqual([503, ""]);
});
