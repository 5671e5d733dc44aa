import { plazaDecor } from "@diamond-valley/schemas/season/plaza.ts";
import type { SeasonView } from "@diamond-valley/schemas/season/season.ts";
import { writeStored } from "@diamond-valley/web-kit/storage.ts";
import type { Game } from "../../core/app/game.ts";
import { toOpen } from "../../core/dialogs/to-open.ts";
import { SOUNDS } from "./sounds.ts";
import type { ToldGame } from "./tell-news.ts";
import { COMMUNITY_TEXTS } from "./texts.ts";

/** What of a game hears of a new week. */
export type AnnouncedGame = ToldGame & { readonly stores: Pick<Game["stores"], "$wallet"> };

/**
 * Tells of a week of the season, once on this device: what it is about, with the way to its goal; and that the last one is over.
 * Newcomers have other things to find first: to them the first week they see is just how it is.
 */
export async function announceWeek(
  { more, sounds, stores }: AnnouncedGame,
  { week, phase }: Pick<SeasonView, "week" | "phase">,
): Promise<void> {
  writeStored("gameWeekSeen", String(week));
  const { toasts, $wallet } = stores;
  const theme = plazaDecor(week)?.theme ?? null;
  if (($wallet.get()?.experience ?? 0) === 0 || (theme === null && phase !== "post-event")) return;
  await more.file("community", COMMUNITY_TEXTS);
  const key = theme === null ? "community:toast.over" : `community:toast.week.${theme}`;
  const look = { key: "community:toast.look", run: toOpen({ stores }, { kind: "community" }) };
  toasts.show({ tone: "good", key, values: { week }, picture: { icon: "megaphone" }, actions: [look] });
  sounds.play(SOUNDS.week, "caption.week");
}
