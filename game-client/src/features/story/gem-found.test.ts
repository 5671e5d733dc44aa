import type { MapObject } from "@diamond-valley/schemas/maps/map.ts";
import type { InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import { atom } from "nanostores";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Game } from "../../core/app/game.ts";
import { createToasts } from "../../core/hud/toasts.ts";
import type { RoomScene } from "../../core/scene/scene-feature.ts";
import { createSettings } from "../../core/settings/settings.ts";
import { showFound } from "./gem-found.ts";

const GEM = { name: "gem-1", type: "pickup", drawing: "gem-stone", x: 0, y: 0, width: 20, height: 20 };
const answer = (diamonds: number) =>
  ({
    granted: diamonds > 0 ? { diamonds } : null,
    progress: {},
    say: [],
    open: null,
  }) as unknown as InteractAnswer;

test("diamonds that lie about are felt as they are picked up", () => {
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", { vibrate });
  onTestFinished(() => void vi.unstubAllGlobals());
  const stores = { toasts: createToasts(), settings: createSettings(null), $place: atom(null) };
  const game = { sounds: { play: () => {} }, stores } as unknown as Game;
  const room = { scene: { still: true } } as RoomScene;
  for (const diamonds of [4, 0]) showFound(game, room, GEM as MapObject, answer(diamonds));
  expect(vibrate.mock.calls).toEqual([[30]]);
  expect(stores.toasts.$toasts.get()).toMatchObject([{ key: "story:gem.found", values: { diamonds: 4 } }]);
});
