import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesUnder } from '../fingerprint.mjs';
import { ROOT } from '../run.mjs';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'NOTICE.md',
  'lib/drawing/README.md',
  ...filesUnder(ROOT, 'docs').filter(file => file.endsWith('.md')),
];

const textOf = page => readFileSync(join(ROOT, page), 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '');

/** Paths in backticks that begin with a folder of the project, save patterns and what a build makes. */
const pathsIn = text =>
  [...text.matchAll(/`((?:app|components|lib|content|docs|e2e|bench|scripts|deploy)\/[^`\s]*)`/g)]
    .map(([, path]) => path)
    .filter(path => !/[<>*{}…]|\$/.test(path));

/** Files named by the end of their path: `combat/charge.test.ts`. */
const shortPathsIn = text =>
  [...text.matchAll(/`([\w-]+(?:\/[\w.-]+)+\.(?:m?ts|tsx|mjs|css))`/g)]
    .map(([, path]) => path)
    .filter(path => !path.startsWith('dist/'));

const FILES = ['app', 'components', 'lib', 'content', 'e2e', 'bench', 'scripts', 'deploy'].flatMap(folder =>
  filesUnder(ROOT, folder),
);

/** Links to other pages of the project. */
const linksIn = text =>
  [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)]
    .map(([, link]) => link)
    .filter(link => !link.startsWith('/'));

/** The changelog may name what is gone. */
const PRESENT_PAGES = PAGES.filter(page => page !== 'CHANGELOG.md');

describe('pages of the documentation', () => {
  test.each(PRESENT_PAGES)('%s names files and folders that are there', page => {
    expect(pathsIn(textOf(page)).filter(path => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test.each(PRESENT_PAGES)('%s names files by the end of paths that are there', page => {
    const isThere = path => FILES.some(file => `/${file}`.endsWith(`/${path}`));
    expect(shortPathsIn(textOf(page)).filter(path => !isThere(path))).toEqual([]);
  });

  test.each(PAGES)('%s links to pages that are there', page => {
    expect(linksIn(textOf(page)).filter(link => !existsSync(join(ROOT, dirname(page), link)))).toEqual([]);
  });
});

test('every decision has a date and a status', () => {
  const decisions = PAGES.filter(page => page.startsWith('docs/decisions/'));
  const undated = decisions.filter(page => !/^Date: \d{4}-\d\d-\d\d\. Status: \w/m.test(textOf(page)));
  expect(undated).toEqual([]);
});
