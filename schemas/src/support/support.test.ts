import { expect, test } from "vitest";
import { Support } from "./support.ts";

const mail = "help@diamond-valley.example";

test("a chat is optional, and reached safely", () => {
  expect(Support.parse({ mail, chat: null }).chat).toBeNull();
  expect(Support.parse({ mail, chat: "https://chat.example/valley" }).chat).toBe(
    "https://chat.example/valley",
  );
  for (const chat of ["http://chat.example/", "javascript:alert(1)", "chat"])
    expect(Support.safeParse({ mail, chat }).success, chat).toBe(false);
});
