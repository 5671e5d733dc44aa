import { createHmac } from "node:crypto";
import { HOUR, MINUTE, SECOND } from "@diamond-valley/schemas/clock.ts";
import { type RequestHandler, Router } from "express";
import type { Connection } from "mongoose";
import { Provider } from "oidc-provider";
import * as client from "openid-client";
import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import { openProviderStorage } from "./adapter.ts";
import { chooseEachTime, claimsOf, permittedScopes } from "./disclosure.ts";
import { interactionRoutes } from "./interactions.ts";
import { signingKey } from "./keys.ts";
import { renderErrorPage } from "./pages.ts";

/** The sign-in provider for development: anybody may be anybody. */
export interface EmbeddedProvider {
  path: string;
  handler: RequestHandler;
  /** Its addresses, and this site's name there. */
  configuration: client.Configuration;
  close(): void;
}

export interface EmbeddedProviderSettings {
  connection: Connection;
  config: Pick<Config, "oidcScope" | "sessionSecret" | "trustProxy">;
  publicUrl: string;
  /** The port that this process listens on: the server speaks to the provider without leaving the machine. */
  port: number;
  redirectUri: string;
  log: Logger;
}

const path = "/provider";
const clientId = "diamond-valley";
const sweepInterval = 10 * MINUTE;
const seconds = (milliseconds: number) => milliseconds / SECOND;

/** Opens the embedded provider. What it remembers stands in the database, so that several processes act as one. */
export async function openEmbeddedProvider(settings: EmbeddedProviderSettings): Promise<EmbeddedProvider> {
  const { connection, config, publicUrl, redirectUri, log } = settings;
  const storage = openProviderStorage(connection);
  await storage.prepare();
  const issuer = `${publicUrl}${path}`;
  const clientSecret = derive(config.sessionSecret, "provider-client");

  const provider = new Provider(issuer, {
    adapter: storage.storageOf,
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        response_types: ["code"],
        grant_types: ["authorization_code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: { keys: [await signingKey(connection)] },
    cookies: { keys: [derive(config.sessionSecret, "provider-cookies")] },
    scopes: config.oidcScope.split(" "),
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name"],
      store: ["gpp_tier", "vip", "vvip", "invited", "country", "audience_code"],
    },
    // The site reads one token and makes no second call.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: {
      AccessToken: seconds(10 * MINUTE),
      AuthorizationCode: seconds(MINUTE),
      IdToken: seconds(10 * MINUTE),
      Interaction: seconds(HOUR),
      Session: seconds(HOUR),
      Grant: seconds(HOUR),
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: {
      policy: chooseEachTime(),
      url: (_context, interaction) => `${path}/interaction/${interaction.uid}`,
    },
    async findAccount(_context, sub) {
      const person = await storage.personBySub(sub);
      return person && { accountId: sub, claims: () => claimsOf(person) };
    },
    async loadExistingGrant({ oidc: { client: site, session, provider: here, requestParamOIDCScopes } }) {
      const person = session?.accountId && (await storage.personBySub(session.accountId));
      if (!site || !person) return undefined;
      const grant = new here.Grant({ clientId: site.clientId, accountId: person.sub });
      grant.addOIDCScope(permittedScopes(requestParamOIDCScopes, person));
      await grant.save();
      return grant;
    },
    renderError(context, out) {
      context.type = "html";
      context.body = renderErrorPage(
        context.acceptsLanguages(["ko", "en"]) === "en" ? "en" : "ko",
        out.error,
      );
    },
  });
  provider.proxy = config.trustProxy > 0;
  provider.on("server_error", (_context, error) => log.error({ err: error }, "the embedded provider failed"));

  const sweep = setInterval(() => {
    storage.sweep().catch((error: Error) => log.warn({ reason: error.message }, "sweeping sign-ins failed"));
  }, sweepInterval);
  sweep.unref();

  const router = Router();
  router.use(forgetBrowser, interactionRoutes(provider, storage.rememberPerson), provider.callback());
  return {
    path,
    handler: router,
    configuration: configurationOf(issuer, `http://127.0.0.1:${settings.port}${path}`, clientSecret),
    close: () => clearInterval(sweep),
  };
}

/** The provider's own session is dropped, so that the next sign-in may be somebody else. */
const forgetBrowser: RequestHandler = (request, _response, next) => {
  const cookies = request.headers.cookie?.split(/; */).filter((pair) => !/^_session(\.|=)/.test(pair));
  if (cookies) request.headers.cookie = cookies.join("; ");
  next();
};

/** Browsers are sent to the public address; the server itself asks this very process. */
function configurationOf(issuer: string, local: string, clientSecret: string): client.Configuration {
  const configuration = new client.Configuration(
    {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${local}/token`,
      jwks_uri: `${local}/jwks`,
      code_challenge_methods_supported: ["S256"],
      authorization_response_iss_parameter_supported: true,
    },
    clientId,
    clientSecret,
  );
  client.allowInsecureRequests(configuration);
  return configuration;
}

/** A secret of its own for each use, from the one that the operator sets. */
function derive(secret: string, use: string): string {
  return createHmac("sha256", secret).update(use).digest("base64url");
}
