import type { Stage } from "@diamond-valley/schemas/season/season.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localised, PAGES, type PageName } from "../src/i18n/locale.ts";
import { pageStateOf, SEASONAL_PAGES, type SeasonalPage } from "../src/season/page-states.ts";
import { endProduct, type OwnProduct, ownProduct } from "./support/product.ts";
import { readPage } from "./support/reading.ts";
import { freshHint, registerQuickly, signInAs } from "./support/registration.ts";
import { seasonOf, setStage } from "./support/stage.ts";
import { type Visitor, visit } from "./support/visitor.ts";

/** Registering is possible in the event only, so that it comes first. */
const STAGES: readonly Stage[] = ["event", "early-access", "prereg", "coming-soon", "sweepstake", "shutdown"];

/** The last one stays open while the stage goes on. */
const VISITED = (Object.keys(PAGES) as PageName[]).sort(
  (a, b) => Number(a === "game") - Number(b === "game"),
);

/** States that one panel says: what opens later, and what has ended. */
const PANELLED = ["coming-soon", "ended"];
const HAVE_PANELS: readonly PageName[] = ["register", "game", "survey"];

/** Where the sign-in button leads, and the stages that do not draw it (spec 1 §2). */
const SIGN_IN = "/api/kr/auth/start";
const DOORLESS: readonly Stage[] = ["coming-soon", "shutdown"];
/** The game itself stands under this fragment. */
const PLAY = "#play";

let product: OwnProduct;
/** Who visits: nobody known, somebody who signed in without registering, and somebody who registered. */
type Who = "out" | "new" | "in";
type Seat = [Who, Visitor][];
let seats: [Seat, Seat];
const visitorsIn = (): Visitor[] => seats.flat().map(([, visitor]) => visitor);
/** What each state of a page says to whom. */
const words = new Map<string, string>();
/** What is wrong in a stage, told all at once. */
const faults: string[] = [];
const lookedUp: string[] = [];

beforeAll(async () => {
  const limits = { RATE_LIMIT_PER_ADDRESS: "100000", RATE_LIMIT_PER_ACCOUNT: "100000" };
  product = await ownProduct("stages", limits);
  const at = (locale: "ko" | "en", device: "desktop" | "mobile", who: string) =>
    visit(locale, device, `${locale}-${device}-stages-${who}`, product.url);
  const unknown = await at("ko", "desktop", "signed-out");
  const unregistered = await at("ko", "desktop", "unregistered");
  const registered = await at("ko", "desktop", "registered");
  const registeredToo = await at("en", "mobile", "registered");
  seats = [
    [
      ["out", unknown],
      ["new", unregistered],
      ["in", registered],
    ],
    // What an account without a registration reads is held to its state in one window.
    [
      ["out", await at("en", "mobile", "signed-out")],
      ["in", registeredToo],
    ],
  ];
  for (const { page } of visitorsIn()) {
    page.on("request", (request) => {
      if (request.url().endsWith("/user_data")) lookedUp.push(page.url());
    });
  }
  await registerQuickly(registered);
  await signInAs(unregistered, freshHint("unregistered"), "/");
  await registeredToo.context.addCookies(await registered.context.cookies());
});

afterAll(async () => {
  for (const visitor of visitorsIn()) await visitor.leave();
  await endProduct(product);
});

/** The state that a page has now, by the table; pages without states always read the same. */
function stateNow(page: PageName, season: Parameters<typeof pageStateOf>[1]): string {
  const faced = SEASONAL_PAGES.find((each) => each === page) as SeasonalPage | undefined;
  return faced ? pageStateOf(faced, season) : "same";
}

describe.each(STAGES)("in the stage %s", (stage) => {
  test("every page shows its state to everyone, and open pages follow", async () => {
    faults.length = 0;
    const before = (await seasonOf(product)).stage;
    if (stage !== before) await setStage(product, stage);
    const season = await seasonOf(product);
    if (stage !== before) await Promise.all(visitorsIn().map(followed));
    // Until a page has heard of the new stage it may go by the one before.
    lookedUp.length = 0;

    await Promise.all(
      seats.map(async (seat) => {
        for (const [who, visitor] of seat) {
          const links = new Map<string, PageName>();
          const places = new Set<string>();
          for (const page of VISITED) {
            // What reads the same to everyone is read by one of them.
            if (who !== "out" && !SEASONAL_PAGES.some((each) => each === page)) continue;
            const reading = await open(visitor, who, page, stateNow(page, season), stage);
            for (const link of reading.links) links.set(link, page);
            for (const id of reading.places) places.add(`${new URL(visitor.page.url()).pathname}#${id}`);
          }
          await leadsOn(links, places, stage);
        }
      }),
    );
    expect(faults).toEqual([]);
    if (stage === "shutdown") expect(lookedUp).toEqual([]);
  });

  /** A page that was open comes along when somebody looks at it again, or once more: it asks at most once a second. */
  async function followed({ page }: Visitor): Promise<void> {
    // The page on which it was open closes, and leads to one that stays.
    const root = stage === "shutdown" ? "html:not([data-closed-page])" : "html";
    const there = page.locator(`${root}[data-stage="${stage}"]`);
    await expect
      .poll(
        async () => {
          // A page that is being left can't be looked at.
          await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))).catch(() => {});
          return there.count();
        },
        { interval: 500 },
      )
      .toBe(1);
  }
});

/** Opens a page, holds it to what every state must be, and looks at each state once in each window. */
async function open(visitor: Visitor, who: Who, page: PageName, state: string, stage: Stage) {
  const { locale, device } = visitor;
  const name = `${page} (${state}) in ${locale} for ${who}`;
  await visitor.open(PAGES[page], "domcontentloaded");
  const reading = await readPage(visitor.page);
  // Whoever has registered is told so, and not that they can do it later.
  const isGreeted = page === "register" && who === "in";
  const hasPanel = HAVE_PANELS.includes(page) && !isGreeted;
  const seen = {
    path: new URL(visitor.page.url()).pathname,
    stage: reading.stage,
    headings: reading.headings,
    excess: Math.max(0, reading.excess),
    panel: hasPanel ? reading.panel : undefined,
  };
  const wanted: typeof seen = {
    path: localised(locale, PAGES[state === "closed" ? "closed" : page]),
    stage,
    headings: 1,
    excess: 0,
    panel: hasPanel ? PANELLED.includes(state) : undefined,
  };
  if (JSON.stringify(seen) !== JSON.stringify(wanted)) {
    faults.push(`${name}: ${JSON.stringify(seen)} instead of ${JSON.stringify(wanted)}`);
  }

  const [key, of] = [`${page} ${who} ${device}: ${state}`, `${page} ${who} ${device}: `];
  if (words.has(key)) return reading;
  const twin = [...words].find(([other, said]) => other.startsWith(of) && said === reading.words);
  if (twin && !isGreeted && SEASONAL_PAGES.some((each) => each === page))
    faults.push(`${name} reads as ${twin[0]}`);
  words.set(key, reading.words);
  // The event's own states are looked at by the tests of their pages.
  const isOwn = who !== "new" || reading.words !== words.get(`${page} out ${device}: ${state}`);
  const isHere = (who === "in") === (device === "mobile") && isOwn;
  const looksHere = isHere && stage !== "event" && state !== "closed";
  if (looksHere) {
    await visitor.look(`${page}-${state}`).catch((error: Error) => faults.push(error.message));
  }
  return reading;
}

const answers = new Map<string, Promise<number>>();

/** Nothing that can be seen leads nowhere: not to a page that is closed, nor to a place that is hidden. */
async function leadsOn(links: Map<string, PageName>, places: Set<string>, stage: Stage): Promise<void> {
  for (const [link, from] of links) {
    const { pathname, search, hash } = new URL(link, product.url);
    const address = pathname + search;
    const asked =
      answers.get(stage + address) ??
      fetch(product.url + address, { redirect: "manual" }).then(({ status }) => status);
    answers.set(stage + address, asked);
    const isDoor = address.startsWith(SIGN_IN);
    if (isDoor && DOORLESS.includes(stage)) faults.push(`somebody may sign in on ${from}`);
    const wanted = isDoor ? 302 : 200;
    if ((await asked) !== wanted) faults.push(`${link} on ${from}: ${await asked}`);
    const isRead = [...places].some((place) => place.startsWith(`${pathname}#`));
    if (hash && hash !== PLAY && isRead && !places.has(pathname + hash))
      faults.push(`${link} on ${from}: hidden`);
  }
}
