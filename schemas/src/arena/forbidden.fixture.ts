import ts from "typescript";

/** Of `Math`, what gives the same result in every engine. */
const EXACT = new Set(["abs", "ceil", "clz32", "floor", "imul", "max", "min", "sign", "sqrt", "trunc"]);
/** What makes a fraction whole again. */
const ROUNDING = new Set(["ceil", "floor", "trunc"]);
const NAMES = new Set([
  ...["Date", "Intl", "performance", "Temporal", "crypto", "process", "globalThis", "window", "self"],
  ...["setTimeout", "setInterval", "setImmediate", "queueMicrotask", "requestAnimationFrame", "Promise"],
  ...["Float16Array", "Float32Array", "Float64Array", "parseFloat", "WeakRef", "FinalizationRegistry"],
]);
/** Methods whose answer depends on the engine, the language or the platform. */
const METHODS = new Set([
  ...["toLocaleString", "localeCompare", "toLocaleLowerCase", "toLocaleUpperCase", "toFixed", "toPrecision"],
  ...["getFloat32", "getFloat64", "setFloat32", "setFloat64", "then"],
]);

/** Which operations of a file may end differently on two machines, each as `line: what`. */
export function forbiddenIn(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const what = faultOf(node);
    if (what) found.push(`${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${what}`);
    // Types do nothing at run time.
    if (!ts.isTypeNode(node) && !ts.isInterfaceDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function faultOf(node: ts.Node): string | null {
  if (ts.isPropertyAccessExpression(node)) return accessFault(node);
  if (ts.isElementAccessExpression(node) && isMath(node.expression)) return "Math by a computed name";
  if (ts.isIdentifier(node)) return nameFault(node);
  if (ts.isNumericLiteral(node))
    return Number.isInteger(Number(node.text)) ? null : `the fraction ${node.text}`;
  if (ts.isBinaryExpression(node)) return operatorFault(node);
  if (ts.isForInStatement(node)) return "for in";
  if (ts.isAwaitExpression(node)) return "await";
  if (ts.isCallExpression(node) && isSortWithoutOrder(node)) return "sort without an order";
  return null;
}

function accessFault(node: ts.PropertyAccessExpression): string | null {
  const { text } = node.name;
  if (isMath(node.expression)) {
    if (!EXACT.has(text)) return `Math.${text}`;
    return text === "sqrt" && !isRounded(node) ? "Math.sqrt that is not rounded" : null;
  }
  return METHODS.has(text) ? `.${text}` : null;
}

function nameFault(node: ts.Identifier): string | null {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return null;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return null;
  if (node.text === "Math")
    return ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent)
      ? null
      : "Math as a value";
  return NAMES.has(node.text) ? node.text : null;
}

function operatorFault(node: ts.BinaryExpression): string | null {
  const { kind } = node.operatorToken;
  if (kind === ts.SyntaxKind.AsteriskAsteriskToken || kind === ts.SyntaxKind.AsteriskAsteriskEqualsToken)
    return "**";
  if (kind === ts.SyntaxKind.SlashEqualsToken) return "/=";
  return kind === ts.SyntaxKind.SlashToken && !isRounded(node) ? "a division that is not rounded" : null;
}

const isMath = (node: ts.Node): boolean => ts.isIdentifier(node) && node.text === "Math";

/** Whether a rounding stands around the node, in the same expression. */
function isRounded(node: ts.Node): boolean {
  for (let at = node.parent; at && !ts.isStatement(at) && !ts.isFunctionLike(at); at = at.parent)
    if (
      ts.isCallExpression(at) &&
      ts.isPropertyAccessExpression(at.expression) &&
      isMath(at.expression.expression) &&
      ROUNDING.has(at.expression.name.text)
    )
      return true;
  return false;
}

function isSortWithoutOrder(node: ts.CallExpression): boolean {
  const { expression } = node;
  if (!ts.isPropertyAccessExpression(expression)) return false;
  return ["sort", "toSorted"].includes(expression.name.text) && node.arguments.length === 0;
}
