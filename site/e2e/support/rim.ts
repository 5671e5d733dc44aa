import type { ModalName } from "@diamond-valley/web-kit/modal-names.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Closes a dialog by a press beside it, which one on its own rim does not, nor one from within to beside it. */
export async function closesBeside(page: Page, name: ModalName): Promise<void> {
  const dialog = page.locator(`dialog[data-modal="${name}"]`);
  const rim = await dialog.boundingBox();
  if (!rim) throw new Error(`${name} is nowhere`);
  await page.mouse.click(rim.x + rim.width / 2, rim.y + 6);
  await page.mouse.move(rim.x + rim.width / 2, rim.y + rim.height / 2);
  await page.mouse.down();
  await page.mouse.move(rim.x - 40, rim.y + 6);
  await page.mouse.up();
  expect(await dialog.getAttribute("data-state")).toBeNull();
  await page.mouse.click(rim.x - 40, rim.y + 6);
  await dialog.waitFor({ state: "detached" });
}
