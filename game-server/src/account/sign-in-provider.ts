import * as client from "openid-client";
import type { Logger } from "pino";
import { Problem } from "../http/problem.ts";
import { type Claims, checkGranted, readClaims } from "./claims.ts";
import type { PendingSignIn } from "./pending-sign-ins.ts";

/** The sign-in provider as this site sees it: OpenID Connect, authorization code with PKCE, state and nonce. */
export interface SignInProvider {
  /** Where to send the visitor, and what must be remembered until they come back. */
  begin(wish: SignInWish): Promise<{ address: string; secrets: SignInSecrets }>;
  /**
   * Exchanges the code for what the provider says of the person.
   * @throws Problem `login-failed` where the provider or its answer is not what it should be, `missing-scope`
   */
  finish(code: string, pending: PendingSignIn): Promise<Claims>;
}

export interface SignInWish {
  loginHint: string | undefined;
  /** The language of the provider's pages, such as `ko`. */
  locale: string | undefined;
}

export type SignInSecrets = Pick<PendingSignIn, "state" | "nonce" | "codeVerifier">;

export interface SignInSettings {
  /** Answers the provider's addresses and this site's name there; asked again after a failure. */
  configure(): Promise<client.Configuration>;
  scope: string;
  /** The page of ours that the provider returns to. */
  redirectUri: string;
  log: Logger;
}

/** A provider is asked for its addresses at the first sign-in, so that the site starts without it. */
export function createSignInProvider({ configure, scope, redirectUri, log }: SignInSettings): SignInProvider {
  let known: Promise<client.Configuration> | undefined;
  function configuration(): Promise<client.Configuration> {
    known ??= configure().catch((error: unknown) => {
      known = undefined;
      log.error({ err: error }, "the sign-in provider could not be reached");
      throw new Problem("unavailable");
    });
    return known;
  }

  return {
    async begin({ loginHint, locale }) {
      const secrets = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      const address = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope,
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(secrets.codeVerifier),
        code_challenge_method: "S256",
        ...(loginHint ? { login_hint: loginHint } : { prompt: "select_account" }),
        ...(locale ? { ui_locales: locale } : {}),
      });
      return { address: address.href, secrets };
    },

    async finish(code, pending) {
      const configured = await configuration();
      const answer = new URL(redirectUri);
      answer.searchParams.set("code", code);
      answer.searchParams.set("state", pending.state);
      // There is one provider, so that its answer can't be mixed up with another's.
      answer.searchParams.set("iss", configured.serverMetadata().issuer);
      const tokens = await client
        .authorizationCodeGrant(configured, answer, {
          expectedState: pending.state,
          expectedNonce: pending.nonce,
          pkceCodeVerifier: pending.codeVerifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          // Codes that were used or invented come here too, so that it is not an error of ours.
          log.info({ reason: error instanceof Error ? error.message : "unknown" }, "a sign-in was refused");
          throw new Problem("login-failed");
        });
      checkGranted(scope, tokens.scope);
      const claims = tokens.claims();
      if (!claims) throw new Problem("login-failed");
      if ("email" in claims) return readClaims(claims);
      const person = await client.fetchUserInfo(configured, tokens.access_token, claims.sub).catch(() => {
        throw new Problem("login-failed");
      });
      return readClaims({ ...claims, ...person });
    },
  };
}

/** Asks `issuer` for its addresses. Plain HTTP is for a provider on this very machine. */
export function discover(
  issuer: string,
  clientId: string,
  clientSecret: string,
): Promise<client.Configuration> {
  const url = new URL(issuer);
  const onThisMachine =
    url.protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  return client.discovery(url, clientId, clientSecret, undefined, {
    execute: onThisMachine ? [client.allowInsecureRequests] : [],
  });
}
