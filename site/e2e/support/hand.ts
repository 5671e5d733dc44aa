import type { Keyboard, Locator } from "playwright-core";
import { expect } from "vitest";
import { tap } from "./tap.ts";
import type { Visitor } from "./visitor.ts";
import { within } from "./within.ts";

/** How a visitor gets at what a page offers. */
export interface Hand {
  /** Follows a link or presses a button. */
  press(target: Locator): Promise<void>;
  /** Writes into a field that is empty, or over what stands in it. */
  write(field: Locator, text: string): Promise<void>;
  /** Chooses an option of a list. */
  choose(list: Locator, value: string): Promise<void>;
  /** Ticks a box, or one of several. */
  tick(box: Locator): Promise<void>;
}

/** A finger on a phone; on a desktop the keyboard alone, and never a mouse. */
export function handOf({ device, page }: Visitor): Hand {
  return device === "mobile" ? { ...pointer, press: tap } : limited(keyboard(page.keyboard));
}

/** Keys have no limit of their own, as what is pointed at has. */
function limited(hand: Hand): Hand {
  return {
    press: (target) => within(`keys to press ${target}`, hand.press(target)),
    write: (field, text) => within(`keys to write into ${field}`, hand.write(field, text)),
    choose: (list, value) => within(`keys to choose in ${list}`, hand.choose(list, value)),
    tick: (box) => within(`keys to tick ${box}`, hand.tick(box)),
  };
}

/** Points at what it wants, and is the quickest. */
export const pointer: Hand = {
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  choose: async (list, value) => void (await list.selectOption(value)),
  // Some boxes are drawn by their label, under which they lie; and a page that still scrolls is waited for.
  tick: async (box) => {
    if (!(await box.isChecked())) await box.locator("xpath=ancestor::label").click();
  },
};

/** More stops than any page has. */
const STOPS_MAX = 120;
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

function keyboard(keys: Keyboard): Hand {
  /** Goes from stop to stop, as Tab leads, until the target has the focus. */
  async function reach(target: Locator): Promise<void> {
    await target.waitFor({ state: "attached" });
    for (let stops = 0; stops < STOPS_MAX; stops += 1) {
      if (await isFocused(target)) return;
      await keys.press("Tab");
    }
    throw new Error(`Tab never comes to ${target}`);
  }

  /** One of several that exclude each other: Tab leads to the group, arrows within it. */
  async function reachRadio(radio: Locator): Promise<void> {
    const inItsGroup = () =>
      radio.evaluate((element) => {
        const [mine, now] = [element as HTMLInputElement, document.activeElement as HTMLInputElement | null];
        return now?.type === "radio" && now.name === mine.name;
      });
    for (let stops = 0; stops < STOPS_MAX && !(await inItsGroup()); stops += 1) await keys.press("Tab");
    for (let steps = 0; steps < STOPS_MAX && !(await isFocused(radio)); steps += 1)
      await keys.press("ArrowDown");
  }

  return {
    async press(target) {
      await reach(target);
      // A page of a form that has just come up takes no press yet; what points waits for that by itself.
      await expect.poll(() => target.isEnabled()).toBe(true);
      await keys.press("Enter");
    },
    async write(field, text) {
      await reach(field);
      await keys.press("ControlOrMeta+a");
      await keys.type(text);
    },
    async choose(list, value) {
      await reach(list);
      for (let steps = 0; steps < STOPS_MAX && (await list.inputValue()) !== value; steps += 1)
        await keys.press("ArrowDown");
    },
    async tick(box) {
      const isRadio = (await box.getAttribute("type")) === "radio";
      await (isRadio ? reachRadio(box) : reach(box));
      if (!(await box.isChecked())) await keys.press("Space");
    },
  };
}
