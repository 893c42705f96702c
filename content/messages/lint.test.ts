import { describe, expect, test } from 'vitest';
import { MESSAGE_FILES, readMessages } from './testing/message-files';
import { findStyleFaults } from './testing/style-faults';

/** Words that a player may type, not words that the program says. */
const isTyped = (file: string, key: string): boolean => file === 'commands' && key.startsWith('typed.');

const faultsOf = (language: 'en' | 'de', file: string): readonly string[] =>
  [...readMessages(language, file)]
    .filter(([key]) => !isTyped(file, key))
    .flatMap(([key, message]) =>
      findStyleFaults(language, message).map(fault => `${file} ${key}: ${fault}: ${message}`),
    );

describe.each(['en', 'de'] as const)('in %s', language => {
  test.each(MESSAGE_FILES)('%s is right for every name and number, and says it plainly', file => {
    expect(faultsOf(language, file)).toEqual([]);
  });
});

test.each([
  ['en', '{side} wins the battle.'],
  ['en', '{count} units charged.'],
  ['en', '{side}’s {name}'],
  ['en', 'Nobody is here.'],
  ['en', 'Throw a die.'],
  ['en', 'See the set-up sheet.'],
  ['en', '{turns} turns'],
  ['en', `{kind, select, a {Short.} other {${'so '.repeat(26)}long.}}`],
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
  ['en', 'before turn {turns} ends'],
  ['en', `{kind, select, a {${'so '.repeat(15)}} other {${'so '.repeat(15)}}}`],
  ['de', '{unit}: zerschlagen.'],
  ['de', 'Angriff auf {target}'],
  ['de', '{location} gehört zu {city}.'],
] as const)('in %s "%s" is none', (language, message) => expect(findStyleFaults(language, message)).toEqual([]));
