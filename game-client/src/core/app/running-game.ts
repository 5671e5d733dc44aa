import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { browserApi } from "@diamond-valley/web-kit/api.ts";
import { deferred } from "@diamond-valley/web-kit/deferred.ts";
import { closeOnBack } from "../dialogs/back.ts";
import { closeUnshown } from "../dialogs/closing.ts";
import { watchStyles } from "../dialogs/missing-styles.ts";
import type { Engine } from "../engine/engine.ts";
import type { Feature } from "../feature.ts";
import { showRefusal } from "../hud/refusals.ts";
import { createControls } from "../input/controls.ts";
import { bindFingers } from "../input/fingers.ts";
import { bindKeys } from "../input/keys.ts";
import { bindPads } from "../input/pads.ts";
import { isByThumb } from "../input/touch.ts";
import { createCalls } from "../net/calls.ts";
import { step } from "../net/connection.ts";
import { endingApi } from "../net/ending-api.ts";
import { createSeatMemory } from "../net/seat-memory.ts";
import { createSession, joinWith } from "../net/session.ts";
import { browserShelf } from "../settings/settings.ts";
import { EFFECTS } from "../sound/effects.ts";
import { createSounds } from "../sound/sounds.ts";
import { createMoreTexts } from "../texts/more-texts.ts";
import { createPlaceTexts } from "../texts/place-texts.ts";
import type { Locale, Translation } from "../texts/texts.ts";
import { fetchPlace } from "../world/next-places.ts";
import { actOnPrompt, isHeldBack, maySetOut } from "./actions.ts";
import { createAnswers } from "./answers.ts";
import { countAttempts } from "./attempts-counter.ts";
import { createCrash } from "./crash.ts";
import type { OnGameEvent } from "./events.ts";
import { fetchLater } from "./fetch-later.ts";
import type { Game } from "./game.ts";
import { createLiveRoom } from "./live-room.ts";
import { createStores } from "./stores.ts";

export interface RunningGame extends Game {
  /** Draws in `stage` and enters. Never rejects: what went wrong is on the screen. */
  start(stage: HTMLElement): Promise<void>;
  destroy(): Promise<void>;
}

export interface RunningGameParts {
  readonly locale: Locale;
  readonly texts: Translation;
  readonly features: readonly Feature[];
  readonly onEvent: OnGameEvent;
}

/** Puts the parts of the game together. Nothing runs before `start`. */
export function createRunningGame({ locale, texts, features, onEvent }: RunningGameParts): RunningGame {
  const stores = createStores(isByThumb());
  const { $dialog, $connection, $loaded, $travelling, toasts } = stores;
  const answers = createAnswers(stores.$wallet, countAttempts(onEvent));
  const controls = createControls();
  const sounds = createSounds(stores.settings, stores.$caption);
  const refuse = (code: ErrorCode): void =>
    $connection.set(step($connection.get(), { type: "refused", code }));
  const api = endingApi(browserApi(), refuse);
  const calls = createCalls(api);
  const drawing = deferred<Engine>();
  let engine: Engine | null = null;
  let isOver = false;

  const crash = createCrash(stores);

  const travel = async (target: PlaceName, area?: number): Promise<void> => {
    $travelling.set(target);
    sounds.play(EFFECTS.gate, "caption.gate");
    try {
      await session.travel(target, area);
    } catch (error) {
      $travelling.set(null);
      showRefusal(toasts, error);
    }
  };

  /** Whether the server knows the player as somebody who may play. */
  const isAdmitted = async (): Promise<boolean> => {
    const status = await calls.user().then(
      (user) => user.status,
      // Entering finds out what is wrong, and tries again.
      () => "found" as const,
    );
    if (status === "found") return true;
    refuse(status === "unregistered" ? "not-registered" : "not-logged-in");
    return false;
  };

  let coming: PlaceName | null = null;
  /** Fetches the first place while the way there is opened, and paints it before the engine comes. Later ones are fetched at their doors. */
  const prepare = (place: PlaceName): void => {
    if (engine !== null || coming === place) return;
    coming = place;
    void fetchPlace(game, place);
    void import("../world/place-art.ts").then(({ paintAhead }) => paintAhead(place)).catch(() => {});
  };

  const start = async (stage: HTMLElement): Promise<void> => {
    $loaded.set(0.1);
    prepare(session.first());
    if (!(await isAdmitted()) || isOver) return;
    // The way to the server is opened while the engine's code comes, which the page has begun to fetch (ahead.ts).
    const entering = session.start();
    const { createEngine } = await import("../engine/engine.ts");
    if (isOver) return;
    $loaded.set(0.5);
    const drawn = await createEngine({ stage, game, onCrash: crash });
    if (isOver) return drawn.destroy();
    engine = drawn;
    drawing.resolve(drawn);
    await entering;
    $loaded.set(0.75);
  };

  const game: RunningGame = {
    locale,
    text: texts.text,
    more: createMoreTexts(locale, texts),
    stores,
    features,
    wallet: answers.wallet,
    api,
    sounds,
    controls,
    onEvent,
    ask: answers.ask,
    act: () => actOnPrompt(game),
    travel(target, asked = false) {
      if (!maySetOut(game, target)) return;
      if (asked || !isHeldBack(game, target)) void travel(target);
    },
    changeArea(area, asked = false) {
      const place = stores.$place.get();
      if (place === null || $travelling.get() !== null) return;
      if (asked || !isHeldBack(game, place, area)) void travel(place, area);
    },
    takeOver: () => void session.takeOver(),
    retry: () => void session.retry(),
    position: () => liveRoom.current()?.view?.position() ?? null,
    async photo() {
      if (!engine) throw new Error("nothing is drawn yet");
      return engine.photo(game.position());
    },
    start: (stage) => start(stage).catch(crash),
    async destroy() {
      isOver = true;
      for (const stop of stops) stop?.();
      await session.end();
      controls.dispose();
      sounds.dispose();
      await engine?.destroy();
    },
  };
  const liveRoom = createLiveRoom(
    game,
    answers,
    drawing.promise,
    createPlaceTexts(locale, texts, features),
    crash,
  );
  const session = createSession({
    takeSeat(place, wish) {
      prepare(place);
      return calls.takeSeat(place, wish);
    },
    place: calls.place,
    join: joinWith(window.location.origin),
    $connection,
    memory: createSeatMemory(browserShelf("sessionStorage")),
    arrive: liveRoom.arrive,
  });
  const stops = [
    bindKeys(game),
    bindFingers(),
    bindPads(game),
    $dialog.subscribe((dialog) => controls.setPaused(dialog !== null)),
    closeUnshown(game),
    closeOnBack(game),
    watchStyles(),
    fetchLater(game),
    ...features.map(({ start }) => start?.(game)),
  ];
  return game;
}
