/** The way that the player wants to walk: both -100..100. */
export interface Axes {
  dx: number;
  dy: number;
}

/** Hears of a way as it is pushed, each -1..1, and of null as it is let go; `source` is the key's code or `stick`. */
export type PushListener = (source: string, way: { x: number; y: number } | null) => void;

/** Keys (by place on the keyboard, so that any layout and a Korean input method work) and the stick. */
export interface Controls {
  /** The way to walk in the next step; read once for each. */
  axes(): Axes;
  /** The touch stick, each -1..1. */
  setStick(x: number, y: number): void;
  /** Forgets held keys until they are pressed anew. */
  letGo(): void;
  /** While paused, keys and stick are ignored: a dialog is open. */
  setPaused(paused: boolean): void;
  /** Takes up again what is still held: behind a pause that the game made by itself nobody presses it anew. */
  pickUp(): void;
  /** Hears of each push but for those that are ignored. Answers how to stop. */
  onPush(listener: PushListener): () => void;
  dispose(): void;
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  KeyW: [0, -1],
  ArrowUp: [0, -1],
  KeyS: [0, 1],
  ArrowDown: [0, 1],
  KeyA: [-1, 0],
  ArrowLeft: [-1, 0],
  KeyD: [1, 0],
  ArrowRight: [1, 0],
};

/** What the held keys and the stick add up to. */
export function axesOf(held: ReadonlySet<string>, stick: { x: number; y: number }): Axes {
  let [x, y] = [stick.x, stick.y];
  for (const code of held) {
    const way = WAYS[code];
    if (!way) continue;
    x += way[0];
    y += way[1];
  }
  const clamp = (value: number): number => Math.round(Math.min(1, Math.max(-1, value)) * 100);
  return { dx: clamp(x), dy: clamp(y) };
}

/** What the keys and the stick ask for from one reading to the next. */
export interface Push {
  press(code: string): void;
  release(code: string): void;
  setStick(x: number, y: number): void;
  letGo(): void;
  /** The way since the reading before: a tap that began and ended between two readings counts in one of them. */
  read(): Axes;
}

const STILL = { x: 0, y: 0 };

/** Keys and stick at rest. */
export function createPush(): Push {
  const held = new Set<string>();
  const tapped = new Set<string>();
  let stick = STILL;
  let flicked = STILL;
  const forgetTaps = (): void => {
    tapped.clear();
    flicked = STILL;
  };
  return {
    press(code) {
      held.add(code);
      tapped.add(code);
    },
    release(code) {
      held.delete(code);
    },
    setStick(x, y) {
      const isUnread = flicked !== STILL || (stick.x === 0 && stick.y === 0);
      stick = { x, y };
      // What a reading has seen held is no flick: its end must not make one more step.
      if (isUnread && (x !== 0 || y !== 0)) flicked = stick;
    },
    letGo() {
      held.clear();
      stick = STILL;
      forgetTaps();
    },
    read() {
      const isHeld = held.size > 0 || stick.x !== 0 || stick.y !== 0;
      const axes = isHeld ? axesOf(held, stick) : axesOf(tapped, flicked);
      forgetTaps();
      return axes;
    },
  };
}

export function createControls(): Controls {
  const push = createPush();
  const listeners = new Set<PushListener>();
  let paused = false;
  let isStickHeld = false;
  /** What fingers hold, paused or not. */
  const held = new Set<string>();
  let leaned = STILL;
  const tell: PushListener = (source, way) => {
    for (const listener of listeners) listener(source, way);
  };

  const down = (event: KeyboardEvent): void => {
    if (!(event.code in WAYS) || event.ctrlKey || event.altKey || event.metaKey) return;
    held.add(event.code);
    if (paused) return;
    if (isTyping(event.target)) return;
    event.preventDefault();
    if (event.repeat) return;
    push.press(event.code);
    const [x, y] = WAYS[event.code] ?? [0, 0];
    tell(event.code, { x, y });
    // Somebody who walks has done with the button that they pressed: space and enter act on the world again.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  const up = (event: KeyboardEvent): void => {
    push.release(event.code);
    held.delete(event.code);
    if (event.code in WAYS) tell(event.code, null);
    // While it is held, a Mac tells of no other key that is let go.
    if (event.key === "Meta") leave();
  };
  const letGo = (): void => push.letGo();
  const leave = (): void => {
    held.clear();
    letGo();
  };
  window.addEventListener("keydown", down);
  window.addEventListener("keyup", up);
  window.addEventListener("blur", leave);

  return {
    axes: () => (paused ? { dx: 0, dy: 0 } : push.read()),
    setStick(x, y) {
      leaned = { x, y };
      push.setStick(x, y);
      const isHeld = x !== 0 || y !== 0;
      if (isHeld !== isStickHeld && !paused) tell("stick", isHeld ? { x, y } : null);
      isStickHeld = isHeld;
    },
    letGo,
    setPaused(next) {
      paused = next;
      if (paused) letGo();
    },
    pickUp() {
      for (const code of held) push.press(code);
      push.setStick(leaned.x, leaned.y);
    },
    onPush(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispose() {
      window.removeEventListener("keydown", down);
      window.removeEventListener("keyup", up);
      window.removeEventListener("blur", leave);
    },
  };
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null
  );
}
