import { describe, expect, test } from 'vitest';
import { MESSAGE_FILES, readMessages } from './testing/message-files';
import { findStyleFaults } from './testing/style-faults';
import { NOT_CLEAN } from './testing/not-clean';

const faultsOf = (language: 'en' | 'de', file: string): readonly string[] =>
  [...readMessages(language, file)].flatMap(([key, message]) =>
    findStyleFaults(language, message).map(fault => `${file} ${key}: ${fault}: ${message}`),
  );

describe.each(['en', 'de'] as const)('in %s', language => {
  const clean = MESSAGE_FILES.filter(file => !NOT_CLEAN[language].includes(file));

  test.each(clean)('%s is right for every name and number, and says it plainly', file => {
    expect(faultsOf(language, file)).toEqual([]);
  });

  test('no clean file waits on the list of those that are not', () => {
    expect(NOT_CLEAN[language].filter(file => faultsOf(language, file).length === 0)).toEqual([]);
  });
});

test.each([
  ['en', '{side} wins the battle.'],
  ['en', '{count} units charged.'],
  ['en', '{side}’s {name}'],
  ['en', 'Nobody is here.'],
  ['en', 'The leader keeps his counters.'],
  ['de', 'Angriff mit {unit}'],
  ['de', 'Der Verlust der {unit}'],
  ['de', '{unit} ist zerschlagen.'],
] as const)('in %s "%s" is a fault', (language, message) =>
  expect(findStyleFaults(language, message)).toHaveLength(1));

test.each([
  ['en', '{side} won the battle.'],
  ['en', '{count, plural, one {# unit} other {# units}} charged.'],
  ['en', '{unit}: disordered.'],
  ['de', '{unit}: zerschlagen.'],
  ['de', 'Angriff auf {target}'],
  ['de', '{location} gehört zu {city}.'],
] as const)('in %s "%s" is none', (language, message) => expect(findStyleFaults(language, message)).toEqual([]));
