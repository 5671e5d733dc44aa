import { describe, expect, test } from "vitest";
import { CHARACTERS, isCharacter } from "../characters/characters.ts";
import { DAY } from "../clock.ts";
import { MAPS } from "../places/maps.fixture.ts";
import { objective } from "../quests/objective.ts";
import type { Situation } from "../story/facts.ts";
import { interact } from "../story/interact.ts";
import { marksOf } from "../story/marks.ts";
import { NO_MEMBERSHIP } from "../story/membership.ts";
import { PARTS } from "../story/parts.ts";
import { changed, NO_PROGRESS, type Progress } from "../story/progress.ts";
import { targetIn } from "../story/targets.ts";
import { walletView } from "../wallet/view.ts";
import { CATEGORIES } from "../wallet/wallet.ts";
import { FAVOURS } from "./content.ts";
import { FAVOURS_DAY, factOf, favoursNow, favoursOn, STATE, withFavours } from "./favours.ts";

const NOW = Date.parse("2025-10-07T03:00:00Z");
const MET = Object.fromEntries(Object.keys(CHARACTERS).map((slug) => [`met.${slug}`, 1]));
const situation = (progress: Progress): Situation => ({
  progress,
  wallet: walletView(new Map([["experience", 500]]), NOW),
  season: { week: 1, phase: "live" },
  quantity: 10,
  membership: NO_MEMBERSHIP,
});

/** Somebody who was asked for one favour. */
const askedFor = (slug: string): Progress => ({
  ...NO_PROGRESS,
  facts: { ...MET, [FAVOURS_DAY]: 20251007, [factOf({ slug })]: STATE.asked },
});

/** The same with every delivery of today made, all acts done and their letters read. */
function spent(progress: Progress): Situation {
  const acts = Object.fromEntries([...PARTS.values()].map(({ done }) => [done, 1]));
  const letters = { "letter.silver": 1, "letter.platinum": 1 };
  const made = CATEGORIES.map((category) => [`deliveries.${category}.20251007`, 99] as const);
  return {
    ...situation({ ...progress, facts: { ...acts, ...letters, "guild.shown": 1, ...progress.facts } }),
    wallet: walletView(new Map([["experience", 500], ...made]), NOW),
  };
}

/** What touching a target of the village brings, and the progress afterwards. */
function touch(progress: Progress, name: string, choice?: string) {
  const answer = interact(situation(progress), targetIn("village", MAPS.village, name)!, NOW, choice);
  return { answer, progress: answer ? changed(progress, answer.effects) : progress };
}

describe("each day", () => {
  const players = Array.from({ length: 200 }, (_, index) => `player-${index}`);

  test("a player is asked for three favours by three villagers: the same ones all day, others on another", () => {
    for (const player of players) {
      const drawn = favoursOn(player, "20251007");
      expect(drawn).toHaveLength(3);
      expect(new Set(drawn.map(({ who }) => who)).size).toBe(3);
      expect(favoursOn(player, "20251007")).toEqual(drawn);
    }
    const days = ["20251007", "20251008", "20251009"].map((day) =>
      JSON.stringify(favoursOn("somebody", day)),
    );
    expect(new Set(days).size).toBeGreaterThan(1);
  });

  test("every favour comes up for somebody", () => {
    const drawn = new Set(players.flatMap((player) => favoursOn(player, "20251007").map(({ slug }) => slug)));
    expect([...drawn].sort()).toEqual(FAVOURS.favours.map(({ slug }) => slug).sort());
  });

  test("turns at midnight in Korea, takes what is unfinished along, and never turns back", () => {
    const known = { ...NO_PROGRESS, facts: { "met.mayor": 1 } };
    const before = Date.parse("2025-10-07T14:59:59Z");
    const today = withFavours(known, "somebody", before);
    expect(today.facts[FAVOURS_DAY]).toBe(20251007);
    expect(favoursNow(today)).toHaveLength(3);
    const begun = changed(today, { set: { [`${factOf(favoursNow(today)[0]!.favour)}`]: 2 }, add: {} });
    expect(withFavours(begun, "somebody", before)).toBe(begun);
    const tomorrow = withFavours(begun, "somebody", before + 1_000);
    expect(tomorrow.facts[FAVOURS_DAY]).toBe(20251008);
    expect(favoursNow(tomorrow).map(({ state }) => state)).toEqual([1, 1, 1]);
    expect(tomorrow.facts["met.mayor"]).toBe(1);
    expect(withFavours(tomorrow, "somebody", before)).toBe(tomorrow);
    // What days gone by have left is nothing.
    let later = tomorrow;
    for (let day = 1; day < 40; day += 1) later = withFavours(later, "somebody", before + day * DAY);
    expect(Object.keys(later.facts)).toHaveLength(5);
  });
});

describe.each(FAVOURS.favours.map((favour) => [favour.slug, favour] as const))("%s", (slug, favour) => {
  const { who, targets, back } = favour;

  test("all that it names is in the village", () => {
    for (const name of [who, ...targets])
      expect(targetIn("village", MAPS.village, name), name).not.toBeNull();
    expect(isCharacter(who)).toBe(true);
  });

  test("is asked for, led to, done, and paid for once with experience alone", () => {
    let progress = askedFor(slug);
    expect(marksOf(situation(progress), NOW)[who as "gardener"]).toBe("?");
    const asked = touch(progress, who);
    expect(asked.answer?.choices.map(({ id }) => id)).toEqual(["yes"]);
    expect(asked.progress).toBe(progress);
    progress = touch(progress, who, "yes").progress;
    const paid = [];
    for (
      let steps = 0;
      steps <= targets.length && objective(situation(progress)).step === "favour";
      steps += 1
    ) {
      const { target } = objective(situation(progress));
      expect(target?.place).toBe("village");
      const next = touch(progress, target!.object);
      expect(next.answer?.say.length, target!.object).toBeGreaterThan(0);
      if (next.answer?.effects.grant) paid.push(next.answer.effects.grant);
      progress = next.progress;
    }
    expect(paid).toEqual([
      {
        experience: FAVOURS.experience,
        key: `story:${back ? who : targets[0]}:favour-${slug}-done:20251007`,
      },
    ]);
    expect(progress.facts[factOf(favour)]).toBe(STATE.done);
    for (const name of [who, ...targets])
      expect(touch(progress, name).answer?.effects.grant ?? null).toBeNull();
    expect(touch(progress, who, "yes").answer).toBeNull();
  });

  test("is what comes next once today's deliveries are made and no act waits, and who asks does so then", () => {
    const now = spent(askedFor(slug));
    expect(objective(now, "village")).toMatchObject({
      step: "favour-ask",
      target: { place: "village", object: who },
    });
    expect(marksOf(now, NOW)[who as "gardener"]).toBe("?");
    const answer = interact(now, targetIn("village", MAPS.village, who)!, NOW);
    expect(answer?.choices.map(({ id }) => id)).toEqual(["yes"]);
  });

  test("pays nobody who was not asked today, nor before it is done", () => {
    const idle = { ...NO_PROGRESS, facts: { ...MET, [FAVOURS_DAY]: 20251007 } };
    for (const progress of [idle, askedFor(slug)])
      for (const name of [who, ...targets])
        expect(touch(progress, name).answer?.effects.grant ?? null, name).toBeNull();
    expect(touch(idle, who, "yes").answer).toBeNull();
    if (!back) return;
    const agreed = touch(askedFor(slug), who, "yes").progress;
    expect(touch(agreed, who).answer?.effects.grant ?? null).toBeNull();
  });
});

test("whoever asks still trades meanwhile, and takes deliveries first", () => {
  const asked = touch(askedFor("bait"), "fisher");
  expect(asked.answer?.offers).toContain("exchange-fish");
  const full = {
    ...situation(askedFor("bait")),
    wallet: walletView(
      new Map([
        ["experience", 500],
        ["bag.fish.red", 10],
      ]),
      NOW,
    ),
  };
  expect(interact(full, targetIn("village", MAPS.village, "fisher")!, NOW)?.open).toMatchObject({
    dialog: "deliver",
  });
});
