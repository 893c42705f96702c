import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MESSAGE_FILES, readMessages } from '../messages/testing/message-files';
import { textOf } from '../messages/testing/message-shape';
import { findBookRuns, hashesOfRuns, readHashes } from './word-runs';

const CONTENT = join(process.cwd(), 'content');

const books = readHashes(readFileSync(join(CONTENT, 'testing', 'book-runs.bin')));

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(CONTENT, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith(ending))
    .map(file => join(CONTENT, folder, file));

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** The paragraphs of a page. Tables and headings are made of terms, and terms are the book's. */
const paragraphsOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map(line => (/^[|#]/.test(line) ? '' : line))
    .join('\n')
    .split(/\n{2,}/);

test('the runs of the books are known', () => expect(books.size).toBeGreaterThan(30_000));

test('a run of a book would be found', () => {
  const run = 'acht worte in einer reihe sind kein zufall';
  expect(findBookRuns(run, new Set(hashesOfRuns(run)))).toEqual([run]);
});

describe('no eight words in a row stand in a rule book', () => {
  test.each(MESSAGE_FILES)('in the German messages of %s', file => {
    const texts = [...readMessages('de', file)].map(([, message]) => textOf(message));
    expect(texts.flatMap(text => findBookRuns(text, books))).toEqual([]);
  });

  test('in the German texts of battles, lists, armies and collections', () => {
    const texts = filesIn('translations/de', '.json').flatMap(file =>
      stringsIn(JSON.parse(readFileSync(file, 'utf8'))),
    );
    expect(texts.flatMap(text => findBookRuns(text, books))).toEqual([]);
  });

  test.each(filesIn('systems', 'rules.de.md'))('in %s', file => {
    const paragraphs = paragraphsOf(readFileSync(file, 'utf8'));
    expect(paragraphs.flatMap(text => findBookRuns(text, books))).toEqual([]);
  });
});
