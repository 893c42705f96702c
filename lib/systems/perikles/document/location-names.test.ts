import { expect, test } from 'vitest';
import { inLanguage } from '@/lib/documents/translations/in-language';
import { locationsOf } from './authored-game';
import { blank } from './blank';

const german = inLanguage({ ...blank(), translations: { de: { title: 'Krieg' } } }, 'de');

test('locations have the names of the language in which the battle is shown', () => {
  expect(locationsOf(german).get('sicily')?.name).toBe('Sizilien');
  expect(locationsOf(german).get('lesbos')?.name).toBe('Lesbos');
  expect(locationsOf(blank()).get('sicily')?.name).toBe('Sicily');
});

test('a location of the designer keeps its own name', () => {
  const [sicily] = [...locationsOf(blank()).values()].filter(({ id }) => id === 'sicily');
  const own = sicily ? [{ ...sicily, name: 'Trinakria' }] : [];
  expect(locationsOf({ ...german, ownLocations: own }).get('sicily')?.name).toBe('Trinakria');
});
