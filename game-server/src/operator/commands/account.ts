import { NicknameChange } from "@diamond-valley/schemas/account/nickname.ts";
import { isKoreanMobile, phoneDigits } from "@diamond-valley/schemas/account/phone.ts";
import { digestOfSub } from "../../account/person.ts";
import { Problem } from "../../http/problem.ts";
import { realClock } from "../../season/clock.ts";
import { type Command, type Operator, onlyArgument, UsageProblem } from "../command.ts";
import { lookOf } from "../looks/who-looks.ts";
import { personalData } from "../personal-data.ts";

/** The account that an id or an address names; an address may be the account's own or the contact's. */
export async function accountNamed({ accounts }: Pick<Operator, "accounts">, named: string): Promise<string> {
  const found = await accounts.named(named);
  if (found.length === 0) throw new UsageProblem(`There is no account ${named}.`);
  if (found.length > 1) throw new UsageProblem(`${named} names several accounts: ${found.join(", ")}.`);
  return found[0] ?? "";
}

const accountOf = (operator: Operator, args: string[]): Promise<string> =>
  accountNamed(operator, onlyArgument(args, "the account's id or its e-mail address"));

/** A nickname as it is stored; the words that players may not use are an operator's to choose. */
function nicknameOf(typed: string): string {
  if (typed === "-") return "";
  const { data } = NicknameChange.safeParse({ nickname: typed });
  if (!data) throw new UsageProblem("A nickname has 2 to 12 letters or digits.");
  return data.nickname;
}

export const accountCommands: Command[] = [
  {
    name: "account export",
    usage: "<id or e-mail> [--reason <why>] [--as <who>]",
    summary: "prints all that is kept about one person, as JSON",
    help: "For people who ask what is kept of them. The look is written down, as `player show` does: --reason is the person's own\nrequest unless you say otherwise.\nAccount, sessions, place, wallet with its ledger, attempts, fights, deliveries, codes, claimed and won items, what\naccounts before it have taken, by collection.\nNothing is changed.",
    async *run(operator, args) {
      const { who, rest } = lookOf(args, "their own request");
      const id = await accountOf(operator, rest);
      await operator.looks.note({ at: realClock.now(), what: "account export", player: id, ...who });
      yield JSON.stringify(await personalData(operator, id), null, 2);
    },
  },
  {
    name: "account rename",
    usage: "<id or e-mail> <nickname>",
    summary: "gives an account another nickname",
    help: "For nicknames that insult somebody or pretend to be official. The words of the nickname may stand apart. A\nnickname of - takes the old one away: the player then goes by the name of everybody without one. Whoever plays\nnow is shown under the new name within ten seconds. Open reports of the account are closed.",
    async *run(operator, [named = "", ...words]) {
      const id = await accountOf(operator, [named]);
      const nickname = nicknameOf(words.join(" "));
      const renamed = await operator.accounts.setNickname(id, nickname).catch((error: unknown) => {
        throw error instanceof Problem ? new UsageProblem(`Account ${id} has not registered.`) : error;
      });
      const closed = await operator.reports.close(id, "renamed");
      if (closed > 0) yield `${closed} reports of it are closed.`;
      yield renamed.nickname ? `Account ${id} is called ${nickname}.` : `Account ${id} has no nickname.`;
    },
  },
  {
    name: "account erase",
    usage: "<id or e-mail>",
    summary: "erases one account for good",
    help: "The same as its owner can do in the profile: contact, entries and wallet are discarded, sessions end.\nSomebody who is playing is led out within ten seconds. The ledger keeps its lines without a person. What it\nhas taken is kept until all winners are on record, see `account former`.",
    async *run(operator, args) {
      const id = await accountOf(operator, args);
      await operator.erasure.erase(id);
      yield `Account ${id} is erased.`;
    },
  },
  {
    name: "account former",
    usage: "<store user or mobile number> [--reason <why>] [--as <who>]",
    summary: "prints what is kept of accounts that somebody has deleted, as JSON",
    help: "Kept until all winners are on record, so that nobody takes a claim, a tier bonus or a gift twice: which were taken\nand the tier of the snapshot, under keyed digests. Only who knows the store user or the number finds them.\nThe look is written down, as `player show` does, without saying whose it was.",
    async *run(operator, args) {
      const { who, rest } = lookOf(args, "their own request");
      const named = onlyArgument(rest, "the store's name for the user, or a mobile number");
      const phone = isKoreanMobile(named) ? phoneDigits(named) : null;
      if (who.reason.includes(named) || (phone && who.reason.replace(/\D/g, "").includes(phone)))
        throw new UsageProblem("Say why without naming them: nothing is kept that names a deleted account.");
      await operator.looks.note({ at: realClock.now(), what: "account former", ...who });
      yield JSON.stringify(await operator.former.of({ sub: digestOfSub(named), phone }), null, 2);
    },
  },
];
