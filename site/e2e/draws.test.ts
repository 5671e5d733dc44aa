import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operate } from "./support/operator.ts";
import { endProduct, type OwnProduct, ownProduct, startProduct, stopProduct } from "./support/product.ts";
import { choosePerson, enterDraw, registerQuickly } from "./support/registration.ts";
import { tap } from "./support/tap.ts";
import { type Visitor, visit } from "./support/visitor.ts";

/** Instants of the season at which an operator takes a step. */
const AT = {
  freeze: "2025-11-10T00:05:00Z",
  run: "2025-11-12T00:05:00Z",
  released: "2025-11-26T00:00:00Z",
};
const BEACON = "beac0".repeat(12).padEnd(64, "0");
const PERSON = "iris+platinum";

let product: OwnProduct;
let visitor: Visitor;
beforeAll(async () => {
  product = await ownProduct("draws");
  visitor = await visit("ko", "desktop", "ko-desktop-draws", product.url);
});
afterAll(async () => {
  await visitor.leave();
  await endProduct(product);
});

const proof = (page: Page) => page.locator("dialog[data-modal=draw-proof][open]");
const own = (page: Page) => proof(page).locator("[data-proof=points-500]");
const draw = (step: string[], at: string) =>
  operate(product.dataDir, ["draw", ...step], { SEASON_CLOCK: at });

/** Opens the check of the draws by the keyboard, and waits until it has come to a stage. */
async function openProof({ page }: Visitor, stage: string): Promise<void> {
  await page.locator(".vault-proof button").focus();
  await page.keyboard.press("Enter");
  await proof(page).locator(`[data-stage-shown=${stage}]`).waitFor();
}

test("an entrant sees the seal, then the own entries among the frozen ones", async () => {
  const { page } = visitor;
  await registerQuickly(visitor, PERSON);
  await page.evaluate(enterDraw);
  await visitor.open("/prizes/");
  await page.locator(".vault-proof").scrollIntoViewIfNeeded();
  await visitor.look("door");
  await openProof(visitor, "committed");
  const seal = proof(page).locator(".proof-public code");
  expect(await seal.textContent()).toMatch(/^[0-9a-f]{64}$/);
  expect(await own(page).textContent()).toContain("응모가 고정되면");
  await visitor.look("committed");
  await page.keyboard.press("Escape");
  await proof(page).waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.closest(".vault-proof") !== null)).toBe(true);

  await draw(["freeze"], AT.freeze);
  await openProof(visitor, "frozen");
  await proof(page).locator("[data-proof=points-500][data-checked=true]").waitFor();
  expect(await own(page).textContent()).toContain("응모자 1명 가운데 1번째");
  await own(page).locator("summary").click();
  await visitor.look("frozen");
});

test("in English, on a phone: a published draw holds, and one that was bent does not", async () => {
  await draw(["run", "--beacon", BEACON], AT.run);
  await draw(["publish"], AT.run);
  await visitor.leave();
  await stopProduct(product.child);
  const settings = { SEASON_CLOCK: AT.released, SEASON_STAGE: "sweepstake" };
  Object.assign(product, await startProduct(product.dataDir, Number(new URL(product.url).port), settings));
  visitor = await visit("en", "mobile", "en-mobile-draws", product.url);
  const { page, context } = visitor;
  await visitor.open("/prizes/");
  await openProof(visitor, "published");
  expect(await proof(page).locator(".proof-own").textContent()).toContain("Sign in to see");
  await page.keyboard.press("Escape");
  await page.locator(".vault-desk a.button").click();
  await choosePerson(page, PERSON);
  const won = page.locator("dialog[data-modal=sweepstake-won][open]");
  await won.waitFor();
  await page.keyboard.press("Escape");
  await won.waitFor({ state: "detached" });

  await openProof(visitor, "published");
  await proof(page).locator("[data-proof=points-500][data-checked=true]").waitFor();
  expect(await own(page).textContent()).toContain("You won!");
  await tap(own(page).locator("summary"));
  const steps = own(page).locator("[data-step]");
  expect(await steps.evaluateAll((all) => all.map((step) => step.getAttribute("data-step")))).toEqual([
    ...["unchanged", "public", "name", "root", "sealed", "key", "outcome"],
  ]);
  await visitor.look("published");
  await page.keyboard.press("Escape");
  await proof(page).waitFor({ state: "detached" });

  await context.route("**/sweepstakes/points-500/proof", async (route) => {
    const told = await (await route.fetch()).json();
    await route.fulfill({ json: { ...told, entries: told.entries + 1 } });
  });
  await openProof(visitor, "published");
  await proof(page).locator("[data-proof=points-500][data-checked=wrong]").waitFor();
  await own(page).locator("[data-step=root][data-holds=false]").waitFor();
  await visitor.look("wrong");
});
