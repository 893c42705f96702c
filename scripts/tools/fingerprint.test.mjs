import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtFiles } from './build/production-build.mjs';
import { fingerprint, stampAt } from './fingerprint.mjs';

let root;

const write = (file, text) => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
};

const mark = () => fingerprint(root, builtFiles(root));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'battlewright-fingerprint-'));
  write('package.json', '{}');
  write('app/page.tsx', 'one');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each([
  ['app/page.tsx', 'two'],
  ['app/new.tsx', ''],
  ['lib/game/testing/replay.ts', 'x'],
  ['content/messages/en/site.json', '{}'],
  ['public/mark.svg', 'x'],
  ['package-lock.json', '{}'],
  ['next.config.js', 'x'],
  ['instrumentation.ts', 'x'],
])('a change of %s asks for a build', (file, text) => {
  const before = mark();
  write(file, text);
  expect(mark()).not.toBe(before);
});

test.each([
  'app/page.test.ts',
  'e2e/site/home.spec.ts',
  'scripts/start.mjs',
  'README.md',
  'public/tldraw/icons/a.svg',
  'data/site.db',
])('a change of %s does not', file => {
  const before = mark();
  write(file, 'x');
  expect(mark()).toBe(before);
});

test('moving text from one file to the next is a change', () => {
  write('app/a.ts', 'xy');
  write('app/b.ts', 'z');
  const before = mark();
  write('app/a.ts', 'x');
  write('app/b.ts', 'yz');
  expect(mark()).not.toBe(before);
});

test('a stamp holds for its own mark only', () => {
  const stamp = stampAt(join(root, 'deep/stamp'));
  expect(stamp.holds('a')).toBe(false);
  stamp.write('a');
  expect([stamp.holds('a'), stamp.holds('b')]).toEqual([true, false]);
  stamp.remove();
  expect(stamp.holds('a')).toBe(false);
});
