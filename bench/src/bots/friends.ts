import type { FriendsAnswer } from "@diamond-valley/schemas/friends/contracts.ts";
import { pick, type Random } from "@diamond-valley/schemas/random.ts";
import { isRefusal } from "./answers.ts";
import type { Journal } from "./journal.ts";
import { persist } from "./persist.ts";
import type { Visitor } from "./visitor.ts";

/** Others whom a bot asks: far fewer than a list holds. */
const ASKS_MAX = 4;

/** The friend codes that the bots of a product have given to each other, by who they are at sign-in. */
const boards = new Map<string, Map<string, string>>();

function codesOf(url: string): Map<string, string> {
  const codes = boards.get(url) ?? new Map<string, string>();
  boards.set(url, codes);
  return codes;
}

/** A bot that asks. */
interface Asker {
  /** Origin of the product. */
  readonly url: string;
  readonly visitor: Visitor;
  readonly journal: Pick<Journal, "loginHint" | "asked">;
  readonly random: Random;
}

/** Asks another bot by its friend code; whoever was asked and asks too is a friend. The code makes the call one and the same. */
export async function askSomebody(
  { url, visitor, journal: { loginHint, asked }, random }: Asker,
  signal: AbortSignal,
): Promise<void> {
  const codes = codesOf(url);
  const own = codes.get(loginHint) ?? (await ownCode(visitor, signal));
  codes.set(loginHint, own);
  const others = [...codes].filter(([who]) => who !== loginHint && !asked.has(who));
  if (others.length === 0 || asked.size >= ASKS_MAX) return;
  const [who, code] = pick(random, others);
  try {
    await persist(() => visitor.call<FriendsAnswer>("POST", "/game_rpg/friends", { code }), signal);
  } catch (error) {
    // Both asked at once, or the first answer got lost: they are friends.
    if (!isRefusal(error, "friend-already")) throw error;
  }
  asked.add(who);
}

async function ownCode(visitor: Visitor, signal: AbortSignal): Promise<string> {
  const { code } = await persist(() => visitor.call<FriendsAnswer>("GET", "/game_rpg/friends"), signal);
  return code;
}
