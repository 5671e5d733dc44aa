import type { DrawSummary } from "@diamond-valley/schemas/draws/record.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type { Phase, Stage } from "@diamond-valley/schemas/season/season.ts";
import { Refused } from "../bots/answers.ts";
import { registrationOf } from "../bots/registration.ts";
import { createVisitor } from "../bots/visitor.ts";
import type { Checks } from "./checks.ts";
import type { Stand } from "./stand.ts";

/** What a stage lets players do, and what it shows (spec 1 §4, §9): "open" or the code of the refusal. */
export interface Face {
  stage: Stage;
  phase: Phase;
  week: number;
  /** Which of the home page's heroes is shown. */
  home: string;
  signIn: string;
  preregister: string;
  register: string;
  hub: string;
  entries: string;
  /** Whether the draws are public. */
  results: string;
}

/** A bot that nobody else is, for whoever asks what is open. */
const ASKER = 90_000_000;

/** The prize that anybody may enter from the first level on. */
const PRIZE = "points-500";

/** What is told of a call that is let through; the code of its refusal else. */
async function verdictOf<Answer>(
  call: Promise<Answer>,
  told: (answer: Answer) => string = () => "open",
): Promise<string> {
  try {
    return told(await call);
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}

/** Which hero of the home page is drawn, for somebody who is not signed in; and what its console complains of. */
async function homeOf({ browser, url }: Stand): Promise<{ home: string; complaints: string[] }> {
  const page = await browser.newPage({ locale: "ko" });
  const complaints: string[] = [];
  page.on("console", (line) => line.type() === "error" && complaints.push(line.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  try {
    await page.goto(url, { waitUntil: "load" });
    const shown = page.locator("[data-state]:visible").first();
    return { home: (await shown.getAttribute("data-state")) ?? "", complaints };
  } finally {
    await page.close();
  }
}

/** Holds what the season shows, and what it lets through, against what it should. */
export async function checkFace(stand: Stand, { check }: Checks, wanted: Face): Promise<void> {
  const { stage, phase, week } = await stand.season();
  check("the season", [stage, phase, week], [wanted.stage, wanted.phase, wanted.week]);
  const { home, complaints } = await homeOf(stand);
  check("the home page", home, wanted.home);
  check("complaints of its console", complaints, []);

  const visitor = createVisitor({ url: stand.url, address: "10.99.0.1" });
  check("signing in", await verdictOf(visitor.signIn("asker")), wanted.signIn);
  const sent = registrationOf(ASKER);
  check("pre-registering", await registered("/preregister"), wanted.preregister);
  check("registering", await registered("/register"), wanted.register);
  const seat = { protocol: PROTOCOL_VERSION, takeover: true };
  check("a seat in the village", await verdictOf(visitor.call("POST", "/hub/enter", seat)), wanted.hub);
  const entries = visitor.call("PUT", `/sweepstakes/${PRIZE}`, { entries: 0 });
  check("entries", await verdictOf(entries), wanted.entries);
  const results = await verdictOf(visitor.call<DrawSummary>("GET", "/draws"), (draws) =>
    draws.stage === "published" ? "shown" : "hidden",
  );
  check("outcomes", results, wanted.results);

  function registered(path: string): Promise<string> {
    return verdictOf(visitor.call("POST", path, sent));
  }
}
