import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** What a file declares and imports, by name. */
interface SourceFile {
  /** The names that each top-level name uses. */
  readonly uses: ReadonlyMap<string, readonly string[]>;
  /** Where an imported name is declared, and under which name. */
  readonly imports: ReadonlyMap<string, Declared>;
  readonly exported: ReadonlySet<string>;
}

interface Declared {
  readonly file: string;
  readonly name: string;
}

type Writable = {
  readonly uses: Map<string, readonly string[]>;
  readonly imports: Map<string, Declared>;
  readonly exported: Set<string>;
};

const ENDINGS = ['.ts', '.tsx', '/index.ts', ''];

const resolveImport = (from: string, { text }: ts.StringLiteral): string | null => {
  const isOwn = text.startsWith('@/') || text.startsWith('.');
  const base = text.startsWith('@/') ? join(process.cwd(), text.slice(2)) : join(dirname(from), text);
  const found = ENDINGS.map(ending => `${base}${ending}`).find(
    file => existsSync(file) && statSync(file).isFile(),
  );
  return isOwn ? (found ?? null) : null;
};

const namesIn = (node: ts.Node | undefined): readonly string[] => {
  if (!node) return [];
  return ts.isIdentifier(node) ? [node.text] : node.getChildren().flatMap(namesIn);
};

const isExported = (statement: ts.FunctionDeclaration | ts.VariableStatement): boolean =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

const addImport = ({ imports }: Writable, file: string, statement: ts.ImportDeclaration): void => {
  const { importClause, moduleSpecifier } = statement;
  const from = ts.isStringLiteral(moduleSpecifier) ? resolveImport(file, moduleSpecifier) : null;
  const named = importClause?.namedBindings;
  if (from === null || !named || !ts.isNamedImports(named)) return;
  for (const { name, propertyName } of named.elements)
    imports.set(name.text, { file: from, name: (propertyName ?? name).text });
};

/** `export { serveIt as GET } from './serve-it'`. */
const addReexport = (
  { uses, imports, exported }: Writable,
  file: string,
  statement: ts.ExportDeclaration,
) => {
  const { exportClause, moduleSpecifier } = statement;
  if (!exportClause || !ts.isNamedExports(exportClause)) return;
  const from = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) && resolveImport(file, moduleSpecifier);
  for (const { name, propertyName } of exportClause.elements) {
    const original = (propertyName ?? name).text;
    exported.add(name.text);
    if (from) imports.set(name.text, { file: from, name: original });
    else uses.set(name.text, [original]);
  }
};

const addStatement = (source: Writable, file: string, statement: ts.Statement): void => {
  const add = (name: string, body: ts.Node | undefined, isOpen: boolean): void => {
    source.uses.set(name, namesIn(body));
    if (isOpen) source.exported.add(name);
  };
  if (ts.isImportDeclaration(statement)) addImport(source, file, statement);
  if (ts.isExportDeclaration(statement)) addReexport(source, file, statement);
  if (ts.isFunctionDeclaration(statement))
    add(statement.name?.text ?? '', statement.body, isExported(statement));
  if (ts.isVariableStatement(statement))
    for (const { name, initializer } of statement.declarationList.declarations)
      for (const each of namesIn(name)) add(each, initializer, isExported(statement));
};

const known = new Map<string, SourceFile>();

export const readSource = (file: string): SourceFile => {
  const before = known.get(file);
  if (before) return before;
  const source: Writable = { uses: new Map(), imports: new Map(), exported: new Set() };
  const parsed = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  for (const statement of parsed.statements) addStatement(source, file, statement);
  known.set(file, source);
  return source;
};

/** Every name that a name of a file uses, what it calls in other files of the project included. */
export const listCalledNames = ({ file, name }: Declared): ReadonlySet<string> => {
  const called = new Set<string>();
  const seen = new Set<string>();
  const follow = (at: Declared): void => {
    const key = `${at.file} ${at.name}`;
    if (seen.has(key)) return;
    seen.add(key);
    called.add(at.name);
    const { uses, imports } = readSource(at.file);
    const imported = imports.get(at.name);
    if (imported) follow(imported);
    for (const used of uses.get(at.name) ?? [])
      if (uses.has(used) || imports.has(used)) follow({ file: at.file, name: used });
  };
  follow({ file, name });
  return called;
};
