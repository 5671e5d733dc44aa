import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { CATEGORIES, SKILLS } from "@diamond-valley/schemas/wallet/wallet.ts";
import { accountModel } from "../../account/account-model.ts";
import type { AccountDocument } from "../../account/document.ts";
import { createLastPositionStore } from "../../rooms/last-positions.ts";
import { createProgressStore } from "../../story/progress.ts";
import { holdingsOf } from "../../wallet/document.ts";
import { walletModel } from "../../wallet/wallet-model.ts";
import type { Operator } from "../command.ts";
import { attemptLines } from "./attempts.ts";
import { koreanTime } from "./korean-time.ts";
import { ledgerLines } from "./ledger-lines.ts";

/** What support needs of one player, as lines to print. It reads only. */
export async function* supportView(operator: Operator, id: string, lines: number): AsyncIterable<string> {
  const { connection } = operator.deps;
  const account = await accountModel.collection(connection).findOne({ _id: id });
  if (!account) {
    yield `Account ${id} is gone. What it did stands in the ledger by number alone.`;
  } else {
    yield* accountLines(account);
    yield* await storyLines(operator, id);
  }
  yield* await walletLines(operator, id);
  yield* await vaultLines(operator, id);
  yield `\nLedger, the last ${lines} lines`;
  yield* await ledgerLines(connection, id, lines);
  yield "\nAttempts, the last of each game";
  yield* await attemptLines(connection, id);
}

/** Enough to know whether the right person is asking, and no more. */
const veiled = (text: string | undefined, shown: number): string =>
  text ? `${text.slice(0, shown)}${"·".repeat(3)}${text.slice(-shown)}` : "none";

function* accountLines(account: AccountDocument): Iterable<string> {
  const { _id, nickname, standing, registration, contact, createdAt, leavingAt, codes = [] } = account;
  yield `Account ${_id}${nickname ? `, ${nickname}` : ""}`;
  yield `  here since ${koreanTime(createdAt)}; ${registration ? `registered ${koreanTime(registration.at)}` : "not registered"}`;
  if (leavingAt) yield `  being deleted since ${koreanTime(leavingAt)}`;
  const raised = standing.granted ? `, raised to ${standing.granted} by a code` : "";
  yield `  tier ${standing.told} (draws: ${standing.fixed})${raised}`;
  const marks = (["vip", "vvip", "invited"] as const).filter((mark) => account[mark]);
  if (marks.length > 0) yield `  ${marks.join(", ")}`;
  yield `  contact ${veiled(contact?.email, 2)}, phone ${veiled(contact?.phone, 3)}, ${contact?.homeAddress ? "with" : "without"} an address`;
  for (const { code, outcome, at } of codes) yield `  code ${code}: ${outcome}, ${koreanTime(at)}`;
}

async function storyLines({ deps }: Operator, id: string): Promise<string[]> {
  const [place, { facts }] = await Promise.all([
    createLastPositionStore(deps.connection).read(id),
    createProgressStore(deps).read(id),
  ]);
  const done = Object.keys(facts).filter((fact) => fact.startsWith("done."));
  return [
    `  last in ${place ? `${place.place}, area ${place.area} (${place.x}, ${place.y})` : "no place yet"}`,
    `  story: ${done.map((fact) => fact.slice(5)).join(", ") || "nothing finished yet"}`,
  ];
}

async function walletLines({ deps: { connection }, wallets }: Operator, id: string): Promise<string[]> {
  const view = await wallets.view(id);
  const stored = await walletModel.collection(connection).findOne({ _id: id });
  const entries = [...holdingsOf(stored ?? { holdings: {} })].filter(
    ([path, count]) => path.startsWith("entries.") && count > 0,
  );
  return ["\nWallet", ...viewLines(view), ...entries.map(([path, count]) => `  ${path} ${count}`)];
}

function viewLines({
  seq,
  diamonds,
  coins,
  level,
  experience,
  mastery,
  bag,
  deliveries,
  boss,
  signIn,
  team,
}: WalletView): string[] {
  const skills = SKILLS.map((skill) => `${skill} ${mastery[skill].level}`).join(", ");
  const bags = CATEGORIES.map((category) => {
    const stock = Object.entries(bag[category].stock).filter(([, count]) => count > 0);
    return `  ${category} ${bag[category].used} of ${bag[category].capacity}: ${stock.map(([item, count]) => `${item} ${count}`).join(", ") || "none"}; delivered today ${deliveries[category].used} of ${deliveries[category].limit}`;
  });
  return [
    `  ${diamonds} diamonds, ${coins} coins, level ${level} (${experience} experience), ${seq} lines in the ledger`,
    `  mastery: ${skills}`,
    ...bags,
    `  boss: ${boss.attempts} ranked fights, ${boss.wins} won, today ${boss.today.used} of ${boss.today.limit}; best ${boss.best.own} own, ${boss.best.equal} equal arms, ${boss.calm} calm`,
    `  signed in on ${signIn.days} days${signIn.today ? ", today too" : ""}; team ${team.name ?? "none"} with ${team.points} points`,
  ];
}

async function vaultLines({ claims, results }: Operator, id: string): Promise<string[]> {
  const [claimed, outcomes] = await Promise.all([claims.of(id), results.of(id)]);
  const won = [...outcomes].filter(([, outcome]) => outcome === "won").map(([prize]) => prize);
  return [
    "\nVault",
    `  claimed: ${[...claimed.keys()].join(", ") || "nothing"}`,
    `  won: ${won.join(", ") || (outcomes.size > 0 ? "nothing" : "no results on record yet")}`,
  ];
}
