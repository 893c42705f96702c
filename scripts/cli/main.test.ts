import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { main } from './main';

const folder = mkdtempSync(join(tmpdir(), 'battlewright-cli-'));
const heard: string[] = [];
vi.spyOn(console, 'log').mockImplementation(line => heard.push(line));
vi.spyOn(console, 'error').mockImplementation(line => heard.push(line));
afterEach(() => {
  heard.length = 0;
  rmSync(join(folder, 'x.json'), { force: true });
});

const checked = async (text: string): Promise<number> => {
  writeFileSync(join(folder, 'x.json'), text);
  return main(['check', join(folder, 'x.json')]);
};

test('a shipped battle meets every rule', async () => {
  expect(await main(['check', 'content/scenarios/lost-battles/cannae.json'])).toBe(0);
  expect(heard).toEqual(['content/scenarios/lost-battles/cannae.json: rules met']);
});

test('a broken rule is reported with its section, and the exit code says so', async () => {
  expect(await checked('{"format":"scenario","system":"lost-battles"}')).toBe(1);
  expect(heard.length).toBeGreaterThan(0);
  expect(await checked('not json')).toBe(1);
  expect(heard.at(-1)).toContain('this is not JSON');
});

test.each([[[]], [['constructor']], [['check']], [['import', 'a.json']]])(
  '%j gets the usage',
  async words => {
    expect(await main(words)).toBe(1);
    expect(heard.at(-1)).toContain('battlewright check FILE…');
  },
);

test('speaks the language that it is told, else that of the terminal', async () => {
  const file = 'content/scenarios/lost-battles/cannae.json';
  expect(await main(['check', file, '--language', 'de'])).toBe(0);
  expect(heard).toEqual([expect.stringContaining(file)]);
  vi.stubEnv('LC_ALL', 'de_AT.UTF-8');
  await main(['check', file]);
  expect(heard[1]).toBe(heard[0]);
  await main(['--language', 'en', 'check', file]);
  expect(heard[2]).not.toBe(heard[0]);
});
