import { returnPath } from "@diamond-valley/schemas/account/return-path.ts";
import { type LoginAnswer, LoginRequest } from "@diamond-valley/schemas/account/user.ts";
import { type ErrorRequestHandler, type Request, type RequestHandler, Router } from "express";
import type { Deps } from "../deps.ts";
import type { ForgeryGuard } from "../http/forgery.ts";
import { Problem } from "../http/problem.ts";
import { endSession, keepSignIn, rotateSession, shortenSession } from "../http/sessions.ts";
import { accountIdOf } from "../http/signed-in.ts";
import { parseBody } from "../http/validate.ts";
import type { Account } from "./account.ts";
import { type Claims, checkAdmitted } from "./claims.ts";
import type { EntryGift } from "./entry-gift.ts";
import type { Erasure } from "./erasure.ts";
import { languageOf } from "./language.ts";
import { MOST_PENDING, takePending } from "./pending-sign-ins.ts";
import { personOf, withPerson } from "./person.ts";
import type { LiveGame } from "./ports.ts";
import type { SignInProvider } from "./sign-in-provider.ts";
import type { AccountStore } from "./store.ts";
import type { TierChanges } from "./tier-changes.ts";
import { unregisteredData } from "./user-answer.ts";

/** The page of ours that the provider returns to. */
export const CALLBACK_PATH = "/auth/callback/";

export interface AuthParts {
  deps: Pick<Deps, "clock" | "season">;
  accounts: AccountStore;
  erasure: Pick<Erasure, "erase">;
  tiers: Pick<TierChanges, "reconcile">;
  gift: Pick<EntryGift, "promised">;
  provider: SignInProvider;
  forgery: ForgeryGuard;
  /** Bounds how often sign-ins begin. */
  limit: RequestHandler;
  /** Origin that players see. */
  publicUrl: string;
  /** Where somebody only tries the product: makes what an account begins with, and answers the account as it is then. */
  prepared?: ((account: Account, claims: Claims) => Promise<Account>) | undefined;
  live: Pick<LiveGame, "signOut">;
}

/** Signing in, signing out and deleting the account (spec 1 §4, §7). */
export function authRoutes(parts: AuthParts): Router {
  const { deps, accounts, erasure, tiers, gift, provider, forgery, limit, publicUrl, live } = parts;
  const router = Router();

  router.get("/auth/start", limit, async (request, response) => {
    // The provider returns to the public address: a session begun under another name of this host would be lost.
    if (request.host !== new URL(publicUrl).host)
      return response.redirect(`${publicUrl}${request.originalUrl}`);
    refuseInShutdown();
    const { address, secrets } = await provider.begin({
      loginHint: textOf(request, "login_hint"),
      locale: textOf(request, "ui_locales"),
    });
    const returnTo = returnPath(request.query.return_to);
    const begun = {
      ...secrets,
      returnTo,
      language: languageOf(textOf(request, "ui_locales")),
      beganAt: deps.clock.now(),
    };
    await keepSignIn(request, begun, MOST_PENDING);
    forgery.renew(request, response);
    response.redirect(address);
  });

  router.use("/auth/start", tellOnPage);

  router.post("/auth/login", async (request, response) => {
    refuseInShutdown();
    const { auth_code, state } = parseBody(LoginRequest, request.body);
    const { found, left } = takePending(request.session.signIns, state, deps.clock.now());
    request.session.signIns = left;
    if (!found) throw new Problem("login-expired");
    const claims = await provider.finish(auth_code, found);
    checkAdmitted(claims, deps.season().stage);
    const { account: known, tierRaised } = await accounts.signIn(claims, found.language);
    const account = (await parts.prepared?.(known, claims)) ?? known;
    await tiers.reconcile(account);

    await rotateSession(request);
    request.session.accountId = account.id;
    if (tierRaised) request.session.tierRaisedBy = account.tierChanges;
    if (!account.registered) {
      request.session.person = personOf(claims, found.language);
      shortenSession(request);
    }
    forgery.renew(request, response);
    const answer: LoginAnswer = {
      unregistered_user_data: unregisteredData(withPerson(account, request.session.person) ?? account),
      gpp_tier: account.tier,
      prereg_reward_stock_items: await gift.promised(account),
      show_tier_popup: account.registered && tierRaised,
      return_to: found.returnTo,
    };
    response.json(answer);
  });

  router.post("/auth/logout", async (request, response) => {
    const { accountId } = request.session;
    await endSession(request);
    if (accountId) await live.signOut(accountId);
    forgery.renew(request, response);
    response.json({});
  });

  router.delete("/auth/delete", async (request, response) => {
    const accountId = accountIdOf(request);
    // Nothing is erased before the account is marked: a deletion that fails then leaves all as it was.
    await live.signOut(accountId);
    await erasure.erase(accountId);
    await endSession(request);
    forgery.renew(request, response);
    response.json({});
  });

  function refuseInShutdown(): void {
    if (deps.season().stage === "shutdown") throw new Problem("closed");
  }

  return router;
}

/** Somebody who presses "sign in" gets a page, whatever is wrong: the one that the provider returns to. */
const tellOnPage: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (!(error instanceof Problem)) return next(error);
  response.redirect(`${CALLBACK_PATH}?error=${error.code}`);
};

function textOf(request: Request, name: string): string | undefined {
  const value = request.query[name];
  return typeof value === "string" && value !== "" && value.length <= 200 ? value : undefined;
}
