import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listSectionNumbers } from '@/lib/game/contract/rulebook';
import { loadSystems } from './';

/** Coverage of the book: every section is cited by code and named in a test, or its rule book says why the players do it by hand. */
const systems = await loadSystems();

const readTexts = (id: string, isWanted: (file: string) => boolean): string =>
  readdirSync(join('lib', 'systems', id), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && file !== 'rulebook.ts' && isWanted(file))
    .map(file => readFileSync(join('lib', 'systems', id, file), 'utf8'))
    .join('\n');

const isTest = (file: string): boolean => file.endsWith('.test.ts');

/** A citation is a call, or the head of a rule's doc comment: "5.5 – …", "6.2, 6.4 – …". */
const findCited = (code: string): ReadonlySet<string> => {
  const calls = [...code.matchAll(/cite\('([\d.]+)'\)/g)].map(([, section]) => section);
  const heads = [...code.matchAll(/\/\*\* ([\d., ]+) –/g)].flatMap(([, list]) => list?.split(/,\s*/) ?? []);
  return new Set([...calls, ...heads].filter(section => section !== undefined));
};

const findNamed = (tests: string): ReadonlySet<string> =>
  new Set([...tests.matchAll(/\[([\d., ]+)\]/g)].flatMap(([, list]) => list?.split(/,\s*/) ?? []));

describe.each(systems.filter(({ play }) => play !== null))('the book of $id', ({ id, rulebook }) => {
  const sections = listSectionNumbers(rulebook).filter(number => number.includes('.'));
  const byHand = sections.filter(number => rulebook.sections[number]?.byHand !== undefined);
  const ours = sections.filter(number => !byHand.includes(number));

  test('every section is cited by code', () => {
    const cited = findCited(readTexts(id, file => !isTest(file)));
    expect(ours.filter(section => !cited.has(section))).toEqual([]);
  });

  test('every section is named in a test', () => {
    const named = findNamed(readTexts(id, isTest));
    expect(ours.filter(section => !named.has(section))).toEqual([]);
  });
});
