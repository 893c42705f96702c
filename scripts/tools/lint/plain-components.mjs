import ts from 'typescript';

/** Packages that draw, and the framework around them. */
const SCREEN_PACKAGES = /^(react|next|next-intl|@base-ui|tldraw|@tldraw|monaco-editor)(-|\/|$)/;

/** What only a browser has; its clock too, since lib has none. */
const BROWSER =
  /^(document|window|location|navigator|history|localStorage|sessionStorage|performance|matchMedia|Date|Image|ImageBitmap|FileReader|DOMException|Element|Event|EventTarget|Node|(request|cancel)AnimationFrame|get(ComputedStyle|Selection)|(Resize|Mutation|Intersection)Observer|(HTML|SVG)\w*Element|\w+Event|Canvas\w+)$/;

const isTypeOnly = node =>
  node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
  (node.importClause?.namedBindings !== undefined &&
    ts.isNamedImports(node.importClause.namedBindings) &&
    node.importClause.name === undefined &&
    node.importClause.namedBindings.elements.every(element => element.isTypeOnly));

/** What a component needs of another has its reason to be there; a type alone could go along to lib. */
const isScreenImport = node => {
  if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return false;
  const name = node.moduleSpecifier?.text;
  if (name === undefined) return false;
  if (SCREEN_PACKAGES.test(name)) return true;
  const isComponent = name.startsWith('.') || name.startsWith('@/components/');
  return isComponent && !(ts.isImportDeclaration(node) && isTypeOnly(node));
};

const someNode = (node, test) => test(node) || ts.forEachChild(node, child => someNode(child, test)) === true;

const isDeclaredName = node =>
  ts.isIdentifier(node) &&
  (ts.isParameter(node.parent) ||
    ts.isBindingElement(node.parent) ||
    ts.isVariableDeclaration(node.parent)) &&
  node.parent.name === node;

const declaredNames = source => {
  const names = new Set();
  someNode(source, node => {
    if (isDeclaredName(node)) names.add(node.text);
    return false;
  });
  return names;
};

const isMemberName = node => {
  const { parent } = node;
  return (
    ((ts.isPropertyAccessExpression(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyAssignment(parent)) &&
      parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node)
  );
};

const isHook = text => /^use[A-Z]/.test(text);

const isOfTheBrowser = (node, declared) =>
  ts.isIdentifier(node) &&
  (BROWSER.test(node.text) || isHook(node.text)) &&
  !declared.has(node.text) &&
  !isMemberName(node);

const isJsx = node => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

/** Whether a file of components belongs in lib: it has no JSX, no hook and nothing of the browser. */
export const isPlainComponent = (file, text) => {
  if (!/^components\/.*\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) return false;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const declared = declaredNames(source);
  return !someNode(source, node => isJsx(node) || isScreenImport(node) || isOfTheBrowser(node, declared));
};
