import ts from 'typescript';

/** Each operator with the one that a careless hand would write. */
const OPERATORS = {
  '>=': '>',
  '>': '>=',
  '<=': '<',
  '<': '<=',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '+',
};

const hasText = node => /['"`]/.test(node.getText());

/** A one-line guard: `if (…) return …;` without an else. */
const isGuard = node =>
  ts.isIfStatement(node) && ts.isReturnStatement(node.thenStatement) && !node.elseStatement;

/** What a node becomes in a mutant: the replaced node and its new text; null: it stays as it is. */
const replacementOf = node => {
  if (ts.isBinaryExpression(node)) {
    const operator = OPERATORS[node.operatorToken.getText()];
    return operator && !hasText(node) ? { node: node.operatorToken, text: operator } : null;
  }
  if (ts.isNumericLiteral(node) && !ts.isElementAccessExpression(node.parent))
    return { node, text: String(Number(node.text) + 1) };
  if (node.kind === ts.SyntaxKind.TrueKeyword) return { node, text: 'false' };
  if (node.kind === ts.SyntaxKind.FalseKeyword) return { node, text: 'true' };
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return { node, text: node.operand.getText() };
  if (isGuard(node)) return { node: node.expression, text: 'Boolean(0)' };
  return ts.isConditionalExpression(node)
    ? { node: node.condition, text: `!(${node.condition.getText()})` }
    : null;
};

const isPropertyName = node => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

/**
 * Every single change of a file that breaks a rule in it: `text` replaces the characters from `from` to `to`, and the expression
 * `around` them runs whenever the changed text does; null: the whole file counts.
 */
export const listMutants = (file, source) => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const mutants = [];
  const visit = node => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    const replacement = replacementOf(node);
    if (replacement) {
      const [from, to] = [replacement.node.getStart(), replacement.node.end];
      const line = tree.getLineAndCharacterOfPosition(from).line + 1;
      const wrapped = ts.isIfStatement(node) ? node.expression : node;
      const around = isPropertyName(node) ? null : [wrapped.getStart(), wrapped.end];
      mutants.push({ file, line, from, to, was: source.slice(from, to), text: replacement.text, around });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return mutants;
};

/** The file's text with the change. */
export const applyMutant = (source, { from, to, text }) => source.slice(0, from) + text + source.slice(to);

const probeOf = index => `(globalThis.reachedMutants?.add(${index}), `;

/** The file's text with a probe at each of these mutants, which records that it was reached. */
export const applyProbes = (source, mutants) => {
  const insertions = mutants.flatMap(({ index, around: [from, to] }) => [
    { at: from, text: probeOf(index) },
    { at: to, text: ')' },
  ]);
  return insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce(
      (text, insertion) => text.slice(0, insertion.at) + insertion.text + text.slice(insertion.at),
      source,
    );
};
