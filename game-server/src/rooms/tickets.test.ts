import { expect, test } from "vitest";
import { createTickets } from "./tickets.ts";

const claims = { account: "a", seat: "s", name: "", look: 0, outfit: 0, at: { x: 0, y: 0 } };

test("a ticket is good during its call, and not after", async () => {
  const tickets = createTickets({ now: () => 0 });
  let kept = "";
  await tickets.during(claims, async (ticket) => {
    kept = ticket;
    expect(tickets.check(ticket)).toBe(claims);
  });
  expect(() => tickets.check(kept)).toThrow();
});

test("a ticket that was altered, of another process, or too old is refused", async () => {
  let now = 0;
  const tickets = createTickets({ now: () => now });
  const others = createTickets({ now: () => now });
  await tickets.during(claims, async (ticket) => {
    const [id] = ticket.split(".");
    for (const forged of [undefined, "", ".", id, `${id}.`, `${id}.x`, `${ticket}x`])
      expect(() => tickets.check(forged)).toThrow();
    expect(() => others.check(ticket)).toThrow();
    now = 60_000;
    expect(() => tickets.check(ticket)).toThrow();
  });
});
