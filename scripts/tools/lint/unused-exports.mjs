import { posix } from 'node:path';
import ts from 'typescript';
import { importedPath } from './layers.mjs';

/** Helpers of tests count as tests: what only they use, only tests use. */
const TEST_FILES = /\.(test|spec|bench)\.\w+$|(^|\/)testing\/|^e2e\/|^lib\/store\/contract\//;

/** Read by Next, by a bundler or by Node under their own names. */
const ENTRY_FILES =
  /^app\/(.*\/)?(page|layout|route|error|global-error|not-found|template|loading|default|opengraph-image|sitemap|robots)\.tsx?$|^app\/i18n\.ts$|^app\/_worker\/worker\.ts$|^(instrumentation|proxy|playwright\.config|vitest\.config|next\.config)\.\w+$|^(scripts|bench)\/|\/worker\.ts$/;

const MODULE = '<module>';
const ALL = '*';

const nodeId = (file, name) => `${file}#${name}`;

const EXTENSIONS = ['', '.ts', '.tsx', '.mjs', '.d.mts', '/index.ts', '/index.tsx'];

/** The project's file that an import means; null for a package. */
const resolveImport = (file, name, files) => {
  const path = importedPath(file, name);
  if (path === null) return null;
  return EXTENSIONS.map(extension => path + extension).find(candidate => files.has(candidate)) ?? null;
};

const isNameOnly = node => {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) return parent.name === node;
  return ts.isQualifiedName(parent) && parent.right === node;
};

const declaredNames = name =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap(element => (ts.isOmittedExpression(element) ? [] : declaredNames(element.name)));

const isExported = statement =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** The top-level declarations of a statement, each with the node that its body is. */
const declarationsOf = statement => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(each =>
      declaredNames(each.name).map(name => ({ name, body: each })),
    );
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed ? [{ name: statement.name?.text ?? 'default', body: statement }] : [];
};

/** A module that is named by a string and used as a whole: `import('…')`, `new URL('…', import.meta.url)`. */
const wholeModuleName = node => {
  const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const isUrl = ts.isNewExpression(node) && node.expression.getText() === 'URL';
  const [argument] = isImport || isUrl ? (node.arguments ?? []) : [];
  if (argument && ts.isStringLiteralLike(argument)) return argument.text;
  return ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) ? node.argument.literal.text : null;
};

/** What a piece of code refers to: names of its file, and whole modules. A script may also name a file by its path. */
const referencesIn = (node, { file, files }) => {
  const names = new Set();
  const modules = new Set();
  const visit = child => {
    if (ts.isIdentifier(child) && !isNameOnly(child)) names.add(child.text);
    const named = wholeModuleName(child);
    const found = named === null ? null : resolveImport(file, named, files);
    if (found !== null) modules.add(found);
    if (/\.mjs$/.test(file) && ts.isStringLiteralLike(child)) {
      const path = posix.normalize(child.text.replace(/^\//, ''));
      if (files.has(path)) modules.add(path);
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return { names, modules };
};

/** Each imported name of a file with the node that it means. */
const importsOf = (source, { file, files }) => {
  const found = new Map();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const from = resolveImport(file, statement.moduleSpecifier.text, files);
    const clause = statement.importClause;
    if (from === null || !clause) continue;
    if (clause.name) found.set(clause.name.text, nodeId(from, 'default'));
    const bindings = clause.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings)) found.set(bindings.name.text, nodeId(from, ALL));
    else
      for (const { name, propertyName } of bindings?.elements ?? [])
        found.set(name.text, nodeId(from, (propertyName ?? name).text));
  }
  return found;
};

/** The graph of one file: its nodes, what each refers to, and which of them others can import. */
const readModule = (file, text, files) => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const context = { file, files };
  const imports = importsOf(source, context);
  const edges = new Map([[MODULE, new Set()]]);
  const exported = new Map();
  const local = new Set(source.statements.flatMap(declarationsOf).map(({ name }) => name));
  const link = (from, node) => {
    const { names, modules } = referencesIn(node, context);
    const targets = edges.get(from) ?? new Set();
    for (const name of names) {
      if (local.has(name) && name !== from) targets.add(nodeId(file, name));
      const meant = imports.get(name);
      if (meant !== undefined) targets.add(meant);
    }
    for (const module of modules) targets.add(nodeId(module, ALL));
    edges.set(from, targets);
  };
  for (const statement of source.statements) {
    const declared = declarationsOf(statement);
    for (const { name, body } of declared) {
      link(name, body);
      edges.get(name).add(nodeId(file, MODULE));
      if (isExported(statement))
        exported.set(name, source.getLineAndCharacterOfPosition(body.getStart()).line + 1);
    }
    if (declared.length > 0) continue;
    if (ts.isExportDeclaration(statement)) readExport(statement, { ...context, edges, imports, local });
    else if (ts.isImportDeclaration(statement)) readSideEffect(statement, { ...context, edges });
    else if (ts.isExportAssignment(statement)) link('default', statement.expression);
    else link(MODULE, statement);
  }
  return { edges, exported };
};

const readSideEffect = (statement, { file, files, edges }) => {
  const from = resolveImport(file, statement.moduleSpecifier.text, files);
  if (from !== null) edges.get(MODULE).add(nodeId(from, MODULE));
};

/** `export { a as b } from './x'` and `export * from './x'` only pass a name on. */
const readExport = (statement, { file, files, edges, imports, local }) => {
  const from = statement.moduleSpecifier ? resolveImport(file, statement.moduleSpecifier.text, files) : null;
  const elements =
    statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements
      : [];
  if (from !== null && elements.length === 0) edges.get(MODULE).add(nodeId(from, ALL));
  for (const { name, propertyName } of elements) {
    const meant = (propertyName ?? name).text;
    const target = from !== null ? nodeId(from, meant) : (imports.get(meant) ?? nodeId(file, meant));
    if (from === null && local.has(meant) && name.text === meant) continue;
    edges.set(name.text, new Set([target]));
  }
};

const reach = (modules, roots) => {
  const seen = new Set();
  const waiting = [...roots];
  while (waiting.length > 0) {
    const id = waiting.pop();
    if (seen.has(id)) continue;
    seen.add(id);
    const [file, name] = id.split('#');
    const edges = modules.get(file)?.edges;
    if (!edges) continue;
    if (name === ALL) for (const each of edges.keys()) waiting.push(nodeId(file, each));
    else waiting.push(...(edges.get(name) ?? []));
  }
  return seen;
};

/** Exports that nothing uses but tests, or nothing at all; `texts` are all source files of the project by their path. */
export const unusedExports = texts => {
  const files = new Set(texts.keys());
  const modules = new Map([...texts].map(([file, text]) => [file, readModule(file, text, files)]));
  const roots = test => [...files].filter(test).map(file => nodeId(file, ALL));
  const isTest = file => TEST_FILES.test(file);
  const used = reach(
    modules,
    roots(file => ENTRY_FILES.test(file) && !isTest(file)),
  );
  const tested = reach(modules, roots(isTest));
  return [...modules].flatMap(([file, { exported }]) =>
    isTest(file)
      ? []
      : [...exported].flatMap(([name, line]) =>
          used.has(nodeId(file, name))
            ? []
            : [{ file, name, line, isTested: tested.has(nodeId(file, name)) }],
        ),
  );
};
