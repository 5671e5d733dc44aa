import { expect, test } from "vitest";
import { registrationOf } from "../testing/registration.ts";
import { testServer } from "../testing/server.ts";
import { newVisitor, type Session, walkToCallback } from "../testing/sign-in.ts";
import { accountModel } from "./account-model.ts";
import { digestOfSub } from "./person.ts";

const server = testServer();

async function signedIn(sub: string, query: string): Promise<Session> {
  const visitor = newVisitor(server.url);
  const callback = await walkToCallback(visitor, sub, query);
  expect((await visitor.call("POST", "/auth/login", callback)).status).toBe(200);
  return visitor;
}
const languageOf = async (sub: string) =>
  (await accountModel.collection(server.deps.connection).findOne({ sub: digestOfSub(sub) }))?.language;

test("the language of the page that somebody signed in from is known from the registration on", async () => {
  const visitor = await signedIn("speaker", "&ui_locales=en");
  expect(await languageOf("speaker")).toBeUndefined();
  await visitor.call("POST", "/register", registrationOf(71));
  expect(await languageOf("speaker")).toBe("en");
  await signedIn("speaker", "");
  expect(await languageOf("speaker")).toBe("en");
  await signedIn("speaker", "&ui_locales=fr");
  expect(await languageOf("speaker")).toBe("en");
  await signedIn("speaker", "&ui_locales=ko");
  expect(await languageOf("speaker")).toBe("ko");
});
