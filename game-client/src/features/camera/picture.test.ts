import { afterEach, expect, test, vi } from "vitest";
import type { Game } from "../../core/app/game.ts";
import { createToasts } from "../../core/hud/toasts.ts";
import { canShare, sharePicture } from "./hand-out.ts";
import { save, share, takePicture } from "./picture.ts";

const FILE = new File(["png"], "diamond-valley.png", { type: "image/png" });

/** A game with toasts, in which nothing is drawn. */
function game() {
  const toasts = createToasts();
  const photo = () => Promise.reject(new Error("nothing is drawn"));
  const all = { stores: { toasts }, text: (key: string) => key, photo } as unknown as Game;
  const shown = () =>
    toasts.$toasts.get().map(({ key, actions }) => [key, ...(actions ?? []).map((a) => a.key)]);
  return { all, shown };
}

/** A browser that hands files on as the test says, or not at all. */
function browser(handOn?: () => Promise<void>) {
  const clicked: string[] = [];
  vi.stubGlobal("navigator", handOn ? { canShare: () => true, share: handOn } : {});
  vi.stubGlobal("document", {
    createElement: () => ({
      click(this: { href: string; download: string }) {
        clicked.push(`${this.download} from ${this.href.slice(0, 5)}`);
      },
    }),
  });
  return clicked;
}

afterEach(() => void vi.unstubAllGlobals());

test("a saved picture is named, said, and shared from there where the browser can", () => {
  const first = game();
  expect(browser()).toEqual([]);
  save(first.all, FILE);
  expect(first.shown()).toEqual([["camera:saved"]]);

  const clicked = browser(async () => {});
  const second = game();
  save(second.all, FILE);
  expect(second.shown()).toEqual([["camera:saved", "camera:share"]]);
  expect(clicked).toEqual(["diamond-valley.png from blob:"]);
});

test("files are handed on only where the browser does that", () => {
  browser();
  expect(canShare(FILE)).toBe(false);
  browser(async () => {});
  expect(canShare(FILE)).toBe(true);
});

test("whoever changes their mind while sharing has not failed; anything else is said", async () => {
  browser(() => Promise.reject(new DOMException("no", "AbortError")));
  await expect(sharePicture(FILE, "Diamond Valley")).resolves.toBeUndefined();
  browser(() => Promise.reject(new DOMException("no", "NotAllowedError")));
  const { all, shown } = game();
  share(all, FILE);
  await vi.waitFor(() => expect(shown()).toEqual([["camera:failed"]]));
});

test("a picture that can't be taken is said and reported", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const { all, shown } = game();
  await takePicture(all);
  expect(shown()).toEqual([["camera:failed"]]);
  expect(reported).toHaveBeenCalledOnce();
});
