import { stripVTControlCharacters } from "node:util";

/**
 * What a test failed on, in one line: the message, what a browser waited for, and the files of ours that led there, innermost
 * first, at most three.
 * @param {string} failure a message with its stack, as reports of vitest have it
 * @param {string} folder of the checkout
 * @returns {string}
 */
export function reasonIn(failure, folder) {
  const [message = "", ...rest] = stripVTControlCharacters(failure).split("\n");
  const awaited = rest.map((line) => /^\s*- (waiting for .*)$/.exec(line)?.[1]).find(Boolean);
  const places = rest.flatMap((line) => {
    const at = line.indexOf(`${folder}/`);
    const place = /^\s*at /.test(line) && at >= 0 ? line.slice(at + folder.length + 1) : "node_modules/";
    return place.startsWith("node_modules/") ? [] : [place.replace(/(:\d+):\d+\)?$/, "$1")];
  });
  const led = places.length > 0 ? `(${places.slice(0, 3).join(" < ")})` : undefined;
  return [message, awaited, led].filter(Boolean).join(" ");
}
