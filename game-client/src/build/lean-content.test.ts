/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { leanCharacter, leanContent, leanPart } from "./lean-content.ts";

const CONTENT = new URL("../../../schemas/content", import.meta.url).pathname;

const filesIn = (folder: string): [path: string, text: string][] =>
  readdirSync(`${CONTENT}/${folder}`).map((file) => {
    const path = `${CONTENT}/${folder}/${file}`;
    return [path, readFileSync(path, "utf8")];
  });

/** What the build makes of a file; null where it is left as it is. */
function built(path: string, text: string): string | null {
  const { transform } = leanContent() as { transform: (code: string, id: string) => { code: string } | null };
  return transform(text, path)?.code ?? null;
}

test("no line and no gift of a character is in the build", () => {
  const files = filesIn("characters");
  expect(files.some(([, text]) => text.includes('"grant"'))).toBe(true);
  for (const [path, text] of files) {
    const code = built(path, text);
    expect(code, path).not.toBeNull();
    expect(code, path).not.toMatch(/"(say|set|add|grant|puzzle|choices|solved|wrong|open|solution)"/);
  }
});

test("what decides a mark is all there, in its order", () => {
  for (const [path, text] of filesIn("characters")) {
    const whole = JSON.parse(text);
    const lean = leanCharacter(whole);
    const decides = ({ id, when, on, mark }: Record<string, unknown>) => ({ id, when, on, mark });
    expect((lean.reactions as Record<string, unknown>[]).map(decides), path).toEqual(
      whole.reactions.map(decides),
    );
    expect(lean.look).toEqual(whole.look);
    expect(lean.escort).toEqual(whole.escort);
  }
});

test("a part keeps its steps and where they lead, and tells no hint", () => {
  for (const [path, text] of filesIn("story/parts")) {
    const whole = JSON.parse(text);
    const leads = ({ id, until, words, goal }: Record<string, unknown>) => ({ id, until, words, goal });
    expect((leanPart(whole).steps as Record<string, unknown>[]).map(leads), path).toEqual(
      whole.steps.map(leads),
    );
    for (const step of whole.steps) expect(built(path, text), path).not.toContain(`"${step.plain}"`);
  }
});

test("other files are left as they are", () => {
  expect(built(`${CONTENT}/levels.json`, "[]")).toBeNull();
});
