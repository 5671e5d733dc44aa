/** The variable of the server that raises a limit, by the name that the server gives the limit in its answers. */
const VARIABLES: Readonly<Record<string, string>> = {
  address: "RATE_LIMIT_PER_ADDRESS",
  account: "RATE_LIMIT_PER_ACCOUNT",
  "sign-in": "RATE_LIMIT_SIGN_INS",
  login: "RATE_LIMIT_SIGN_INS",
  form: "RATE_LIMIT_FORMS",
  entry: "RATE_LIMIT_ENTRIES",
  report: "RATE_LIMIT_REPORTS",
  seat: "RATE_LIMIT_SEATS",
};

/** Which limits of the server were met, and how to raise them: a line each, and what to set for all. */
export function wayOutOf(throttled: Readonly<Record<string, number>>): string[] {
  const limits = Object.entries(throttled);
  if (limits.length === 0) return [];
  const lines = limits.map(
    ([limit, times]) => `  ${limit} (${VARIABLES[limit] ?? "unknown"}): ${times} calls`,
  );
  const variables = new Set(limits.flatMap(([limit]) => VARIABLES[limit] ?? []));
  const settings = [...variables].map((name) => `${name}=1000000`).join(" ");
  return [
    [
      "The server throttled these bots, so the figures above are not those of its load:",
      ...lines,
      `Start it with ${settings}, or without --url use a server of the test's own, which has no limits.`,
    ].join("\n"),
  ];
}
