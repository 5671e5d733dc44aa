import { expect, inject, test } from "vitest";

/** What a page links to on this site, with fragments, and the ids that fragments may name. */
function linksIn(html: string): { links: string[]; ids: Set<string> } {
  const links = [...html.matchAll(/\b(?:href|src)="(\/[^"]*|#[^"]*)"/g)].map(([, link]) => link ?? "");
  const sets = [...html.matchAll(/\bsrcset="([^"]*)"/g)].flatMap(([, set]) =>
    (set ?? "").split(",").map((entry) => entry.trim().split(/\s+/)[0] ?? ""),
  );
  const ids = new Set([...html.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id ?? ""));
  return {
    links: [...links, ...sets].map((link) => link.replaceAll("&#38;", "&").replaceAll("&amp;", "&")),
    ids,
  };
}

test("no link of any page is dead, and every fragment has its place", async () => {
  const url = inject("url");
  const pages = new Map<string, Set<string>>();
  const fragments: [from: string, to: string][] = [];
  const dead: string[] = [];
  const waiting = ["/", "/en/"];
  for (const path of waiting) {
    const response = await fetch(url + path, { redirect: "manual" });
    // The way to sign in leads to the provider, and nowhere else.
    if (path.startsWith("/api/kr/auth/start")) {
      if (response.status !== 302) dead.push(`${path}: ${response.status}`);
      continue;
    }
    if (response.status !== 200) dead.push(`${path}: ${response.status}`);
    if (!response.headers.get("content-type")?.startsWith("text/html")) continue;
    const { links, ids } = linksIn(await response.text());
    pages.set(path, ids);
    for (const link of links) {
      const target = new URL(link, url + path);
      if (target.hash) fragments.push([path, target.pathname + target.hash]);
      const next = target.pathname + target.search;
      if (!waiting.includes(next)) waiting.push(next);
    }
  }
  const lost = fragments.filter(([, to]) => {
    const [path = "", id = ""] = to.split("#");
    return id !== "play" && !pages.get(path)?.has(id);
  });
  expect({ dead, lost }).toEqual({ dead: [], lost: [] });
  expect(pages.size).toBeGreaterThanOrEqual(14);
});

test("an address without its last slash leads to the page, and an unknown one to the 404 page of its language", async () => {
  const url = inject("url");
  for (const path of ["/register", "/profile", "/prizes", "/faq", "/game", "/en/register", "/en"]) {
    const response = await fetch(`${url}${path}?week=2`, { redirect: "manual" });
    expect([response.status, response.headers.get("location")], path).toEqual([301, `${path}/?week=2`]);
  }
  for (const [path, lang] of [
    ["/nowhere/", "ko"],
    ["/en/nowhere/", "en"],
  ]) {
    const response = await fetch(url + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(`<html lang="${lang}"`);
  }
});
