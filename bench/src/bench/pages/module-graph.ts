import { readFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { gzipSync } from "node:zlib";

/** The JavaScript that one page brings, in bytes after gzip. */
export interface PageWeight {
  page: string;
  /** Scripts that load with the page, and what they import. */
  initial: number;
  /** With all that these may import later. */
  reachable: number;
  files: number;
}

/** Whether a script, by its name without hash and ending, is not counted. */
export type Apart = (name: string) => boolean;

const STATIC_IMPORT = /(?:\bimport|\bexport)\s*(?:[\w*${}\s,]*?\s*from\s*)?["']([^"']+\.m?js)["']/g;
const DYNAMIC_IMPORT = /\bimport\(\s*["'`]([^"'`]+\.m?js)["'`]/g;
const SCRIPT = /<script\b[^>]*\bsrc=["']([^"']+)["']/g;
const PRELOAD = /<link\b[^>]*\brel=["']modulepreload["'][^>]*\bhref=["']([^"']+)["']/g;
/** Islands that load without a click; `visible` and `media` ones may, so they count too. */
const ISLAND = /<astro-island\b[^>]*>/g;
const INLINE = /<script\b(?![^>]*\bsrc=)(?![^>]*type=["']application\/)[^>]*>([\s\S]*?)<\/script>/g;

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap((match) => match[1] ?? []);

/**
 * Weighs a built page by following what its HTML loads. `root` is the directory of the built site; scripts whose names are
 * `apart` load with something else than the page and are not counted.
 */
export function weighPage(root: string, htmlFile: string, apart: Apart = () => false): PageWeight {
  const html = readFileSync(join(root, htmlFile), "utf8");
  const inline = all(html, INLINE);
  const roots = [
    ...all(html, SCRIPT),
    ...all(html, PRELOAD),
    ...[...html.matchAll(ISLAND)].flatMap(([tag]) => islandScripts(tag)),
    ...inline.flatMap((code) => all(code, STATIC_IMPORT)),
  ].map((url) => resolve("/", url));
  const initial = follow(root, roots, [STATIC_IMPORT], apart);
  const reachable = follow(root, roots, [STATIC_IMPORT, DYNAMIC_IMPORT], apart);
  const inlineBytes = inline.reduce((sum, code) => sum + gzipSync(code).length, 0);
  return {
    page: `/${htmlFile.replace(/index\.html$/, "")}`,
    initial: weigh(root, initial) + inlineBytes,
    reachable: weigh(root, reachable) + inlineBytes,
    files: initial.size,
  };
}

function islandScripts(tag: string): string[] {
  return all(tag, /(?:component-url|renderer-url|before-hydration-url)=["']([^"']+)["']/g);
}

function follow(
  root: string,
  start: readonly string[],
  patterns: readonly RegExp[],
  apart: Apart,
): Set<string> {
  const seen = new Set<string>();
  const queue = [...start];
  for (let url = queue.pop(); url; url = queue.pop()) {
    if (seen.has(url) || apart(basename(url).split(".")[0] ?? "")) continue;
    seen.add(url);
    const code = readFileSync(join(root, url), "utf8");
    for (const pattern of patterns)
      queue.push(...all(code, pattern).map((target) => resolve(dirname(url ?? "/"), target)));
  }
  return seen;
}

function resolve(from: string, target: string): string {
  return target.startsWith("/") ? target : posix.join(from, target);
}

function weigh(root: string, urls: ReadonlySet<string>): number {
  return [...urls].reduce((sum, url) => sum + gzipSync(readFileSync(join(root, url))).length, 0);
}
