import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import program from '@/package.json';
import { LIBRARIES } from './libraries';

/** These have paragraphs of their own on the page. */
const TOLD_ELSEWHERE = /^(tldraw|@tldraw\/|@fontsource\/|@expo-google-fonts\/)/;

const licenceOf = (name: string): string =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).license;

test('every library that the program depends on is credited', () => {
  const needed = Object.keys(program.dependencies).filter(name => !TOLD_ELSEWHERE.test(name));
  expect(LIBRARIES.map(({ name }) => name)).toEqual(needed.sort());
});

test.each(LIBRARIES)('$name is under $licence', ({ name, licence }) => expect(licenceOf(name)).toBe(licence));

test('NOTICE.md names every library too', () => {
  const notice = readFileSync('NOTICE.md', 'utf8');
  for (const { name, licence } of LIBRARIES) expect(notice).toContain(`| ${name} | ${licence} |`);
});
