import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { HOME, PLACE_NAMES, PLACES } from "@diamond-valley/schemas/places/registry.ts";
import { PARTS } from "@diamond-valley/schemas/story/parts.ts";
import type { Section, Verdict } from "../report.ts";
import { type Apart, type PageWeight, weighPage } from "./module-graph.ts";

const DIST = new URL("../../../../site/dist", import.meta.url).pathname;

/** What the game may fetch before the first step in the village, KB. */
const GAME = 480;

/** JavaScript per page, KB after gzip (1 KB = 1000 bytes). The first pattern that matches counts. */
const BUDGETS: readonly [RegExp, number][] = [
  [/^\/(en\/)?(faq|offline|intl\/\w+\/terms|404|closed)/, 0],
  [/^\/(en\/)?(coming-soon\/|auth\/callback\/)?$/, 30],
  [/^\/(en\/)?game\//, GAME],
  [/^/, 120],
];

/** What the dialogs of the game are made of (`closet`: the wardrobe): fetched when one is opened, or behind the first step. */
const DIALOGS =
  "MapDialog SettingsDialog BagDialog BagFullDialog Inventory AlbumTab Stats QuestLog SubQuestLog HowToPlay DeliverDialog ExchangeDialog TalkDialog DrawCheck InvitationDialog MissingGems hub closet".split(
    " ",
  );

/** What parts of the story are played with, fetched with the first of their places, and texts that are fetched as they are needed. */
const STORY = [
  ..."story-place auto-pickups gem-found HintLamp NoteDialog PuzzleDialog SceneDialog LeaveDialog ResultDialog".split(
    " ",
  ),
  ...["story-play", "quest-items", "scenes", ...PARTS.keys()],
];

/** What stands in the lobby of Diamond Hero (`place`), its dialogs, and the viewer of stored runs: fetched there. */
const DIAMOND_HERO = ["lobby", "place", "WatchDialog"];

/** The album of kinds: its texts and drawings come with its page of the bag, or with the first find. */
const ALBUM = ["album", "found", "sizes"];

/**
 * Who plays, the friends, teams, boards, the card of days, what all reach together and reports: dialogs and texts that come when they are opened, what tells of news,
 * and the viewers of what a friend plays.
 */
const TOGETHER = [
  ..."PeopleDialog HereTab people FriendsTab FriendSettings Chips friends news PhrasePanel speech-bubble".split(
    " ",
  ),
  ...["LiveFight", "LiveFlight", "LiveRun", "matched", "emote-match", "team-ranks"],
  ..."SignInDialog signed-in sign-in TeamsDialog BoardDialog teams BoardsDialog boards".split(" "),
  ..."CommunityDialog announce tell-news community team-flag ReportDialog reports".split(" "),
];

/** What is shown of Easter eggs, fetched with the first that is found or with their book. */
const FOUND_EGGS = ["EggsDialog", "egg-found", "eggs"];

/**
 * What loads later than the first step, by the names of its files: maps, themes, music, stories and games of other places
 * when those are entered, dialogs when they are opened (they, themes and music also behind the first step, once the page is idle),
 * contracts of games when an attempt has ended, the camera's film with the first picture, a gamepad's keys when one is
 * connected, rooms (`indoors`), floors without edges (`endless-floor`) and what stands in them (`object-drawing`, `gem-figure`, `golem`,
 * `framed`) when a place has some, what is worn (`wardrobe-art`) when somebody wears something, pictures of the help (`slime`,
 * `deep-eyes`) with their card.
 */
const LATER = [
  ...broughtByPlaces(),
  ...DIALOGS,
  ...STORY,
  ...DIAMOND_HERO,
  ...ALBUM,
  ...FOUND_EGGS,
  ...TOGETHER,
  "registry",
  "film",
  "put-up",
  "pad",
  "object-drawing",
  "gem-figure",
  "golem",
  "framed",
  "indoors",
  "endless-floor",
  "slime",
  "deep-eyes",
  "wardrobe-art",
];

/** The names of places, themes and music, but for what the first place has itself. */
function broughtByPlaces(): string[] {
  const { theme, music } = PLACES[HOME];
  const filesIn = (folder: string) =>
    readdirSync(new URL(`../../../../game-client/src/core/${folder}`, import.meta.url)).map((file) =>
      file.replace(/\.ts$/, ""),
    );
  return [...PLACE_NAMES, ...filesIn("world/themes"), ...filesIn("sound/music")].filter(
    (name) => ![HOME, theme, music].includes(name),
  );
}

/** What each built page loads before any click. */
export async function benchPages(): Promise<Section> {
  if (!existsSync(DIST)) throw new Error("there is no built site: run npm start once");
  const pages = htmlFiles(DIST)
    .map((file) => weighPage(DIST, file, apartOf(file)))
    .sort((a, b) => a.page.localeCompare(b.page));
  return {
    name: "pages",
    title: "JavaScript per page",
    method:
      "After gzip, from the built site. `initial`: scripts that load with the page and islands that load without a click, with all that they import. `reachable`: with what these may import later. The game imports its engine right after loading, so its budget is held against `reachable`; what loads later than the first step is not in it: maps, themes, music and games of other places, dialogs, the camera, contracts of games, gamepads, the other language.",
    head: ["page", "initial KB", "reachable KB", "files"],
    rows: pages.map(({ page, initial, reachable, files }) => [
      page,
      kilobytes(initial),
      kilobytes(reachable),
      String(files),
    ]),
    verdicts: pages.map(verdictOf),
  };
}

/** A page loads the texts of its own language alone; their files have the language in front. */
function apartOf(file: string): Apart {
  const other = file.startsWith("en/") ? "ko-" : "en-";
  return (name) => name.startsWith(other) || LATER.includes(name.replace(/^(ko|en)-/, ""));
}

function htmlFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)));
}

function verdictOf(weight: PageWeight): Verdict {
  const budget = BUDGETS.find(([pattern]) => pattern.test(weight.page))?.[1] ?? 0;
  const bytes = budget === GAME ? weight.reachable : weight.initial;
  return {
    what: weight.page,
    budget: `${budget} KB`,
    measured: `${kilobytes(bytes)} KB`,
    kept: bytes <= budget * 1000,
  };
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
