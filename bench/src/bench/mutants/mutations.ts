import ts from "typescript";
import { changesOf } from "./operators.ts";

/** One change of a source text that a test should notice. */
export interface Mutation {
  /** From 1. */
  line: number;
  /** Where the changed text stands in the file. */
  start: number;
  end: number;
  before: string;
  after: string;
}

/** All mutations of a source file, in the order of the text. */
export function mutationsIn(name: string, text: string): Mutation[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kindOf(name));
  const found: Mutation[] = [];
  const visit = (node: ts.Node): void => {
    if (hasNoBehaviour(node)) return;
    for (const { at, after } of changesOf(node)) {
      const start = at.getStart(source);
      const { line } = source.getLineAndCharacterOfPosition(start);
      found.push({ line: line + 1, start, end: at.end, before: text.slice(start, at.end), after });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** The text with a mutation applied. */
export function applyTo(
  text: string,
  { start, end, after }: Pick<Mutation, "start" | "end" | "after">,
): string {
  return text.slice(0, start) + after + text.slice(end);
}

function kindOf(name: string): ts.ScriptKind {
  return name.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

/** Imports, types, what is logged, and what an error says: tests need not hold these. */
function hasNoBehaviour(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isNewExpression(node)) return /(Error|Exception)$/.test(node.expression.getText());
  return isLogged(node);
}

/** A call such as `deps.log.warn(…)`, with the statement that it is. */
function isLogged(node: ts.Node): boolean {
  if (ts.isExpressionStatement(node)) return isLogged(node.expression);
  return ts.isCallExpression(node) && /(^|\.)log\??\.\w+$/.test(node.expression.getText());
}
