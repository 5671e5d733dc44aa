import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { type Follower, followerOf, LEG_MAX } from "./follower.ts";
import { type Player, playerOf } from "./game.ts";
import { type Hand, handOf } from "./hand.ts";
import { enterPlace, type Known } from "./known.ts";
import { touchIn } from "./touching.ts";
import { type Device, type Visitor, visit, WINDOWS } from "./visitor.ts";

/** Somebody in an act, by finger or by keys alone. */
export interface Actor {
  visitor: Visitor;
  player: Player;
  follower: Follower;
  hand: Hand;
  dialog(name: string): Locator;
  told(key: string): Locator;
  /** Waits until the card says the step of this name. */
  step(words: string): Promise<void>;
  /** Follows the arrow to somebody or something, touches it and waits for what that shows; a line of the talk where unset. */
  follow(act: "talk" | "interact", whom: string, shown?: Locator): Promise<void>;
  /** Walks to a thing of a place, or so many px beside it, and touches it, until `shown` is there. */
  touch(place: PlaceName, name: string, shown: Locator, aside?: number): Promise<void>;
  /** Reads a talk to its end. */
  readOn(): Promise<void>;
  /** Sees the scene at the end and what the act paid, and goes on. */
  ends(paid: { diamonds: number; experience: number }): Promise<void>;
}

/** Somebody who has just come into a place of an act, and has done what is `known`. */
export async function actorIn(
  place: PlaceName,
  locale: "ko" | "en",
  device: Device,
  known: Known,
): Promise<Actor> {
  const visitor = await visit(locale, device, `${locale}-${device}-${place}`);
  const { page } = visitor;
  await page.setViewportSize(WINDOWS[device].viewport);
  await enterPlace(visitor, place, known);
  const hand = handOf(visitor);
  const [player, follower] = [await playerOf(visitor), await followerOf(visitor)];
  const dialog = (name: string): Locator => page.locator(`[data-dialog=${name}]`);
  return {
    visitor,
    player,
    follower,
    hand,
    dialog,
    told: (key) => page.locator(`[data-toast="${key}"]`),
    step: (words) => page.locator(`.quest[data-words="${words}"]`).waitFor(),
    follow: (act, whom, shown = dialog("talk").locator(".line")) =>
      follower.followAndAct(act, shown, LEG_MAX, whom),
    touch: touchIn(player),
    readOn: () => follower.readOn(),
    async ends({ diamonds, experience }) {
      const scene = dialog("cutscene");
      await scene.locator(".scene-line").waitFor();
      await visitor.look("scene");
      const last = scene.locator("[data-way=on]");
      for (let shot = 0; await scene.locator(`[data-shot="${shot}"]`).isVisible(); shot += 1) {
        await visitor.look(`scene-${shot + 1}`);
        await hand.press(last);
      }
      const result = dialog("part-result");
      await result.waitFor();
      await visitor.look("result");
      expect(await result.locator("[data-result=diamonds] dd").textContent()).toBe(`+${diamonds}`);
      expect(await result.locator("[data-result=experience] dd").textContent()).toBe(
        `+${experience.toLocaleString("en")}`,
      );
      await hand.press(result.locator("[data-way=on]"));
      await result.waitFor({ state: "detached" });
    },
  };
}

/** Lays pieces one after the other, each into the first slot that is free, and tries them. */
export async function lay({ dialog, hand }: Actor, ...pieces: string[]): Promise<void> {
  for (const piece of pieces) await hand.press(dialog("puzzle").locator(`[data-token="${piece}"]`));
  await hand.press(dialog("puzzle").locator("[data-way=try]"));
}

/** How often an answer was wrong so far, as the puzzle says. */
export const wrong = (puzzle: Locator, tries: number): Promise<void> =>
  puzzle.locator(`.told[data-tries="${tries}"]`).waitFor();
