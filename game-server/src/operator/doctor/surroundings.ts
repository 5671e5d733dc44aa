import { statfsSync } from "node:fs";
import { connect as connectTls } from "node:tls";
import { DAY } from "@diamond-valley/schemas/clock.ts";
import type { Config } from "../../config/config.ts";
import { prepareDataDirectory } from "../../config/data-directory.ts";
import { smtpTransport } from "../../mail/mailer.ts";
import { type Finding, look, mend, ok, reasonOf } from "./finding.ts";

/** How long (ms) anything outside may take. */
const TIMEOUT = 5_000;
/** A certificate that ends sooner is told of. */
const ENDS_SOON = 14 * DAY;
/** Free disk below which mails and logs have no room, bytes. */
const LITTLE_ROOM = 200 * 2 ** 20;

const get = (url: string): Promise<Response> =>
  fetch(url, { signal: AbortSignal.timeout(TIMEOUT), redirect: "manual" });

/** What players come to: the address, both ways to it, and its certificate. */
export async function* originFindings({ publicUrl, publicAddress }: Config): AsyncIterable<Finding> {
  yield await answers("origin", publicUrl, `${publicUrl}/readyz`);
  if (publicAddress) {
    const { protocol } = new URL(publicUrl);
    yield await answers("rooms", publicAddress, `${protocol}//${publicAddress}/readyz`);
  }
  if (publicUrl.startsWith("https://")) yield await certificateFinding(new URL(publicUrl));
}

async function answers(part: string, what: string, url: string): Promise<Finding> {
  try {
    const response = await get(url);
    if (response.status === 200) return ok(part, `${what} answers and is ready`);
    if (response.status !== 503)
      return mend(part, `${what} answers ${response.status} for /readyz. Let the proxy pass every path on.`);
    const { checks = {} } = (await response.json().catch(() => ({}))) as { checks?: Record<string, boolean> };
    const away = Object.entries(checks).flatMap(([name, works]) => (works ? [] : [name]));
    return mend(part, `${what} answers, and is not ready: ${away.join(", ") || "no reason given"}.`);
  } catch (error) {
    return mend(
      part,
      `${what} can't be reached from here: ${reasonOf(error)}. Start a server, or mend the proxy or the name.`,
    );
  }
}

async function certificateFinding({ hostname, port }: URL): Promise<Finding> {
  const { promise, resolve } = Promise.withResolvers<Finding>();
  const socket = connectTls(
    { host: hostname, port: Number(port || 443), servername: hostname, timeout: TIMEOUT },
    () => {
      const left = Date.parse(socket.getPeerCertificate().valid_to) - Date.now();
      const said = `valid for ${Math.floor(left / DAY)} days`;
      resolve(left < ENDS_SOON ? mend("tls", `${said}. Renew the certificate.`) : ok("tls", said));
      socket.destroy();
    },
  );
  socket.once("timeout", () => socket.destroy(new Error("no answer")));
  socket.once("error", (error) => resolve(mend("tls", `${reasonOf(error)}. Mend the certificate.`)));
  return promise;
}

/** Where people sign in. */
export async function signInFinding({ oidc, production }: Config): Promise<Finding> {
  if (!oidc)
    return production
      ? mend("sign-in", "the embedded provider lets anybody in as anybody. Set OIDC_ISSUER.")
      : ok("sign-in", "the embedded provider with its test accounts");
  const wayOut = "Mend OIDC_ISSUER.";
  try {
    const response = await get(`${oidc.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`);
    if (!response.ok) return mend("sign-in", `${oidc.issuer} answers ${response.status}. ${wayOut}`);
    const { issuer } = (await response.json()) as { issuer?: string };
    if (issuer !== oidc.issuer)
      return mend("sign-in", `${oidc.issuer} calls itself ${issuer}. Write OIDC_ISSUER exactly so.`);
    return ok("sign-in", `${oidc.issuer} answers`);
  } catch (error) {
    return mend("sign-in", `${oidc.issuer} can't be reached: ${reasonOf(error)}. ${wayOut}`);
  }
}

/** Whether mails leave. None is sent. */
export async function mailFinding({ smtpUrl, mailFrom, dataDir, production }: Config): Promise<Finding> {
  if (!smtpUrl)
    return production
      ? mend("mail", `mails become files in ${dataDir}/mail, and nobody gets them. Set SMTP_URL.`)
      : ok("mail", "mails become files");
  const { host } = new URL(smtpUrl);
  const transport = smtpTransport(smtpUrl, { connectionTimeout: TIMEOUT, socketTimeout: TIMEOUT });
  try {
    await transport.verify();
    return ok("mail", `${host} takes mails from ${mailFrom}`);
  } catch (error) {
    return mend("mail", `${host} takes none: ${reasonOf(error)}. Mend SMTP_URL.`);
  } finally {
    transport.close();
  }
}

/** Whether this user can write where data goes, and whether there is room. */
export function dataFinding({ dataDir }: Config): Finding {
  try {
    prepareDataDirectory(dataDir);
  } catch (error) {
    return mend("data", reasonOf(error));
  }
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  const said = `${Math.floor(free / 2 ** 20)} MB free in ${dataDir}`;
  return free < LITTLE_ROOM ? look("data", `${said}. Make room.`) : ok("data", said);
}
