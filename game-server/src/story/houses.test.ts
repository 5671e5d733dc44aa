import { TIERS } from "@diamond-valley/schemas/account/tiers.ts";
import en from "@diamond-valley/schemas/locales/en/story.json" with { type: "json" };
import ko from "@diamond-valley/schemas/locales/ko/story.json" with { type: "json" };
import { PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { isInvited } from "@diamond-valley/schemas/special-event/special-event.ts";
import { type Membership, membershipFacts, NO_MEMBERSHIP } from "@diamond-valley/schemas/story/membership.ts";
import { INTERACT, type InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import { changed } from "@diamond-valley/schemas/story/progress.ts";
import { provenNext } from "@diamond-valley/schemas/story/puzzles/weigh.fixture.ts";
import { suspectsOf, type WeighView } from "@diamond-valley/schemas/story/puzzles/weigh.ts";
import { holds } from "@diamond-valley/schemas/story/requirement.ts";
import { targetIn } from "@diamond-valley/schemas/story/targets.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAPS } from "../rooms/maps.ts";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame } from "../testing/rooms.ts";
import { createProgressStore } from "./progress.ts";
import { levelDiamonds, type Visitor, visitIn, visitorAt } from "./testing/visitor.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());

const who = (account: string, membership: Partial<Membership>) =>
  game.members.set(account, { ...NO_MEMBERSHIP, ...membership });
const stand = (at: PlaceName, account: string, known?: Record<string, number>) =>
  visitorAt(game, account, at, known);
const itemsOf = async (account: string) => (await game.wallets.view(account)).items;

/** The code with which somebody is refused at a door. */
const refusedAt = (visitor: Visitor, place: PlaceName): Promise<string | null> =>
  visitor.go(place).then(
    () => null,
    (error: { code?: string }) => error.code ?? String(error),
  );

/** What the closed door of a place says, in a language. */
const said = (place: PlaceName, texts: { closed: Record<string, string> }) =>
  texts.closed[(PLACES[place].otherwise ?? "").replace("story:closed.", "")];

describe("doors", () => {
  test("open to whom they are for, and to nobody else (spec 2 §2, §6)", async () => {
    const doors: [PlaceName, PlaceName, Partial<Membership>[], Partial<Membership>[]][] = [
      [
        "village",
        "diamond-lab",
        [{ vip: true }, { vvip: true }],
        [{}, { invited: true }, { tier: "diamond_max" }],
      ],
      [
        "village",
        "vip-manor",
        [{ invited: true }, { vip: true }, { vvip: true }],
        [{}, { tier: "diamond_max" }],
      ],
      [
        "secret-house",
        "invitation-room",
        [{ tier: "platinum" }, { tier: "diamond" }, { tier: "diamond_max" }, { vvip: true }],
        [{}, { tier: "gold" }, { vip: true, invited: true }],
      ],
      ["village", "secret-house", [{}], []],
      ["village", "diamond-hero", [{}], []],
    ];
    let count = 0;
    for (const [at, place, welcome, others] of doors)
      for (const membership of [...welcome, ...others]) {
        const account = `door-${++count}`;
        who(account, membership);
        const visitor = await stand(at, account);
        expect(await refusedAt(visitor, place), `${place} ${JSON.stringify(membership)}`).toBe(
          welcome.includes(membership) ? null : "forbidden",
        );
        await visitor.leave();
      }
  });

  test("say why, the Manor's in the words of the specification", () => {
    expect(said("vip-manor", en)).toMatch(/^Only special guests are allowed entry\. /);
    expect(said("vip-manor", en)).toContain("Ask the robot at the halls on the far right.");
    for (const place of ["diamond-lab", "vip-manor", "invitation-room"] as const)
      for (const texts of [en, ko]) expect(said(place, texts), place).toBeTruthy();
  });

  test("of the invitation room lets in exactly those whose reply is taken", () => {
    for (const tier of TIERS)
      for (const vvip of [false, true])
        expect(
          holds(
            PLACES["invitation-room"].gate ?? "",
            (name) => membershipFacts({ ...NO_MEMBERSHIP, tier, vvip })[name] ?? 0,
          ),
        ).toBe(isInvited(tier, vvip));
  });
});

describe("Diamond Lab", () => {
  const gift = { diamonds: 50, experience: 300, items: { "lab-coat": 1 } };
  const shown = async (visitor: Visitor): Promise<WeighView> =>
    ((await visitor.touch("scales")).open as unknown as { puzzle: WeighView }).puzzle;

  test("the light gem is found by proof, never by luck, and pays once", async () => {
    who("ada", { vip: true });
    const ada = await stand("village", "ada");
    await ada.go("diamond-lab");
    expect((await ada.touch("prism")).say[0]).toBe("diamond-lab:talk.start.1");
    expect((await ada.touch("prism")).say).toEqual(["diamond-lab:talk.step-1"]);
    expect(await shown(ada)).toEqual({ kind: "weigh", gems: 8, weighings: 2, done: [] });

    // A guess, and what makes no sense.
    expect(await ada.touch("scales", "=light:3")).toMatchObject({
      solved: false,
      say: ["diamond-lab:scales.wrong"],
    });
    expect((await ada.touch("prism")).say).toEqual(["diamond-lab:talk.not-clear"]);
    for (const none of ["=weigh:1/2,3", "=weigh:1/1", "=light", "=", "=weigh:1,2,3,4,5/6,7,8,9,1"])
      expect(await ada.refusal("scales", none), none).toBe("not-found");

    // Two weighings and no third one, however often it is left and asked for again.
    for (let weighing = 0; weighing < 2; weighing += 1) {
      const answer = await ada.touch("scales", `=${provenNext(await shown(ada))}`);
      expect(answer).toMatchObject({ say: [], granted: null, open: { dialog: "puzzle" } });
      expect(answer.solved).toBeUndefined();
    }
    expect(await ada.refusal("scales", "=weigh:1/2")).toBe("not-found");
    const [light] = suspectsOf(await shown(ada), (await shown(ada)).done);
    const other = (light! % 8) + 1;
    expect(await ada.touch("scales", `=light:${other}`)).toMatchObject({ solved: false });
    expect((await shown(ada)).done).toEqual([]);

    for (let weighing = 0; weighing < 2; weighing += 1)
      await ada.touch("scales", `=${provenNext(await shown(ada))}`);
    expect(await ada.touch("scales", `=${provenNext(await shown(ada))}`)).toMatchObject({
      solved: true,
      say: ["diamond-lab:scales.solved"],
    });
    expect(await ada.touch("scales")).toMatchObject({ say: ["diamond-lab:scales.done"], open: null });
    expect((await ada.touch("prism")).say).toEqual(["diamond-lab:talk.step-2"]);
    expect(await ada.touch("checker")).toMatchObject({ open: { dialog: "draw-check" } });
    expect(await ada.touch("prism")).toMatchObject({ granted: gift });
    expect(await ada.touch("prism")).toMatchObject({ granted: null, say: ["diamond-lab:talk.end"] });
    await ada.go("village", "diamond-lab");
    expect(visitIn(await ada.facts())).toEqual({});
    expect(await ada.touch("prism")).toMatchObject({ granted: null });
    expect(await game.wallets.view("ada")).toMatchObject({
      ...gift,
      diamonds: 50 + levelDiamonds(300),
    });
    await ada.leave();
  });

  test("what was weighed outlives a reload, and ends with the visit", async () => {
    who("ben", { vip: true });
    const ben = await stand("village", "ben");
    await ben.go("diamond-lab");
    await ben.touch("scales", "=weigh:1,2,3/4,5,6");
    const before = await shown(ben);
    expect(before.done).toHaveLength(1);
    await ben.leave();
    expect(await shown(ben)).toEqual(before);
    await ben.go("village", "diamond-lab");
    expect((await shown(ben)).done).toEqual([]);
    await ben.leave();
  });

  test("two tabs at the host get one gift", async () => {
    who("dan", { vip: true });
    const dan = await stand("village", "dan");
    await dan.go("diamond-lab");
    const { at } = targetIn("diamond-lab", MAPS["diamond-lab"], "prism")!;
    await game.rooms.seats.exit("dan");
    await game.stand("dan", { place: "diamond-lab", area: 1, x: Math.round(at.x), y: Math.round(at.y) + 50 });
    const progress = createProgressStore(game.deps);
    const ready = { "session.met": 1, "session.found": 1, "session.checked": 1 };
    await progress.change("dan", (known) => changed(known, { set: ready, add: {} }));
    const room = await game.join("dan", "diamond-lab");
    const other = await game.join("dan", "diamond-lab", { takeover: true });
    const touched = await Promise.allSettled(
      [room, other, other].map((tab) =>
        tab.request<unknown, InteractAnswer>(INTERACT.name, { target: "prism" }),
      ),
    );
    expect(touched.some(({ status }) => status === "fulfilled")).toBe(true);
    expect(await game.wallets.view("dan")).toMatchObject({
      diamonds: 50 + levelDiamonds(300),
      items: gift.items,
    });
    await dan.leave();
  });
});

describe("VIP Manor", () => {
  test("Velvet has an outfit for each guest once; mirror and roses open what they are for", async () => {
    who("vera", { invited: true });
    const vera = await stand("village", "vera");
    await vera.go("vip-manor");
    expect(await vera.touch("velvet")).toMatchObject({
      say: ["vip-manor:talk.start.1", "vip-manor:talk.start.2"],
      granted: { items: { "outfit-vip": 1 } },
    });
    expect(await vera.touch("velvet")).toMatchObject({
      say: ["vip-manor:talk.clear.1", "vip-manor:talk.clear.2"],
      granted: null,
    });
    await vera.go("vip-manor-wardrobe");
    expect(await vera.touch("mirror")).toMatchObject({ say: [], open: { dialog: "wardrobe" } });
    await vera.go("vip-manor", "vip-manor-terrace");
    expect(await vera.touch("photo")).toMatchObject({ say: [], open: { dialog: "photo" } });
    await vera.go("vip-manor", "village", "vip-manor");
    expect(await vera.touch("velvet")).toMatchObject({ granted: null });
    expect(await itemsOf("vera")).toEqual({ "outfit-vip": 1 });
    await vera.leave();
  });

  test("Easel tells whoever is not invited how one is, and nobody else", async () => {
    const asks = async (account: string) => {
      const guest = await stand("village", account);
      await guest.go("gallery-hall");
      await guest.touch("easel");
      const { choices } = await guest.touch("easel");
      const answer = choices.length > 0 ? (await guest.touch("easel", choices[0]!.id)).say : null;
      await guest.leave();
      return answer;
    };
    expect(await asks("nobody")).toEqual(["gallery-hall:talk.manor.1", "gallery-hall:talk.manor.2"]);
    who("guest", { invited: true });
    expect(await asks("guest")).toBeNull();
  });
});

describe("the mushroom house", () => {
  test("keeps a note and a book that sleeps; its inner room opens the invitation", async () => {
    who("pia", { tier: "platinum" });
    const pia = await stand("village", "pia");
    await pia.go("secret-house");
    expect((await pia.touch("eggs-book")).say[0]).toBe("secret-house:book.1");
    expect((await pia.touch("note-18")).say).toEqual(["secret-house:note.18"]);
    expect((await pia.facts())["note.18"]).toBe(1);
    await pia.go("invitation-room");
    expect(await pia.touch("board")).toMatchObject({ open: { dialog: "special-event" } });
    await pia.leave();
  });
});

test("nothing went wrong unseen", () => {
  expect(game.errors).toEqual([]);
});
