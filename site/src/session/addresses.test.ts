import { expect, test } from "vitest";
import { afterSignIn, signInAddress } from "./addresses.ts";

test("the way to sign in carries the page to come back to", () => {
  expect(signInAddress("/en/prizes/", "en")).toBe(
    "/api/kr/auth/start?return_to=%2Fen%2Fprizes%2F&ui_locales=en",
  );
});

test("in the event, the registered go to the game and the others to the registration", () => {
  const event = { stage: "event", returnTo: null, locale: "en" } as const;
  expect(afterSignIn({ ...event, registered: true })).toBe("/en/game/#play");
  expect(afterSignIn({ ...event, registered: false })).toBe("/en/register/");
  expect(afterSignIn({ ...event, registered: true, locale: "ko" })).toBe("/game/#play");
});

test("a page that was asked for is returned to by the registered only", () => {
  const asked = { stage: "event", returnTo: "/prizes/?filter=entered", locale: "ko" } as const;
  expect(afterSignIn({ ...asked, registered: true })).toBe("/prizes/?filter=entered");
  expect(afterSignIn({ ...asked, registered: false })).toBe("/register/");
});

test("a form that was left half way is returned to where it was", () => {
  const half = { stage: "event", registered: false, returnTo: "/en/register/?page=2", locale: "en" } as const;
  expect(afterSignIn(half)).toBe("/en/register/?page=2");
});

test("whoever signed in from the home page or the registration starts the game", () => {
  for (const returnTo of ["/", "/en/", "/register/", "/en/register/", "/game/"]) {
    expect(afterSignIn({ stage: "event", registered: true, returnTo, locale: "ko" })).toBe("/game/#play");
  }
});

test("an invitation's link is returned to with its code, also by the registered", () => {
  const returnTo = "/en/register/?code=VALLEY-1";
  for (const registered of [true, false])
    expect(afterSignIn({ stage: "event", registered, returnTo, locale: "en" })).toBe(returnTo);
});

test("whoever is to be told of a gift comes to the page around the game first", () => {
  const begun = { stage: "event", registered: true, returnTo: null, locale: "ko" } as const;
  expect(afterSignIn({ ...begun, gift: true })).toBe("/game/");
});

test("in the sweepstake stage everyone goes to the Vault", () => {
  for (const registered of [true, false]) {
    expect(afterSignIn({ stage: "sweepstake", registered, returnTo: "/faq/", locale: "en" })).toBe(
      "/en/prizes/",
    );
  }
});

test("before the event the registered are at home and the others at the pre-registration", () => {
  for (const stage of ["early-access", "prereg"] as const) {
    const begun = { stage, returnTo: null, locale: "en" } as const;
    expect(afterSignIn({ ...begun, registered: true })).toBe("/en/");
    expect(afterSignIn({ ...begun, registered: false })).toBe("/en/register/");
    expect(afterSignIn({ ...begun, registered: true, returnTo: "/en/profile/" })).toBe("/en/profile/");
  }
});

test("between pre-registration and event nobody is led into a closed form", () => {
  for (const registered of [true, false]) {
    const begun = { stage: "coming-soon", registered, locale: "ko" } as const;
    expect(afterSignIn({ ...begun, returnTo: "/register/" })).toBe("/");
    expect(afterSignIn({ ...begun, returnTo: "/prizes/" })).toBe("/prizes/");
  }
});

test("after the campaign everyone comes to the page that says so", () => {
  expect(afterSignIn({ stage: "shutdown", registered: true, returnTo: "/prizes/", locale: "en" })).toBe(
    "/en/closed/",
  );
});
