import { expect } from "vitest";

/** What a room's request is rejected with where the room refuses it with this code. */
export const refused = (code: string) =>
  expect.objectContaining({ reason: expect.objectContaining({ code }) });
