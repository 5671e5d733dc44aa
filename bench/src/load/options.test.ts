import { expect, test } from "vitest";
import { STANDARD_MIX } from "./mix.ts";
import { HELP, parseOptions, UsageProblem } from "./options.ts";
import { THRESHOLDS } from "./thresholds.ts";

test("without options fifty play for a minute on a server of their own", () => {
  expect(parseOptions([])).toEqual({
    url: undefined,
    metricsToken: undefined,
    players: 50,
    seconds: 60,
    ramp: 2.5,
    arriving: 50,
    first: 1,
    mix: STANDARD_MIX,
    audit: false,
    json: undefined,
    thresholds: {},
  });
});

test("everything can be said", () => {
  const args =
    "--url http://valley.test/ --players 500 --ramp 5 --arriving 8 --mix fish=1 --json r.json --max-ping-p99 50";
  expect(parseOptions(args.split(" "))).toMatchObject({
    url: "http://valley.test",
    players: 500,
    ramp: 5,
    arriving: 8,
    mix: { fish: 1, walk: 0 },
    json: "r.json",
    thresholds: { "max-ping-p99": 50 },
  });
});

test.each([
  [["--players", "many"], "--players must be a number from 1."],
  [["--players", "0"], "--players must be a number from 1."],
  [["--url", "valley"], "--url must begin with http:// or https://."],
  [
    ["--mix", "swim=1"],
    '--mix: there is no activity "swim"; there are stand, walk, talk, fish, mine, hunt, fight, hero, story, deliver, enter, wave, give, look.',
  ],
  [["--audit", "--url", "http://valley.test"], "--audit needs a server of its own: leave out --url."],
  [["--max-ping-p99", "low"], "--max-ping-p99 must be a number from 0."],
  [["--player", "5"], "Unknown option '--player'. `npm run load -- --help` lists the options."],
])("%j is refused in one line", (args, line) => {
  expect(() => parseOptions(args)).toThrow(new UsageProblem(line));
});

test("an audit is asked for by one word", () => {
  expect(parseOptions(["--audit"])).toMatchObject({ audit: true, url: undefined });
});

test("the help names every threshold", () => {
  expect(parseOptions(["--help"])).toBe("help");
  for (const name of Object.keys(THRESHOLDS)) expect(HELP).toContain(`--${name} `);
});
