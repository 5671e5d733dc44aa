import type { Config } from "../config/config.ts";
import type { Deps } from "../deps.ts";
import { CALLBACK_PATH } from "./auth-routes.ts";
import { type EmbeddedProvider, openEmbeddedProvider } from "./provider/provider.ts";
import { createSignInProvider, discover, type SignInProvider } from "./sign-in-provider.ts";

/** Signing in as the configuration has it. */
export interface SignIn {
  provider: SignInProvider;
  /** The embedded provider, where no other is configured. */
  embedded: EmbeddedProvider | undefined;
  close(): void;
}

/** Opens the configured provider, or else the embedded one. */
export async function openSignIn(
  { connection, log }: Pick<Deps, "connection" | "log">,
  config: Config,
  { publicUrl, port }: { publicUrl: string; port: number },
): Promise<SignIn> {
  const redirectUri = `${publicUrl}${CALLBACK_PATH}`;
  const settings = { scope: config.oidcScope, redirectUri, log };
  if (config.oidc) {
    const { issuer, clientId, clientSecret } = config.oidc;
    const configure = () => discover(issuer, clientId, clientSecret);
    return { provider: createSignInProvider({ ...settings, configure }), embedded: undefined, close() {} };
  }
  const embedded = await openEmbeddedProvider({ connection, config, publicUrl, port, redirectUri, log });
  const provider = createSignInProvider({ ...settings, configure: async () => embedded.configuration });
  return { provider, embedded, close: embedded.close };
}
