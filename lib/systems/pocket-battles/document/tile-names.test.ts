import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import allia from '@/content/scenarios/pocket-battles/pocket-allia.json';
import { LIST_TRANSLATIONS } from '@/content/translations/lists';
import { isShipped, readShippedList, readShippedTroops, SHIPPED_LISTS } from '../data';
import { scenarioSchema } from './scenario';
import { listOfForce, troopIndexOfForce } from './troop-index';

const namesIn = (language?: string): readonly string[] =>
  [...readShippedTroops(language).values()].map(({ name }) => name);

test('the tiles of our lists are called as the language of the document has them', () => {
  expect(namesIn()).toContain('Warriors');
  expect(namesIn('fr')).toEqual(namesIn());
  expect(namesIn('de')).toContain('Krieger');
  expect(namesIn('de')).not.toContain('Warriors');
});

test('a battle told in German has German tiles, and its list limits them by the same names', () => {
  const battle = { ...scenarioSchema.parse(allia), language: 'de' };
  const [, celts] = battle.forces;
  if (!celts) throw new Error('no Celts');
  const list = listOfForce(battle, celts);
  expect(list).toBe(readShippedList('celts', 'de'));
  expect(list && isShipped(list)).toBe(true);
  const names = new Set([...troopIndexOfForce(battle, celts).values()].map(({ name }) => name));
  const limits = list?.restrictions.flatMap(restriction => restriction.limits) ?? [];
  expect(limits.length).toBeGreaterThan(0);
  expect(limits.filter(({ name }) => !names.has(name))).toEqual([]);
});

test('every list of the program is there in every language', () => {
  const files = readdirSync('content/lists', { recursive: true, encoding: 'utf8' });
  const lists = files.filter(file => file.endsWith('.json')).map(file => basename(file, '.json'));
  expect(Object.keys(LIST_TRANSLATIONS).sort()).toEqual(lists.sort());
  expect(lists).toEqual(expect.arrayContaining(SHIPPED_LISTS.map(({ id }) => id)));
});
