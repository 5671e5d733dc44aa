import ts from "typescript";

/** A part of the text and what stands there instead. */
export interface Replacement {
  at: ts.Node;
  after: string;
}

const { SyntaxKind } = ts;

const OPERATORS = new Map<ts.SyntaxKind, string>([
  [SyntaxKind.LessThanToken, "<="],
  [SyntaxKind.LessThanEqualsToken, "<"],
  [SyntaxKind.GreaterThanToken, ">="],
  [SyntaxKind.GreaterThanEqualsToken, ">"],
  [SyntaxKind.PlusToken, "-"],
  [SyntaxKind.MinusToken, "+"],
  [SyntaxKind.AsteriskToken, "/"],
  [SyntaxKind.SlashToken, "*"],
  [SyntaxKind.PercentToken, "*"],
  [SyntaxKind.EqualsEqualsEqualsToken, "!=="],
  [SyntaxKind.ExclamationEqualsEqualsToken, "==="],
  [SyntaxKind.AmpersandAmpersandToken, "||"],
  [SyntaxKind.BarBarToken, "&&"],
  [SyntaxKind.PlusEqualsToken, "-="],
  [SyntaxKind.MinusEqualsToken, "+="],
]);

/** Methods of the language that do the opposite or nearly the same. */
const METHODS = new Map([
  ["min", "max"],
  ["max", "min"],
  ["floor", "ceil"],
  ["ceil", "floor"],
  ["some", "every"],
  ["every", "some"],
]);

/** The mutations of one node of the syntax tree, its children left out. */
export function changesOf(node: ts.Node): Replacement[] {
  if (ts.isBinaryExpression(node)) return ofBinary(node);
  if (ts.isIfStatement(node)) return [negated(node.expression), ...ofExit(node)];
  if (ts.isConditionalExpression(node)) return [negated(node.condition)];
  if (ts.isWhileStatement(node) || ts.isDoStatement(node)) return [negated(node.expression)];
  if (ts.isPrefixUnaryExpression(node)) return ofPrefix(node);
  if (ts.isPostfixUnaryExpression(node)) return ofPostfix(node);
  if (ts.isExpressionStatement(node)) return ofStatement(node);
  if (ts.isAwaitExpression(node)) return [{ at: node, after: node.expression.getText() }];
  if (ts.isReturnStatement(node) && node.expression) return constants(node.expression);
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return constants(node.body);
  if (ts.isNumericLiteral(node))
    return [{ at: node, after: Number(node.text) === 0 ? "1" : `(${node.text} + 1)` }];
  if (node.kind === SyntaxKind.TrueKeyword) return [{ at: node, after: "false" }];
  if (node.kind === SyntaxKind.FalseKeyword) return [{ at: node, after: "true" }];
  if (ts.isSpreadElement(node) && ts.isArrayLiteralExpression(node.parent))
    return [{ at: node, after: "...[]" }];
  if (ts.isSpreadAssignment(node)) return [{ at: node, after: "...{}" }];
  if (ts.isPropertyAccessExpression(node)) return ofMethod(node);
  return [];
}

function ofBinary({ operatorToken, left }: ts.BinaryExpression): Replacement[] {
  const after = OPERATORS.get(operatorToken.kind);
  // Texts are joined with + too: those have no minus.
  if (after === undefined || (after === "-" && ts.isStringLiteralLike(left))) return [];
  return [{ at: operatorToken, after }];
}

function negated(condition: ts.Expression): Replacement {
  return { at: condition, after: `!(${condition.getText()})` };
}

/** An early exit that doesn't happen. */
function ofExit({ thenStatement, elseStatement }: ts.IfStatement): Replacement[] {
  if (elseStatement) return [];
  const last = ts.isBlock(thenStatement) ? thenStatement.statements.at(-1) : thenStatement;
  const isExit =
    last !== undefined &&
    (ts.isReturnStatement(last) || ts.isThrowStatement(last) || ts.isContinueStatement(last));
  return isExit ? [{ at: last, after: ";" }] : [];
}

function ofPrefix(node: ts.PrefixUnaryExpression): Replacement[] {
  const operand = node.operand.getText();
  if (node.operator === SyntaxKind.ExclamationToken) return [{ at: node, after: operand }];
  if (node.operator === SyntaxKind.MinusToken) return [{ at: node, after: operand }];
  if (node.operator === SyntaxKind.PlusPlusToken) return [{ at: node, after: `--${operand}` }];
  return [];
}

function ofPostfix({ operator, operand }: ts.PostfixUnaryExpression): Replacement[] {
  // A loop that counts down for ever shows nothing.
  return operator === SyntaxKind.PlusPlusToken
    ? []
    : [{ at: operand.parent, after: `${operand.getText()}++` }];
}

/** A call or an assignment that is left out. */
function ofStatement(node: ts.ExpressionStatement): Replacement[] {
  let { expression } = node;
  while (ts.isAwaitExpression(expression) || ts.isVoidExpression(expression))
    expression = expression.expression;
  const isCall = ts.isCallExpression(expression) && expression.expression.kind !== SyntaxKind.SuperKeyword;
  const isAssignment =
    ts.isBinaryExpression(expression) && expression.operatorToken.kind === SyntaxKind.EqualsToken;
  return isCall || isAssignment ? [{ at: node, after: ";" }] : [];
}

/** Another value in the place of what is answered: the first that the types allow counts, see the choice. */
function constants(expression: ts.Expression): Replacement[] {
  if (ts.isLiteralExpression(expression) || /^(true|false|null|undefined)$/.test(expression.getText()))
    return [];
  return ["null", "0", "[]"].map((after) => ({ at: expression, after }));
}

function ofMethod({ name }: ts.PropertyAccessExpression): Replacement[] {
  const after = METHODS.get(name.text);
  return after === undefined ? [] : [{ at: name, after }];
}
