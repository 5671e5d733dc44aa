import { developmentSecrets, inProduction, type Variables } from "./variables.ts";

/** A secret below this many characters can be guessed. */
const shortestSecret = 32;

const SECRETS = ["SESSION_SECRET", "CSRF_SECRET", "IDENTITY_SECRET"] as const;

/** Why these variables must not go into production, one line each. */
export function refusalsInProduction(variables: Variables): string[] {
  const refusals: string[] = [];
  for (const name of SECRETS) {
    const secret = variables[name];
    if (Object.values(developmentSecrets).includes(secret)) refusals.push(`${name} is the public default`);
    else if (secret.length < shortestSecret)
      refusals.push(`${name} is shorter than ${shortestSecret} characters`);
  }
  for (const [index, name] of SECRETS.entries()) {
    const same = SECRETS.slice(index + 1).filter((other) => variables[other] === variables[name]);
    refusals.push(...same.map((other) => `${name} and ${other} are the same`));
  }
  if (!variables.OIDC_ISSUER && !variables.ALLOW_EMBEDDED_PROVIDER) {
    refusals.push(
      `OIDC_ISSUER is not set (the embedded provider lets anybody in; ALLOW_EMBEDDED_PROVIDER=${inProduction} allows it)`,
    );
  }
  if (!variables.MONGODB_URL && !variables.ALLOW_EMBEDDED_DATABASE) {
    refusals.push(`MONGODB_URL is not set (ALLOW_EMBEDDED_DATABASE=${inProduction} allows the embedded one)`);
  }
  // A mail that became a file counts as sent: its winner would never hear of the prize.
  if (!variables.SMTP_URL && !variables.ALLOW_MAIL_FILES) {
    refusals.push(
      `SMTP_URL is not set (mails would become files that nobody gets; ALLOW_MAIL_FILES=${inProduction} allows it)`,
    );
  }
  if (variables.GAME_TEMPO !== 1) refusals.push("GAME_TEMPO is not 1");
  if (variables.METRICS_TOKEN && variables.METRICS_TOKEN.length < shortestSecret) {
    refusals.push(`METRICS_TOKEN is shorter than ${shortestSecret} characters`);
  }
  refusals.push(...refusalsOfAddress(variables.PUBLIC_URL));
  refusals.push(...refusalsOfRooms(variables.PUBLIC_ADDRESS, variables.PUBLIC_URL));
  return refusals;
}

/** Session cookies must not cross a network in the clear. On the machine itself there is none. */
function refusalsOfAddress(publicUrl: string | undefined): string[] {
  if (!publicUrl) return ["PUBLIC_URL is not set"];
  const { protocol, hostname } = new URL(publicUrl);
  const safe = protocol === "https:" || hostname === "localhost" || hostname === "127.0.0.1";
  return safe ? [] : ["PUBLIC_URL must begin with https://"];
}

/** Pages may speak to their own host alone. */
function refusalsOfRooms(publicAddress: string | undefined, publicUrl: string | undefined): string[] {
  if (!publicAddress || !publicUrl) return [];
  const { host } = new URL(publicUrl);
  const reached = publicAddress.split("/", 1)[0];
  return reached === host ? [] : [`PUBLIC_ADDRESS must begin with the host of PUBLIC_URL, ${host}`];
}
