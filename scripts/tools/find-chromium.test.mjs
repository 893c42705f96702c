import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChromium } from './find-chromium.mjs';

let folder;

const place = name => {
  const file = join(folder, name);
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
};

const nothingDownloaded = () => join(folder, 'never-downloaded');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'battlewright-chromium-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('CHROMIUM goes before everything', () => {
  place('chromium');
  expect(findChromium({ CHROMIUM: '/my/browser', PATH: folder }, nothingDownloaded)).toBe('/my/browser');
});

test('a browser on PATH is found by any of its names', () => {
  const chrome = place('google-chrome');
  expect(findChromium({ PATH: `/nowhere:${folder}` }, nothingDownloaded)).toBe(chrome);
});

test('the downloaded one serves where PATH has none', () => {
  const own = place('downloaded');
  expect(findChromium({ PATH: '/nowhere' }, () => own)).toBe(own);
});

test('null when there is none at all', () => {
  expect(findChromium({ PATH: '/nowhere' }, nothingDownloaded)).toBeNull();
});
