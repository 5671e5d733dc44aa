import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { SeasonView } from "@diamond-valley/schemas/season/season.ts";
import { closedPageOf, inSeason, seasonKey } from "./site-season.ts";

/** One file of the built site, read and compressed when it is first asked for: a page once for each state of the season. */
export interface SiteFile {
  /** Extension with the dot, for the content type. */
  extension: string;
  /** What caches are told of it. */
  cacheControl: string;
  load(season: SeasonView): Promise<SiteContent>;
}

export interface SiteContent {
  /** Weak: the same for each packing. */
  etag: string;
  identity: Buffer;
  /** Absent where compression gains nothing. */
  br?: Buffer;
  gzip?: Buffer;
  /** Where a page that closes with the campaign leads then. */
  closedPage?: string | undefined;
  /** The content security policy that a page brings in a meta tag. */
  policy?: string | undefined;
}

const compressible = new Set([
  ".html",
  ".css",
  ".js",
  ".json",
  ".svg",
  ".txt",
  ".xml",
  ".webmanifest",
  ".map",
]);

/** Every file under `directory` by its URL path. Empty where the directory does not exist. */
export function readSite(directory: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  if (!existsSync(directory)) return files;
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const url = path.slice(directory.length).split(sep).join("/");
    files.set(url, siteFile(path, url));
  }
  return files;
}

function siteFile(path: string, url: string): SiteFile {
  const extension = extname(path);
  const isPage = extension === ".html";
  const variants = new Map<string, Promise<SiteContent>>();
  return {
    extension,
    cacheControl: cacheControlOf(url),
    load(season) {
      const key = isPage ? seasonKey(season) : "";
      const known = variants.get(key);
      if (known) return known;
      const content = isPage ? loadPage(path, season) : loadContent(path, compressible.has(extension));
      variants.set(key, content);
      content.catch(() => variants.delete(key));
      return content;
    },
  };
}

/**
 * What a name with a hash of the content names never changes. A picture is asked for again after an hour: a page has up
 * to forty, and asking for each at every visit took forty round trips. All else is asked for each time.
 */
function cacheControlOf(url: string): string {
  if (url.startsWith("/_astro/")) return "public, max-age=31536000, immutable";
  if (url.startsWith("/art/")) return "public, max-age=3600, stale-while-revalidate=86400";
  return "no-cache";
}

async function loadPage(path: string, season: SeasonView): Promise<SiteContent> {
  const page = await readFile(path, "utf8");
  const packed = await pack(Buffer.from(inSeason(page, season)));
  return { ...packed, closedPage: closedPageOf(page), policy: policyOf(page) };
}

function policyOf(page: string): string | undefined {
  return /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(page)?.[1];
}

async function loadContent(path: string, compress: boolean): Promise<SiteContent> {
  const identity = await readFile(path);
  return compress ? pack(identity) : { etag: etagOf(identity), identity };
}

async function pack(identity: Buffer): Promise<SiteContent> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(identity.length),
  };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  return { etag: etagOf(identity), identity, br, gzip: zipped };
}

/**
 * The smallest brotli window (log2 of bytes) that holds a file of `length` bytes. The encoder prepares its whole window for
 * each file: with the default of 4 MB, the 500 files of the site take eight times as long and get no smaller.
 */
function windowBits(length: number): number {
  const wanted = Math.ceil(Math.log2(length + 1));
  return Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(constants.BROTLI_MIN_WINDOW_BITS, wanted));
}

function etagOf(content: Buffer): string {
  return `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
}
