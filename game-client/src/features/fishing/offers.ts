import { FISHING } from "@diamond-valley/schemas/fishing/tuning.ts";
import type { FishingSpot, GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance, nearestTo } from "@diamond-valley/schemas/maps/points.ts";
import type { Text } from "../../core/texts/texts.ts";
import type { Offer, Prompt } from "../../core/walking/prompt.ts";
import type { OwnAttempt } from "./own-fishing.ts";

/** The spots in casting reach of `at`: the same reach that the server allows. */
export function spotsInReach(map: Pick<GameMap, "spots">, at: Point): FishingSpot[] {
  return map.spots.filter((spot) => distance(spot, at) <= FISHING.reach);
}

/** The spot nearest to `at` where nobody fishes; undefined where somebody does at each of them. */
export function freeSpot(
  map: Pick<GameMap, "spots">,
  at: Point,
  taken: ReadonlySet<number>,
): FishingSpot | undefined {
  return nearestTo(
    map.spots.filter(({ number }) => !taken.has(number)),
    at,
  );
}

/** What can be done at the spots in reach; `taken` holds the numbers of those where others fish. */
export function castOffers(
  map: Pick<GameMap, "spots">,
  at: Point,
  taken: ReadonlySet<number>,
  text: Text,
): Offer[] {
  const spots = spotsInReach(map, at);
  const nearest = nearestTo(spots, at);
  if (!nearest) return [];
  const isFree = spots.some(({ number }) => !taken.has(number));
  const prompt: Prompt = isFree
    ? { verb: "cast", target: "", words: text("fishing:prompt.cast"), icon: "fishing-pole" }
    : {
        verb: "taken",
        target: "",
        words: text("fishing:prompt.taken"),
        icon: "person-running",
        refused: true,
      };
  return [{ prompt, distance: distance(nearest, at) }];
}

/**
 * The only prompt while the player fishes, null for none; undefined while not fishing. From the cast on, nothing is
 * offered that the room would refuse.
 */
export function whileFishing(
  { phase, guided }: Pick<OwnAttempt, "phase" | "guided">,
  text: Text,
): Prompt | null | undefined {
  if (phase === "idle") return undefined;
  // Whoever waits for the first fish would reel it in by one press too many; walking off still does.
  if ((phase !== "casting" && phase !== "waiting") || guided) return null;
  return { verb: "reel-in", target: "", words: text("fishing:prompt.reel-in"), icon: "fishing-pole" };
}
