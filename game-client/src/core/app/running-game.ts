import { browserApi } from "@diamond-valley/web-kit/api.ts";
import { createTrade } from "../../features/quests/trade.ts";
import { createNewsDesk } from "../../features/wallet/updates.ts";
import type { Engine } from "../engine/engine.ts";
import { createControls } from "../input/controls.ts";
import { bindKeys } from "../input/keys.ts";
import { createCalls } from "../net/calls.ts";
import { step } from "../net/connection.ts";
import { createSeatMemory } from "../net/seat-memory.ts";
import { createSession } from "../net/session.ts";
import { createSounds } from "../sound/sounds.ts";
import type { Locale, Text } from "../texts/texts.ts";
import { createActions } from "./actions.ts";
import type { OnGameEvent } from "./events.ts";
import type { Game } from "./game.ts";
import { createLiveRoom } from "./live-room.ts";
import { createStores } from "./stores.ts";

export interface RunningGame extends Game {
  /** Draws in `stage` and enters. */
  start(stage: HTMLElement): Promise<void>;
  destroy(): Promise<void>;
}

/** Puts the parts of the game together. Nothing runs before `start`. */
export function createRunningGame(locale: Locale, text: Text, onEvent: OnGameEvent): RunningGame {
  const stores = createStores();
  const { $dialog, $connection, $loaded } = stores;
  const controls = createControls();
  const sounds = createSounds(stores.settings);
  const calls = createCalls(browserApi());
  const drawing = Promise.withResolvers<Engine>();
  let engine: Engine | null = null;

  /** What can't be mended here is mended by a reload. */
  const crash = (): void => $connection.set({ phase: "failed", attempt: 0, code: "generic" });
  const onLevel = () => liveRoom.current()?.visit?.celebrate();
  const tell = createNewsDesk({ stores, sounds, onLevel, onEvent });
  const trade = createTrade({ calls, stores, text, sounds, tell, onEvent });
  const liveRoom = createLiveRoom({
    stores,
    text,
    calls,
    controls,
    sounds,
    engine: drawing.promise,
    tell,
    crash,
  });
  const session = createSession({
    calls,
    endpoint: window.location.origin,
    $connection,
    memory: createSeatMemory(window.sessionStorage),
    arrive: liveRoom.arrive,
  });
  const actions = createActions({ stores, session, liveRoom, trade, controls, sounds });
  const unbind = [
    bindKeys(stores, actions),
    $dialog.subscribe((dialog) => controls.setPaused(dialog !== null)),
  ];

  /** Whoever is not signed in or registered is told so before the engine is fetched. */
  const isAdmitted = async (): Promise<boolean> => {
    const status = await calls.user().then(
      (user) => user.status,
      // Entering finds out what is wrong, and tries again.
      () => "found" as const,
    );
    if (status === "found") return true;
    const code = status === "unregistered" ? "not-registered" : "not-logged-in";
    $connection.set(step($connection.get(), { type: "refused", code }));
    return false;
  };

  return {
    locale,
    text,
    stores,
    actions,
    async start(stage) {
      $loaded.set(0.1);
      if (!(await isAdmitted())) return;
      // The way to the server and the engine's code are fetched side by side.
      const entering = session.start();
      const { createEngine } = await import("../engine/engine.ts");
      $loaded.set(0.5);
      const canvas = new URLSearchParams(window.location.search).get("renderer") === "canvas";
      engine = createEngine({ stage, text, canvas, onCrash: crash });
      drawing.resolve(engine);
      await entering;
      $loaded.set(0.75);
    },
    async destroy() {
      for (const off of unbind) off();
      await session.end();
      controls.dispose();
      sounds.dispose();
      await engine?.destroy();
    },
  };
}
