import { StartProblem } from "./log.mjs";

const networkFailure =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ERR_PNPM_NO_OFFLINE|META_FETCH_FAIL/;

/**
 * Whether a tool failed because what it fetches from did not answer.
 * @param {string} output
 */
export function isNetworkFailure(output) {
  return networkFailure.test(output);
}

/** What tools print when they can't reach what they fetch, or can't write, with the way out. */
const causes = [
  {
    seen: networkFailure,
    wayOut:
      "There is no way to the package registry: check the network, or npm's proxy and registry settings",
  },
  { seen: /ENOSPC/, wayOut: "The disk is full: make room" },
  { seen: /EACCES|EPERM|EROFS/, wayOut: "A directory can't be written: check who owns the project's files" },
];

/** The last lines of an output that are shown when no cause is recognised. */
const lastWords = 15;

/**
 * One line for a tool that failed, with the way out where its output tells one, and else its last words.
 * @param {string} what
 * @param {string} output
 * @param {string} file where the whole output is
 */
export function explainFailure(what, output, file) {
  const cause = causes.find(({ seen }) => seen.test(output));
  if (cause) return new StartProblem(`${what}. ${cause.wayOut}, then try again (see ${file}).`);
  const words = output.trimEnd().split("\n").slice(-lastWords).join("\n");
  return new StartProblem(`${words}\n${what}: the lines above say why (all of them are in ${file}).`);
}
