import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const APP = join(process.cwd(), 'app');
const API = join(APP, 'api');
const SERVER = join(APP, '_server');
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Shared guards, which call a limiter themselves (tested below). */
const GUARDS = {
  readCuratorInput: 'accounts/admin-input.ts',
  readAdministratorInput: 'accounts/admin-input.ts',
  readSecondFactorInput: 'accounts/second-factor-input.ts',
  readGameInput: 'games/requested-game.ts',
  readPlayerInput: 'games/requested-game.ts',
  readContributorInput: 'community/contributor-input.ts',
  readDraftRequest: 'together/requested-draft.ts',
  readOwnerRequest: 'together/requested-draft.ts',
};

const LIMITERS = [
  ...Object.keys(GUARDS),
  'refuseRateLimitedWrite',
  'refuseTooManyWrites',
  'refuseTooManySaves',
  'refuseTooManyOrders',
  'refuseTooMuchTogether',
  'refuseRateLimited',
  'refuseRateLimitedKey',
  'refuseTooManyFiles',
];

/** Reads that cost as much as writes. */
const COSTLY_READS = ['account/export.zip/route.ts GET', 'games/[id]/boards/route.ts GET'];

/** Writes nothing: it answers that there is nothing. */
const NO_WRITES = ['[...path]/route.ts'];

/** Signing out must always be possible; it deletes one row. */
const ALWAYS_ALLOWED = ['account/session/route.ts DELETE'];

const routes = readdirSync(API, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => file.endsWith('route.ts') && !NO_WRITES.includes(file));

/** The names that each top-level name of a file uses. */
const usedBy = (folder: string, file: string): ReadonlyMap<string, readonly string[]> => {
  const text = readFileSync(join(folder, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const declared = source.statements.flatMap((statement): [string, ts.Node | undefined][] => {
    if (ts.isFunctionDeclaration(statement)) return [[statement.name?.text ?? '', statement.body]];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map(each => [each.name.getText(), each.initializer]);
  });
  return new Map(declared.map(([name, body]) => [name, namesIn(body)]));
};

const namesIn = (node: ts.Node | undefined): readonly string[] => {
  if (!node) return [];
  return ts.isIdentifier(node) ? [node.text] : node.getChildren().flatMap(namesIn);
};

/** Whether a handler, or what it calls within its file, asks one of the limiters. */
const isLimited = (
  uses: ReadonlyMap<string, readonly string[]>,
  name: string,
  seen: string[] = [],
): boolean =>
  (LIMITERS.includes(name) && !uses.has(name)) ||
  (uses.get(name) ?? []).some(used => !seen.includes(used) && isLimited(uses, used, [...seen, name]));

const handlers = routes.flatMap(file => {
  const uses = usedBy(API, file);
  return [...uses.keys()]
    .map(name => ({ id: `${file} ${name}`, name, uses }))
    .filter(
      ({ id, name }) => (WRITES.includes(name) && !ALWAYS_ALLOWED.includes(id)) || COSTLY_READS.includes(id),
    );
});

describe('every route that writes has a limit', () => {
  test('all of them are found', () => {
    expect(routes.length).toBeGreaterThan(20);
    expect(handlers.map(({ id }) => id)).toEqual(expect.arrayContaining(COSTLY_READS));
  });

  test.each(Object.entries(GUARDS))('%s', (name, file) => {
    expect(isLimited(usedBy(SERVER, file), name)).toBe(true);
  });

  test.each(handlers)('$id', ({ name, uses }) => {
    expect(isLimited(uses, name)).toBe(true);
  });
});

/** What has a worker draw or print for a visitor. */
const MADE_FILES = [
  ['_server/published/version-files.ts', 'serveVersionFile'],
  ['_server/published/version-prints.ts', 'servePrintJson'],
  ['_server/published/roster-files.ts', 'serveDraftRoster'],
  ['embed/[slug]/route.ts', 'GET'],
] as const;

describe('every file that a worker makes for a visitor has a limit', () => {
  test.each(MADE_FILES)('%s %s', (file, name) => {
    expect(isLimited(usedBy(APP, file), name)).toBe(true);
  });
});
