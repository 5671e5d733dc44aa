import { CodeEntry } from "@diamond-valley/schemas/account/codes.ts";
import { NicknameChange } from "@diamond-valley/schemas/account/nickname.ts";
import {
  MarketingChoice,
  Profile,
  type ProfileAnswer,
  Registration,
} from "@diamond-valley/schemas/account/registration.ts";
import type { UserAnswer } from "@diamond-valley/schemas/account/user.ts";
import { packLook } from "@diamond-valley/schemas/looks/look.ts";
import { lockedIn, type Outfit, PlayerCharacter, packOutfit } from "@diamond-valley/schemas/looks/outfit.ts";
import { diamondsLeft } from "@diamond-valley/schemas/season/open.ts";
import type { Stage } from "@diamond-valley/schemas/season/season.ts";
import { type Request, type RequestHandler, Router } from "express";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { prolongSession } from "../http/sessions.ts";
import { accountIdOf } from "../http/signed-in.ts";
import { parseBody } from "../http/validate.ts";
import type { Account } from "./account.ts";
import type { RegistrationKind } from "./document.ts";
import type { EntryGift } from "./entry-gift.ts";
import { isAbusive } from "./nicknames/abuse.ts";
import { looksOfficial } from "./nicknames/official.ts";
import { type Person, withPerson } from "./person.ts";
import type { AccountWallets, CodeEntries, LiveGame } from "./ports.ts";
import { registeredAccount } from "./registered.ts";
import type { AccountStore } from "./store.ts";
import type { TierChanges } from "./tier-changes.ts";
import { type Belongings, userAnswer } from "./user-answer.ts";

const registrationStages: Record<RegistrationKind, readonly Stage[]> = {
  preregister: ["early-access", "prereg"],
  register: ["event"],
};
const profileStages: readonly Stage[] = ["early-access", "prereg", "coming-soon", "event", "sweepstake"];

type WalletPart = Awaited<ReturnType<AccountWallets["view"]>>;

export interface AccountParts {
  deps: Pick<Deps, "season">;
  accounts: AccountStore;
  wallets: AccountWallets;
  tiers: Pick<TierChanges, "reconcile" | "returned">;
  gift: Pick<EntryGift, "promised">;
  codes: CodeEntries;
  live: Pick<LiveGame, "showAs">;
  /** Bounds how often codes are tried with a registration. */
  codeLimits: RequestHandler[];
}

/** The user look-up, the registration and what a participant may change about themself (spec 1 §3, §5). */
export function accountRoutes(parts: AccountParts): Router {
  const { deps, accounts, wallets, tiers, gift, codes, live, codeLimits } = parts;
  const router = Router();

  router.get("/user_data", async (request, response) => {
    const known = await lookUp(request);
    const answer: UserAnswer = known
      ? userAnswer(known.account, await belongings(request, known.account, known.wallet))
      : { status: "not-logged-in", data: null };
    response.json(answer);
  });

  /** What is told of a change of the tier comes up once, on whichever device (spec 1 §4). */
  router.post("/user_data/tier-told", async (request, response) => {
    await accounts.markTierTold(accountIdOf(request));
    delete request.session.tierRaisedBy;
    response.json({});
  });

  router.post("/register", codeLimits, register("register"));
  router.post("/preregister", codeLimits, register("preregister"));

  router.get("/profile", async (request, response) => {
    response.json(profileOf(await registeredAccount(accounts, request)));
  });

  router.put("/profile", async (request, response) => {
    const { id } = await registeredAccount(accounts, request);
    if (!profileIsOpen()) throw new Problem("profile-closed");
    const sent = parseBody(Profile, request.body, "profile-error");
    response.json(profileOf(await accounts.changeContact(id, sent)));
  });

  router.get("/profile/marketing", async (request, response) => {
    const { marketing } = await registeredAccount(accounts, request);
    response.json({ accepted: marketing } satisfies MarketingChoice);
  });

  router.put("/profile/marketing", async (request, response) => {
    const id = accountIdOf(request);
    const { accepted } = parseBody(MarketingChoice, request.body);
    const { marketing } = await accounts.setMarketing(id, accepted);
    response.json({ accepted: marketing } satisfies MarketingChoice);
  });

  router.put("/game_rpg/nickname", async (request, response) => {
    const id = accountIdOf(request);
    const { nickname } = parseBody(NicknameChange, request.body, "nickname-invalid");
    if (isAbusive(nickname) || looksOfficial(nickname)) throw new Problem("nickname-refused");
    await show(await accounts.setNickname(id, nickname));
    response.json({ nickname });
  });

  router.put("/game_rpg/character", async (request, response) => {
    const id = accountIdOf(request);
    const { outfit, ...look } = parseBody(PlayerCharacter, request.body);
    if (outfit) await refuseLocked(id, outfit);
    const worn = outfit && packOutfit(outfit);
    await show(await accounts.setCharacter(id, packLook(look), worn));
    response.json({ ...look, ...(outfit && { outfit }) } satisfies PlayerCharacter);
  });

  /** Tells the others in the same place. */
  async function show({ id, nickname, look, outfit }: Account): Promise<void> {
    await live.showAs(id, { nickname, look, outfit });
  }

  /** @throws Problem `piece-locked`, or `not-registered` for whoever has nothing to wear yet */
  async function refuseLocked(id: string, outfit: Outfit): Promise<void> {
    const [account, wallet] = await Promise.all([accounts.byId(id), wallets.view(id)]);
    if (!account?.registered) throw new Problem("not-registered");
    if (lockedIn(outfit, { wallet, membership: account }).length > 0) throw new Problem("piece-locked");
  }

  function register(kind: RegistrationKind): RequestHandler {
    return async (request, response) => {
      const id = accountIdOf(request);
      if (!registrationStages[kind].includes(deps.season().stage)) throw new Problem("closed");
      const sent = parseBody(Registration, request.body, "registration-submit");
      const account = await registerWithCode(id, kind, sent, request.session.person);
      if (request.session.person) {
        delete request.session.person;
        prolongSession(request);
      }
      await wallets.ensure(id);
      await tiers.reconcile(account);
      response.json(userAnswer(account, await belongings(request, account, await wallets.view(id))));
    };
  }

  async function registerWithCode(
    id: string,
    kind: RegistrationKind,
    sent: Registration,
    person: Person | undefined,
  ): Promise<Account> {
    const register = () => accounts.register(id, kind, sent, person);
    if (!sent.invite_code) return register();
    const { data } = CodeEntry.safeParse({ code: sent.invite_code });
    if (!data) throw new Problem("registration-submit", { invite_code: "errors.invite-code" });
    const found = await accounts.byId(id);
    const account = found && withPerson(found, person);
    if (!account) throw new Problem("not-logged-in");
    return codes.withCode(account, data.code, register);
  }

  /** Both at once: people without a wallet have nothing in it. */
  async function lookUp({ session }: Request): Promise<{ account: Account; wallet: WalletPart } | null> {
    const { accountId: id, person } = session;
    if (!id) return null;
    const [found, wallet] = await Promise.all([accounts.byId(id), wallets.view(id)]);
    const account = found && withPerson(found, person);
    return account && { account, wallet };
  }

  async function belongings(
    request: Request,
    account: Account,
    { diamonds, team }: WalletPart,
  ): Promise<Belongings> {
    const raised = tierRaised(request, account);
    return {
      diamonds: diamondsLeft(deps.season(), diamonds),
      team: team.name,
      tierRaised: raised,
      returned: raised || account.tierShifted ? await tiers.returned(account) : 0,
      gift: await gift.promised(account),
    };
  }

  /** Addresses stand still once the winners are known. */
  function profileIsOpen(): boolean {
    const { stage, phase } = deps.season();
    return profileStages.includes(stage) && phase !== "results-released";
  }

  return router;
}

/** At this sign-in, or since. A rise that another change has followed is told no more. */
function tierRaised({ session }: Request, account: Account): boolean {
  return account.tierRaised || session.tierRaisedBy === account.tierChanges;
}

/** @throws Problem `not-registered` */
function profileOf({ email, contact, registered }: Account): ProfileAnswer {
  if (!registered) throw new Problem("not-registered");
  // The contact of somebody who won nothing goes after the results.
  return {
    account_email: email,
    name: contact?.name ?? "",
    mobile_phone: contact?.phone ?? "",
    contact_email: contact?.email ?? "",
    home_address: contact?.homeAddress ?? "",
  };
}
