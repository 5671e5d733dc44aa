import { afterEach, expect, test, vi } from "vitest";
import { whenBack } from "./when-back.ts";

afterEach(() => vi.unstubAllGlobals());

test("tells of a tab that is seen again and of a page that comes back as it was, until it is ended", () => {
  const page = new EventTarget();
  const tab = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("document", tab);
  const back = vi.fn();
  const show = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  const look = (visibilityState: string) => {
    tab.visibilityState = visibilityState;
    tab.dispatchEvent(new Event("visibilitychange"));
  };
  const end = whenBack(back);
  show(false);
  look("hidden");
  expect(back).toHaveBeenCalledTimes(0);
  show(true);
  expect(back).toHaveBeenCalledTimes(1);
  look("visible");
  expect(back).toHaveBeenCalledTimes(2);
  end();
  show(true);
  look("visible");
  expect(back).toHaveBeenCalledTimes(2);
});
