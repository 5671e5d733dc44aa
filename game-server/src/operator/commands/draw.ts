import { BEACON_ADDRESS, isBeaconValue, SETTLING, termsFor } from "@diamond-valley/schemas/draws/content.ts";
import { RESULTS } from "@diamond-valley/schemas/season/season.ts";
import { Unsettled } from "../../draws/freezing.ts";
import { isDrawn } from "../../draws/record.ts";
import { drawAll, freezeAll, publishAll } from "../../draws/running.ts";
import type { DrawnDraw, FrozenDraw } from "../../draws/store.ts";
import { verifyDraw } from "../../draws/verifying.ts";
import {
  type Command,
  type Operator,
  optionalArgument,
  optionsOf,
  refuseArguments,
  UsageProblem,
} from "../command.ts";
import { makeDirectory, writeFiles } from "./draw-files.ts";

/** An instant as operators read it. */
const said = (at: number | string): string =>
  `${new Date(at).toLocaleString("sv-SE", { timeZone: "Asia/Seoul" })} KST`;

/** The season's draws. @throws UsageProblem where nothing was committed to */
async function committed({ draws }: Operator) {
  const draw = await draws.store.find();
  if (!draw) throw new UsageProblem("Nothing was committed to yet: `draw commit` comes first.");
  return draw;
}

/** The draws with their frozen entries. @throws UsageProblem before that */
export async function frozen(operator: Operator): Promise<FrozenDraw> {
  const draw = await committed(operator);
  if (!draw.frozen) throw new UsageProblem("Entries are not frozen yet: `draw freeze` comes first.");
  return draw as FrozenDraw;
}

/** The draws with their winners. @throws UsageProblem before that */
export async function drawn(operator: Operator): Promise<DrawnDraw> {
  const draw = await frozen(operator);
  if (!isDrawn(draw)) throw new UsageProblem("Nobody was drawn yet: `draw run` comes first.");
  return draw;
}

const commit: Command = {
  name: "draw commit",
  usage: "",
  summary: "draws the secret of the season's draws and commits to it",
  help: "Once, before the event begins: the secret stays in the database until the draws are published. Repeating prints\nthe same commitment. Publish it where you can't change it any more; the Vault shows it too.",
  async *run(operator, args) {
    refuseArguments(args);
    const { deps, draws } = operator;
    const before = await draws.store.find();
    if (!before && deps.clock.now() >= deps.season().eventEnd)
      throw new UsageProblem("Entries are closed: a secret that is drawn now would prove nothing.");
    const { commitment, committedAt, terms } = before ?? (await draws.store.commit(termsFor()));
    yield `Commitment ${commitment}, made ${said(committedAt)}.`;
    yield `Beacon: ${terms.beacon.source}, round ${terms.beacon.round}, which comes out ${said(terms.beacon.at)}.`;
    yield `Drawn in this order: ${terms.prizes.map(({ slug, total, reserves }) => `${slug} (${total} and ${reserves} reserves)`).join(", ")}.`;
    if (JSON.stringify(terms) !== JSON.stringify(termsFor()))
      yield "The content has other prizes or another beacon by now. What was committed to stands.";
  },
};

const freeze: Command = {
  name: "draw freeze",
  usage: "[--late]",
  summary: "freezes all entries and publishes their roots",
  help: "After the close, and before the beacon's round comes out: from then on nothing in the draws can change, and anybody\nmay download the entries under pseudonyms. What a killed run left behind counts for nothing: run it again.\n--late freezes after the beacon came out, which every check of the draws then says.",
  async *run(operator, args) {
    const { values, positionals } = optionsOf(args, { late: { type: "boolean", default: false } });
    refuseArguments(positionals);
    const draw = await committed(operator);
    const now = operator.deps.clock.now();
    const from = operator.deps.season().eventEnd + SETTLING;
    if (!draw.frozen && now < from)
      throw new UsageProblem(`Entries can change until the close, and are frozen from ${said(from)} on.`);
    if (!draw.frozen && !values.late && now >= Date.parse(draw.terms.beacon.at))
      throw new UsageProblem(
        `The beacon came out ${said(draw.terms.beacon.at)}: whoever knows it could choose what to freeze. Freeze with --late if there is no other way; every check of the draws will say so.`,
      );
    const { frozen } = draw.frozen ? (draw as FrozenDraw) : await frozenNow(operator, draw);
    yield `Entries are frozen since ${said(frozen.at)}.`;
    for (const [slug, { root, entrants, entries }] of Object.entries(frozen.prizes))
      yield `${slug}: ${entries} entries of ${entrants} entrants, root ${root}`;
  },
};

async function frozenNow(operator: Operator, draw: Awaited<ReturnType<typeof committed>>) {
  if (await operator.results.areAny())
    throw new UsageProblem(
      "Winners of this season's prizes were imported. `results withdraw` takes them back, where that was a mistake.",
    );
  try {
    return await freezeAll(operator, draw);
  } catch (error) {
    if (!(error instanceof Unsettled)) throw error;
    throw new UsageProblem(
      "Somebody's entries changed while they were frozen: is the clock of a server behind? Nothing is frozen; run it again.",
    );
  }
}

const run: Command = {
  name: "draw run",
  usage: "--beacon <value> [--again]",
  summary: "draws winners and reserves",
  help: `With the value of the beacon's round, of the content for now at ${BEACON_ADDRESS} (its "randomness").\nRepeating changes nothing. --again draws with another value than before, after a typing error, until the draws are\npublished: everybody can compare the value with the source.`,
  async *run(operator, args) {
    const options = { beacon: { type: "string" }, again: { type: "boolean", default: false } } as const;
    const { values, positionals } = optionsOf(args, options);
    refuseArguments(positionals);
    const draw = await frozen(operator);
    const { beacon, again } = values;
    const { source, round, at } = draw.terms.beacon;
    if (beacon === undefined)
      throw new UsageProblem(`Give the value of round ${round} of ${source} with --beacon.`);
    if (!isBeaconValue(beacon)) throw new UsageProblem(`"${beacon}" can't be a value of ${source}.`);
    if (operator.deps.clock.now() < Date.parse(at))
      throw new UsageProblem(`Round ${round} of ${source} comes out ${said(at)}.`);
    const before = draw.drawn;
    if (before && before.beacon !== beacon) {
      if (draw.publishedAt !== undefined)
        throw new UsageProblem(`The draws are published, with the beacon ${before.beacon}.`);
      if (!again)
        throw new UsageProblem(`Winners are drawn with the beacon ${before.beacon}; --again draws anew.`);
    }
    const done = before?.beacon === beacon ? draw : await drawAll(operator, draw, beacon);
    if (!isDrawn(done) || done.drawn.beacon !== beacon)
      throw new UsageProblem("Another process drew with another beacon at the same moment.");
    yield `Drawn ${said(done.drawn.at)} with the beacon ${done.drawn.beacon}.`;
    const { drawn } = await operator.draws.holders.standing(done);
    for (const { slug, total, ranks } of drawn)
      yield `${slug}: ${Math.min(total, ranks.length)} winners, ${Math.max(0, ranks.length - total)} reserves`;
  },
};

const publish: Command = {
  name: "draw publish",
  usage: "[directory]",
  summary: "puts winners on record and opens the secret",
  help: "The Vault shows winners, secret and beacon from the release of the results on, and each winner gets a mail then.\nInto the directory go the files that anybody can check a draw by, with the verifier of the site. Repeating\nwrites them again, and changes nothing else. They hold the secret and all winners: put them where people find them\nfrom the release of the results on, and not before.",
  async *run(operator, args) {
    const directory = optionalArgument(args, "a directory");
    const { draws } = operator;
    const ready = await drawn(operator);
    // Before winners are on record: whoever mistypes a directory has published nothing.
    if (directory !== undefined) await makeDirectory(directory);
    const draw = await publishAll(draws, ready);
    if (!draw) throw new UsageProblem("Winners were drawn anew at the same moment: publish them again.");
    const { held } = await draws.holders.standing(draw);
    const winners = [...held.values()].reduce((sum, names) => sum + names.length, 0);
    yield `${winners} prizes have a winner. The Vault shows them in the time of the results.`;
    if (directory === undefined) return;
    yield* writeFiles(operator, draw, directory);
    if (operator.deps.clock.now() < RESULTS)
      yield `Keep ${directory} to yourself until ${said(RESULTS)}: it holds the secret and all winners.`;
  },
};

const verify: Command = {
  name: "draw verify",
  usage: "",
  summary: "computes the draws again from what is stored",
  help: "Commitment, frozen entries against the wallets, roots, ranks and holders; ends with 1 where something differs.\nBefore the publication too. It uses the product's own rules: `site/public/verify-draw.mjs` shares none with them.",
  async *run(operator, args) {
    refuseArguments(args);
    const draw = await committed(operator);
    let wrong = 0;
    for await (const { holds, what } of verifyDraw(operator, draw)) {
      if (!holds) wrong += 1;
      yield `${holds ? "ok   " : "WRONG"} ${what}`;
    }
    if (wrong > 0) throw new UsageProblem(`${wrong} checks failed.`);
  },
};

export const drawCommands: Command[] = [commit, freeze, run, publish, verify];
