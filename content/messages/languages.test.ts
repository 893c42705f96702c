import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/game/language';
import { compareMessages } from './testing/compare-messages';
import { findLostTerms, findOtherWords, readTerms } from './testing/find-terms';
import { MESSAGE_FILES, readMessages } from './testing/message-files';
import { shapeOf } from './testing/message-shape';
import { NOT_THE_TERM, UNTRANSLATED } from './testing/unfinished';

const OTHERS = LANGUAGES.filter(language => language !== 'en');
const english = new Map(MESSAGE_FILES.map(file => [file, readMessages('en', file)]));
const englishOf = (file: string) => english.get(file) ?? new Map<string, string>();

test.each(MESSAGE_FILES)('every message of %s can be parsed', file => {
  for (const [key, message] of englishOf(file)) expect(() => shapeOf(message), key).not.toThrow();
});

describe.each(OTHERS)('in %s', language => {
  const waiting = UNTRANSLATED[language] ?? [];
  const notTheTerm = NOT_THE_TERM[language] ?? [];
  const translated = MESSAGE_FILES.filter(file => !waiting.includes(file));
  const terms = readTerms(language);

  test('the list of untranslated files names files that exist', () => {
    expect(waiting.filter(file => !MESSAGE_FILES.includes(file))).toEqual([]);
  });

  test.each(translated)('%s says all that English says', file => {
    const faults = compareMessages(language, englishOf(file), readMessages(language, file));
    expect(faults.map(fault => `${file} ${fault}`)).toEqual([]);
  });

  test('no file on the list of untranslated ones is complete', () => {
    const complete = waiting.filter(
      file => compareMessages(language, englishOf(file), readMessages(language, file)).length === 0,
    );
    expect(complete, 'take these off UNTRANSLATED').toEqual([]);
  });

  test('the words are those of the rule books', () => {
    const lost = translated.flatMap(file =>
      findLostTerms(
        terms.books[file.replace('systems/', '')] ?? {},
        englishOf(file),
        readMessages(language, file),
      ).map(fault => `${file} ${fault}`),
    );
    expect(lost.filter(fault => !notTheTerm.some(known => fault.startsWith(`${known} is `)))).toEqual(
      [],
    );
  });

  test('the words of the interface are the same everywhere', () => {
    const other = translated.flatMap(file =>
      findOtherWords(terms.interface, englishOf(file), readMessages(language, file)).map(
        fault => `${file} ${fault}`,
      ),
    );
    expect(other.filter(fault => !notTheTerm.some(known => fault.startsWith(`${known} is `)))).toEqual(
      [],
    );
  });
});
