import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { playerOf } from "./support/game.ts";
import { enterPlace, type Known } from "./support/known.ts";
import { doorOf } from "./support/route.ts";
import { visit, WINDOWS } from "./support/visitor.ts";

/** What lets one through the doors of the gate, one after the other, with no act done. */
const GATE: Known = { "met.mayor": 1, "met.fisher": 1 };
const HOTEL: Known = { ...GATE, "done.bronze": 1 };
const TOWER: Known = { ...HOTEL, "done.silver": 1, "done.gold": 1, "letter.silver": 1 };
const DEEP: Known = { ...TOWER, "done.platinum": 1, "letter.platinum": 1 };
const CARD = {
  ko: "문이 잠겨 있어요. 카드키가 필요할 것 같아요.",
  en: "The door is locked. I think I need a card key.",
};

/** Every door that somebody without tier or invitation finds shut (spec 2 §4, §6, §8), with what it answers. Each list is one walk. */
const DOORS: readonly {
  readonly from: PlaceName;
  readonly known: Known;
  readonly doors: readonly (readonly [to: PlaceName, ko: string, en: string])[];
}[] = [
  {
    from: "acts",
    known: GATE,
    doors: [
      [
        "hotel-lobby",
        "벨트가 도는 걸 브론즈가 알아야 둘째 문이 깨어나요.",
        "The second door sleeps until Bronze knows the belt runs.",
      ],
      [
        "shop",
        "호텔 승강기가 인사하면 셋째 문이 깨어나요.",
        "The third door sleeps until the hotel's lift bows.",
      ],
      [
        "tower-1",
        "골드가 눈물을 그치면 넷째 문이 깨어나요.",
        "The fourth door sleeps until Gold dries his tears.",
      ],
      [
        "deep-shaft",
        "불빛 넷이 켜지면 다섯째 문이 깨어나요.",
        "The fifth door sleeps until four lights burn.",
      ],
    ],
  },
  {
    from: "village",
    known: GATE,
    doors: [
      [
        "magic-circle",
        "돌들이 나지막이 웅웅거려요. 곁에 있는 현자 모스라면 무언가 알지도 몰라요.",
        "The stones hum softly. Moss, who watches over them, may know more.",
      ],
    ],
  },
  { from: "village", known: GATE, doors: [["member-house", "회원만 들어올 수 있어요.", "Members only."]] },
  {
    from: "village",
    known: GATE,
    doors: [
      [
        "diamond-lab",
        "다이아몬드 연구소는 VIP 손님에게만 열려요.",
        "The Diamond Lab opens to VIP guests only.",
      ],
    ],
  },
  {
    from: "village",
    known: GATE,
    doors: [
      [
        "vip-manor",
        "특별한 손님만 들어갈 수 있어요. 맨 오른쪽 전시관의 로봇에게 물어보세요.",
        "Only special guests are allowed entry. Ask the robot at the halls on the far right.",
      ],
    ],
  },
  { from: "hotel-corridor", known: HOTEL, doors: [["hotel-201", CARD.ko, CARD.en]] },
  { from: "hotel-lobby", known: HOTEL, doors: [["hotel-kitchen", CARD.ko, CARD.en]] },
  { from: "tower-1", known: TOWER, doors: [["tower-2", CARD.ko, CARD.en]] },
  {
    from: "deep-arena",
    known: DEEP,
    doors: [
      [
        "deep-core",
        "닫혔어요. 눈들을 피해 내면 다시 열려요.",
        "Shut. It reopens for those who dodge the eyes.",
      ],
    ],
  },
  {
    from: "secret-house",
    known: DEEP,
    doors: [
      [
        "invitation-room",
        "이 문은 플래티넘과 다이아몬드 회원님께만 열려요.",
        "This door opens to Platinum and Diamond members only.",
      ],
    ],
  },
];

/** The doors of the gate sleep, and stand there as something to look at. */
const SLEEPERS: Partial<Record<PlaceName, string>> = {
  ...{ "hotel-lobby": "door-silver", shop: "door-gold" },
  ...{ "tower-1": "door-platinum", "deep-shaft": "door-diamond" },
};

/** Reads what is said, line by line, until these words come. */
async function readTo(page: Page, words: string): Promise<void> {
  const line = page.locator("[data-dialog=talk] .line");
  await line.waitFor();
  if (!(await line.textContent())?.includes(words)) await page.locator("[data-dialog=talk] .call").click();
  await line.getByText(words).waitFor();
}

// In a plain run each language has every other walk; all of them in both with EVERY_WINDOW=1.
const every = process.env.EVERY_WINDOW === "1";

test.each([
  ["ko", "mobile", 0],
  ["en", "desktop", 1],
] as const)("every door that is shut says why (%s, %s)", async (locale, device, turn) => {
  const visitor = await visit(locale, device, `${locale}-${device}-closed-doors`);
  const { page } = visitor;
  await page.setViewportSize(WINDOWS[device].viewport);
  for (const { from, known, doors } of DOORS.filter((_, index) => every || index % 2 === turn)) {
    await enterPlace(visitor, from, known, doorOf(from, doors[0]![0]));
    const player = await playerOf(visitor);
    for (const [to, ko, en] of doors) {
      const words = locale === "ko" ? ko : en;
      const sleeper = SLEEPERS[to];
      await player.walkTo(from, doorOf(from, to), sleeper ? "interact" : "gated", sleeper ?? to);
      // A toast may be gone again before a slow machine has done with the press.
      const told = sleeper
        ? readTo(page, words)
        : page.locator("[data-toast]", { hasText: words }).first().waitFor();
      await Promise.all([told, player.act()]);
      await visitor.look(`${from}-${to}`);
      // A press at a door that is shut leads nowhere.
      expect(await page.locator(".game").getAttribute("data-place")).toBe(from);
      if (sleeper) {
        await page.locator("[data-dialog=talk] .call").last().click();
        await page.locator("[data-dialog=talk]").waitFor({ state: "detached" });
      }
    }
  }
  await visitor.leave();
});
