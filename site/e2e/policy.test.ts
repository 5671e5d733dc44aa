import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { registerQuickly } from "./support/registration.ts";
import { visit } from "./support/visitor.ts";

const dist = resolve(import.meta.dirname, "../dist");
const built = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".html"),
);

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The directives of a policy, by name. */
function directivesOf(policy: string): Map<string, string[]> {
  const parts = policy.split(";").map((part) => part.trim().split(/\s+/));
  return new Map(parts.flatMap(([name, ...sources]) => (name ? [[name, sources] as const] : [])));
}

describe("the content security policy", () => {
  test("there are pages to hold to it", () => {
    expect(built.length).toBeGreaterThanOrEqual(19);
  });

  test.each(built)("of %s names all that stands in it, and nothing more", (file) => {
    const html = readFileSync(join(dist, file), "utf8");
    const meta = [...html.matchAll(/<meta http-equiv="content-security-policy" content="([^"]*)">/g)];
    expect(meta).toHaveLength(1);
    const policy = directivesOf(meta[0]?.[1] ?? "");
    const scripts = policy.get("script-src") ?? [];
    const styles = policy.get("style-src") ?? [];
    for (const source of [...scripts, ...styles]) expect(source).toMatch(/^('self'|'sha256-[\w+/]{43}=')$/);
    expect(Object.fromEntries([...policy].filter(([name]) => !/^(script|style)-src$/.test(name)))).toEqual({
      "default-src": ["'none'"],
      "img-src": ["'self'", "data:"],
      "font-src": ["'self'"],
      "connect-src": ["'self'"],
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
    });

    for (const [, attributes = "", text = ""] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (/\bsrc=/.test(attributes)) expect(attributes).toMatch(/\bsrc="\/[^/\\]/);
      else expect(scripts, text.slice(0, 80)).toContain(hashOf(text));
    }
    for (const [, text = ""] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) {
      expect(styles, text.slice(0, 80)).toContain(hashOf(text));
    }
    const tags = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "").match(/<[a-z][^>]*>/gi) ?? [];
    for (const tag of tags) {
      expect(tag).not.toMatch(/\s(style|on[a-z]+)\s*=\s*["']/i);
      expect(tag).not.toMatch(/=\s*["']\s*javascript:/i);
    }
  });

  test("is the server's too, which so rules over what stands before the meta tag, and adds what that can't say", async () => {
    for (const path of ["/", "/en/prizes/", "/game/", "/nowhere/"]) {
      const response = await fetch(inject("url") + path);
      // Two policies stand beside each other: what either forbids is forbidden.
      const policy = directivesOf(
        (response.headers.get("Content-Security-Policy") ?? "").replaceAll(",", ";"),
      );
      expect(policy.get("frame-ancestors"), path).toEqual(["'none'"]);
      expect(policy.get("object-src"), path).toEqual(["'none'"]);
      const html = await response.text();
      const own = directivesOf(/content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? "");
      expect(own.size, path).toBeGreaterThan(7);
      for (const [name, sources] of own) expect(policy.get(name), `${path} ${name}`).toEqual(sources);
    }
  });

  test("a name that is markup is shown as it was typed, on every page that knows it", async () => {
    const visitor = await visit("ko", "desktop", "policy");
    const { page } = visitor;
    const hint = `markup-${Date.now().toString(36)}`;
    const name = "<img id=brought src onerror=broughtIn=1>";
    await registerQuickly(visitor, hint, { name, home_address: "</textarea><b id=brought>x</b>" });
    for (const path of ["/", "/register/", "/profile/", "/prizes/"]) {
      await visitor.open(path);
      if (path === "/profile/") expect(await page.locator("[name=name]").inputValue()).toBe(name);
      expect(await page.locator("#brought").count(), path).toBe(0);
      expect(await page.evaluate(() => "broughtIn" in window), path).toBe(false);
    }
    await visitor.leave();
  });

  test("a real browser keeps out what others bring into a page, and lets our own in", async () => {
    const visitor = await visit("ko", "desktop", "policy");
    await visitor.open("/register/");
    const { page } = visitor;
    expect(visitor.problems).toEqual([]);
    const kinds = [
      "connect-src",
      "frame-src",
      "img-src",
      "object-src",
      "script-src-attr",
      "script-src-elem",
      "style-src-attr",
    ];
    const refused = await page.evaluate(async (wanted) => {
      const seen = new Set<string>();
      document.addEventListener("securitypolicyviolation", (event) => seen.add(event.effectiveDirective));
      const bring = (html: string) => {
        const place = document.createElement("div");
        document.body.append(place);
        place.innerHTML = html;
      };
      const script = document.createElement("script");
      script.textContent = "window.broughtIn = true";
      document.body.append(script);
      bring('<img src="/nowhere.png" onerror="window.broughtIn = true">');
      bring('<b style="color: red">x</b>');
      bring('<iframe src="/faq/"></iframe>');
      bring('<img src="https://elsewhere.invalid/x.png">');
      bring('<object data="/favicon.svg"></object>');
      await fetch("https://elsewhere.invalid/").catch(() => {});
      // The browser tells when it finds the time: of the last one a busy one tells late.
      for (const end = Date.now() + 10_000; seen.size < wanted && Date.now() < end; )
        await new Promise((later) => setTimeout(later, 50));
      await new Promise((later) => setTimeout(later, 300));
      return { brought: "broughtIn" in window, seen: [...seen].sort() };
    }, kinds.length);
    expect(refused.brought).toBe(false);
    expect(refused.seen).toEqual(kinds);
    visitor.problems.length = 0;
    await visitor.leave();
  });
});
