import { randomLook } from "@diamond-valley/schemas/looks/look.ts";
import { NO_OUTFIT } from "@diamond-valley/schemas/looks/outfit.ts";
import { PIECES, type WardrobeKey } from "@diamond-valley/schemas/looks/wardrobe.ts";
import { NO_MEMBERSHIP } from "@diamond-valley/schemas/story/membership.ts";
import { ApiProblem } from "@diamond-valley/web-kit/problem.ts";
import { expect, test } from "vitest";
import { createFitting } from "./fitting.ts";

const level = (at: number) => ({ level: at, gained: 0, needed: 1 });
const look = randomLook(5);
const piece = (slug: string) => PIECES.find((each) => each.slug === slug)!;
const wear = (slug: string) => ({ slot: piece(slug).slot, piece: piece(slug) });

/** A fitting room of somebody with this mastery of fishing, whose calls are answered by the test. */
function fittingOf(fishing = 1) {
  const key: WardrobeKey = {
    wallet: { mastery: { fishing: level(fishing), mining: level(1), combat: level(1) }, items: {} },
    membership: NO_MEMBERSHIP,
  };
  const calls: { body: unknown; answer: PromiseWithResolvers<unknown> }[] = [];
  const call = async (_method: string, _path: string, body?: unknown) => {
    const answer = Promise.withResolvers<unknown>();
    calls.push({ body, answer });
    return answer.promise;
  };
  const fitting = createFitting({ look, outfit: NO_OUTFIT }, () => key, { call } as never);
  return { fitting, calls, key };
}

test("save, saving, saved", async () => {
  const { fitting, calls } = fittingOf();
  const saving = () => fitting.$state.get().saving;
  expect(saving()).toBe("saved");
  fitting.choose(wear("overalls"));
  expect([saving(), fitting.$state.get().isChanged]).toEqual(["save", true]);
  const done = fitting.save();
  expect(saving()).toBe("saving");
  // Nothing is changed or sent a second time meanwhile.
  fitting.choose(wear("satchel"));
  fitting.undo();
  const again = fitting.save();
  expect(calls.map(({ body }) => body)).toEqual([{ ...look, outfit: { ...NO_OUTFIT, clothes: "overalls" } }]);
  calls[0]!.answer.resolve({});
  await Promise.all([done, again]);
  expect([saving(), fitting.$state.get().isChanged]).toEqual(["saved", false]);
  expect(fitting.$state.get().saved.outfit.clothes).toBe("overalls");
});

test("what was refused stays on, and can be saved again", async () => {
  const { fitting, calls } = fittingOf();
  fitting.choose(wear("sneakers"));
  const [refused, again] = [fitting.save(), fitting.save()];
  calls[0]!.answer.reject(new ApiProblem("unavailable"));
  for (const each of [refused, again]) await expect(each).rejects.toThrow();
  expect(fitting.$state.get()).toMatchObject({ saving: "save", draft: { outfit: { boots: "sneakers" } } });
  const later = fitting.save();
  calls[1]!.answer.resolve({});
  await later;
  expect(fitting.$state.get().saving).toBe("saved");
});

test("locked pieces are tried on, and neither saved nor something to save", async () => {
  const { fitting, calls } = fittingOf(5);
  fitting.choose(wear("raincoat"));
  expect(fitting.$state.get()).toMatchObject({ isChanged: false, saving: "saved" });
  expect(fitting.$state.get().tried.map(({ slug }) => slug)).toEqual(["raincoat"]);
  fitting.choose(wear("landing-net"));
  const done = fitting.save();
  calls[0]!.answer.resolve({});
  await done;
  expect(calls[0]!.body).toMatchObject({ outfit: { clothes: "none", weapon: "landing-net" } });
  expect(fitting.$state.get()).toMatchObject({ draft: { outfit: { clothes: "none" } }, tried: [] });
});

test("what was unlocked while the room is open counts at once", () => {
  const { fitting, key } = fittingOf();
  Object.assign(key.wallet.mastery, { fishing: level(6) });
  fitting.choose(wear("raincoat"));
  expect(fitting.$state.get()).toMatchObject({ isChanged: true, tried: [] });
});

test("undo goes back to what is saved", () => {
  const { fitting } = fittingOf();
  fitting.choose(wear("overalls"));
  fitting.choose({ part: "eyes", option: look.eyes === "pink" ? "mint" : "pink" });
  fitting.undo();
  expect(fitting.$state.get()).toMatchObject({ draft: { look, outfit: NO_OUTFIT }, isChanged: false });
});
