import { expect, test } from "vitest";
import { HOUR, koreanDay } from "../clock.ts";
import { COMMUNITY } from "../community/content.ts";
import { MATCH, MATCHES_DAILY } from "../emote-match/emote-match.ts";
import { factOf, STATE } from "../favours/favours.ts";
import { localeKeys } from "../locales.fixture.ts";
import { MAPS } from "../places/maps.fixture.ts";
import { EVENT_END, weekAt } from "../season/season.ts";
import { SIGN_IN_DAYS } from "../sign-in/sign-in.ts";
import { walletView } from "../wallet/view.ts";
import type { Situation } from "./facts.ts";
import { interact } from "./interact.ts";
import { marksOf } from "./marks.ts";
import { NO_MEMBERSHIP } from "./membership.ts";
import { changed, NO_PROGRESS, type Progress } from "./progress.ts";
import { targetIn } from "./targets.ts";

const MET: Progress = { ...NO_PROGRESS, facts: { "met.trader": 1 } };
const TRADES = ["exchange-fish", "exchange-ore", "exchange-herbs"];
const PENNY = targetIn("village", MAPS.village, "trader")!;

const situation = (progress: Progress, now: number): Situation => ({
  progress,
  wallet: walletView(new Map(), now),
  season: { week: weekAt(now), phase: weekAt(now) === 0 ? "post-event" : "live" },
  quantity: 10,
  membership: NO_MEMBERSHIP,
});
const talk = (progress: Progress, now: number) => interact(situation(progress, now), PENNY, now)!;
/** Noon in Korea on a Tuesday. */
const TUESDAYS = ["2025-10-07", "2025-10-14", "2025-10-21", "2025-10-28", "2025-11-04"].map((day) =>
  Date.parse(`${day}T12:00:00+09:00`),
);

test("each Tuesday of the event Penny has another note, once, and trades as ever", () => {
  let progress = MET;
  const told = TUESDAYS.map((now) => {
    expect(now, koreanDay(now)).toBeLessThan(EVENT_END);
    expect(marksOf(situation(progress, now), now).trader).toBe("?");
    const note = talk(progress, now);
    expect(note.offers).toEqual(TRADES);
    progress = changed(progress, note.effects);
    const again = talk(progress, now);
    expect(again).toMatchObject({ say: ["hub:talk.trader.1", "hub:talk.trader.2"], offers: TRADES });
    expect(marksOf(situation(progress, now), now).trader).toBeUndefined();
    return note.say;
  });
  expect(told).toEqual([1, 2, 3, 4, 5].map((n) => ["hub:talk.trader.note.0", `hub:talk.trader.note.${n}`]));
});

test("a note that was missed is not told on another Tuesday, nor any on another day", () => {
  const [, second] = TUESDAYS as [number, number];
  const { effects } = talk(MET, second);
  expect(talk(changed(MET, effects), second).say).not.toContain("hub:talk.trader.note.1");
  for (const away of [-13 * HOUR, 12 * HOUR])
    expect(talk(MET, second + away).say).toEqual(["hub:talk.trader.1", "hub:talk.trader.2"]);
});

test("Penny says who she is first, and asks for her favour before the note", () => {
  const [now] = TUESDAYS as [number];
  expect(talk(NO_PROGRESS, now).effects.set).toEqual({ "met.trader": 1 });
  const parcel = factOf({ slug: "parcel" });
  const asked = { ...MET, facts: { ...MET.facts, [parcel]: STATE.asked } };
  expect(talk(asked, now).choices.map(({ id }) => id)).toEqual(["yes"]);
  const agreed = { ...MET, facts: { ...MET.facts, [parcel]: STATE.agreed } };
  expect(talk(agreed, now).say).toContain("hub:talk.trader.note.1");
});

test("what the notes say is so", () => {
  expect([SIGN_IN_DAYS, MATCHES_DAILY, MATCH.within]).toEqual([20, 3, 3_000]);
  expect(COMMUNITY.goal.double).toEqual({ days: ["saturday", "sunday"], from: 20, until: 22 });
});

test.each([
  ["en", 60],
  ["ko", 34],
] as const)("a line of the notes is short enough in %s", (language, longest) => {
  const notes = [...localeKeys(language)].filter(([key]) => key.startsWith("hub:talk.trader.note."));
  expect(notes).toHaveLength(6);
  expect(notes.filter(([, text]) => text.length > longest)).toEqual([]);
});
