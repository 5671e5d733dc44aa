import { favoursNow, STATE } from "../favours/favours.ts";
import { partOf } from "../places/parts.ts";
import { isPlace } from "../places/registry.ts";
import { deliveriesReady, type Situation } from "../story/facts.ts";
import { letterFacts, POSTBOT } from "../story/letters.ts";
import { PARTS } from "../story/parts.ts";
import { COLOURS, type Colour } from "../wallet/colours.ts";
import type { Category, WalletView } from "../wallet/wallet.ts";
import { type MainQuestContent, type ObjectiveTarget, QUESTS } from "./content.ts";
import { golemQuest } from "./golem-quest.ts";
import {
  isSentAway,
  nextAct,
  type STORY_STEPS,
  type StoryObjective,
  storyObjective,
} from "./story-objective.ts";

/** The steps that a player is led through outside of the story, each with a text under `objective.` of the `quests` texts. */
export const OBJECTIVES = [
  "meet-mayor",
  "meet-tock",
  "favour",
  "favour-ask",
  "meet-fisher",
  "first-catch",
  "collect",
  "deliver",
  "collect-ore",
  "deliver-ore",
  "collect-herbs",
  "deliver-herbs",
  "trade",
  "trade-ore",
  "trade-herbs",
  "done-today",
  "join-team",
  "meet-elder",
  "fight-golem",
  "thank-elder",
] as const;
type Step = (typeof OBJECTIVES)[number];

/** The steps of each category, once its items are known. */
const STEPS: Readonly<Record<Category, { collect: Step; deliver: Step; trade: Step }>> = {
  fish: { collect: "collect", deliver: "deliver", trade: "trade" },
  ore: { collect: "collect-ore", deliver: "deliver-ore", trade: "trade-ore" },
  herbs: { collect: "collect-herbs", deliver: "deliver-herbs", trade: "trade-herbs" },
};

/** What to do next. */
export interface Objective {
  step: Step | (typeof STORY_STEPS)[number];
  /** Key of what the quest card says. */
  words: string;
  /** The part of the story that it is about, or null. */
  part: string | null;
  category: Category;
  /** The colour nearest to a delivery, and how many of it there are of the number that a delivery takes. */
  colour: Colour;
  count: number;
  needed: number;
  target: ObjectiveTarget | null;
}

const MAYOR: ObjectiveTarget = { place: "village", object: "mayor" };
const BANNER: ObjectiveTarget = { place: "guild-hall", object: "banner" };
/** Set by Banner, who has offered the teams: from then on it is the player's choice. */
const GUILD_SHOWN = "guild.shown";
const TOCK: ObjectiveTarget = { place: "village", object: POSTBOT };

/** The colour of which most are carried, the first of several. */
function fullestColour({ wallet }: Situation, category: Category): Colour {
  const { stock } = wallet.bag[category];
  return COLOURS.reduce((best, next) => (stock[next] > stock[best] ? next : best));
}

/** The `local` quest, or that of the week's theme, or where it is done for today the first that isn't; the theme's where all are. */
function questNow({ wallet, season }: Situation, local?: MainQuestContent): MainQuestContent {
  const inOrder = QUESTS.main.toSorted(
    (a, b) => Number(b.week === season.week) - Number(a.week === season.week),
  );
  if (local && !isDoneToday(wallet, local)) return local;
  return inOrder.find((quest) => !isDoneToday(wallet, quest)) ?? inOrder[0]!;
}

function isDoneToday({ deliveries }: WalletView, { category }: MainQuestContent): boolean {
  return deliveries[category].used >= deliveries[category].limit;
}

/**
 * What the player should do next: meet the mayor, meet whoever takes deliveries, catch a first fish, then collect,
 * trade what fills the bag and deliver until the limits of today are reached, the week's theme first, with a walk to the Guild Hall behind the first delivery; and
 * once each colour was delivered, help the elder. One rule for the quest card, the arrow, the pin
 * and the server's answer. Who stands `here`, where the items of a quest are found, collects those first; in a part of the story its steps come
 * first, and once all is done for today the next act does. While the postbot has a letter for the player he comes first outside of
 * such parts, and in those whose host sends the player to him: the story waits for it; then a favour that the player has just agreed
 * to. Favours that could be asked for come when all else is done.
 */
export function objective(situation: Situation, here?: string): Objective {
  const isSought = letterFacts(situation.progress).sought > 0;
  if (isSought && (isOutside(here) || (isPlace(here) && isSentAway(situation, here)))) {
    const told = toldOf(situation, QUESTS.main[0]!.category);
    return { ...told, step: "meet-tock", words: "quests:objective.meet-tock", part: null, target: TOCK };
  }
  const agreed = favourObjective(situation, STATE.agreed);
  if (agreed && !QUESTS.main.some(({ source }) => source.place === here) && isOutside(here)) return agreed;
  const story = isPlace(here) ? storyObjective(situation, here) : null;
  const next = questObjective(situation, here);
  const isOnTheWay =
    here === BANNER.place || (!story && !QUESTS.main.some(({ source }) => source.place === here));
  if (isOnTheWay && isGuildNext(situation, next.step))
    return { ...next, step: "join-team", words: "quests:objective.join-team", part: null, target: BANNER };
  if (story) return inStory(situation, story);
  const act = next.step === "done-today" ? nextAct(situation) : null;
  if (act) return inStory(situation, act);
  const asked = next.step === "done-today" ? favourObjective(situation, STATE.asked) : null;
  return asked ?? asObjective(next);
}

/** Whether the Guild Hall comes next: behind the first delivery, in the place of collecting more, until Banner has shown the teams. */
function isGuildNext({ progress, wallet }: Situation, step: Step): boolean {
  if (wallet.team.name !== null || progress.facts[GUILD_SHOWN]) return false;
  const hasDelivered = Object.values(wallet.helped).some((colours) =>
    Object.values(colours).some((count) => count > 0),
  );
  return hasDelivered && ["collect", "collect-ore", "collect-herbs", "done-today"].includes(step);
}

/** Whether that is no place of a part of the story. */
const isOutside = (here?: string): boolean => !(isPlace(here) && PARTS.has(partOf(here) ?? ""));

/** A favour that the player has agreed to, or one that somebody would ask for; null where there is none. */
function favourObjective(situation: Situation, state: number): Objective | null {
  const now = favoursNow(situation.progress).find((each) => each.state === state);
  if (!now) return null;
  const { favour, goal, touched } = now;
  const isAgreed = state === STATE.agreed;
  const isBack = isAgreed && goal === favour.who;
  return {
    ...toldOf(situation, QUESTS.main[0]!.category),
    step: isAgreed ? "favour" : "favour-ask",
    words:
      isAgreed && !isBack
        ? `quests:favour.${favour.slug}`
        : `quests:objective.${isBack ? "favour" : "favour-ask"}`,
    part: null,
    count: touched,
    needed: isBack || favour.targets.length === 1 ? 0 : favour.targets.length,
    target: { place: "village", object: goal },
  };
}

/** The same with what the story asks for: of the next act where a player has chosen to follow it. */
export function inStory(situation: Situation, story: StoryObjective): Objective {
  return { ...toldOf(situation, QUESTS.main[0]!.category), ...story };
}

/** What to do outside of the story. */
type QuestObjective = Omit<Objective, "step" | "words" | "part"> & { step: Step };

function questObjective(situation: Situation, here?: string): QuestObjective {
  const { progress, wallet } = situation;
  const isNew = wallet.experience === 0 && Object.values(wallet.bag).every(({ used }) => used === 0);
  const [first] = QUESTS.main;
  const local = QUESTS.main.find(({ source }) => source.place === here);
  const isElsewhere = local !== undefined && local !== first;
  if (isNew && !isElsewhere && wallet.deliveries[first!.category].used === 0) {
    const { category, receiver, source } = first!;
    const told = toldOf(situation, category);
    if (!progress.facts["met.mayor"]) return { ...told, step: "meet-mayor", target: MAYOR };
    if (!progress.facts[`met.${receiver.object}`]) return { ...told, step: "meet-fisher", target: receiver };
    return { ...told, step: "first-catch", target: source };
  }
  const { step, target } = golemQuest(situation);
  if (step && !(local && !isDoneToday(wallet, local)))
    return { ...toldOf(situation, first!.category), step, target };
  return deliveryStep(situation, local);
}

/** What is next of collecting and delivering: of the `local` quest where there is one, else of the one that comes first today. */
function deliveryStep(situation: Situation, local?: MainQuestContent): QuestObjective {
  const { wallet } = situation;
  const { category, receiver, source } = questNow(situation, local);
  const told = toldOf(situation, category);
  const { used, limit } = wallet.deliveries[category];
  if (used >= limit) return { ...told, count: used, needed: limit, step: "done-today", target: null };
  const { collect, deliver, trade } = STEPS[category];
  if (deliveriesReady(situation, category) > 0) return { ...told, step: deliver, target: receiver };
  const bag = wallet.bag[category];
  if (bag.used >= bag.capacity) return { ...told, step: trade, target: receiver };
  return { ...told, step: collect, target: source };
}

/** What is next of collecting and delivering by itself, for who may do so instead of something else; null once today's are made. */
export function deliveryObjective(situation: Situation): Objective | null {
  const next = deliveryStep(situation);
  return next.step === "done-today" ? null : asObjective(next);
}

/** The same as the quest card says it. */
const asObjective = (next: QuestObjective): Objective => ({
  ...next,
  words: `quests:objective.${next.step}`,
  part: null,
});

/** The colour of a category that is nearest to a delivery. */
function toldOf(
  situation: Situation,
  category: Category,
): Pick<Objective, "category" | "colour" | "count" | "needed"> {
  const colour = fullestColour(situation, category);
  return {
    category,
    colour,
    count: situation.wallet.bag[category].stock[colour],
    needed: situation.quantity,
  };
}
