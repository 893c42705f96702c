import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listSectionNumbers, type Rulebook } from '@/lib/game/contract/rulebook';
import { loadSystem, loadSystems } from '.';

/** The index of each book, and our own words for each of its sections. */
const systems = await loadSystems();

interface BookCounts {
  /** How many sections each chapter has, from the first on, counted in the book itself or in our numbering. */
  readonly sections: readonly number[];
  /** The letter of the rulings that the summaries must all mention; the others only explain data. */
  readonly told: string;
  /** How many words a section's summary has at least: short sections have short summaries. */
  readonly words: number;
}

const BOOK_COUNTS: Readonly<Record<string, BookCounts>> = {
  'lost-battles': { sections: [5, 4, 3, 4, 7, 8, 3, 7, 5, 4, 5], told: 'A', words: 40 },
  'pocket-battles': { sections: [2, 2, 1, 3, 4, 17, 1], told: 'P', words: 40 },
  perikles: { sections: [2, 3, 2, 3, 2, 8, 8, 3, 10], told: 'K', words: 20 },
};

const MIN_WORDS = 3;

/** Names of code, files and work on the program: nothing for somebody who reads rules. */
const DEVELOPERS_NOTES =
  /`|\bTODO\b|\.(?:ts|json|md)\b|\b(?:specification|Spezifikation|spec’s|implemented|implementiert|schema|the code|this program|JSON)\b/gi;

const isChapter = (number: string): boolean => !number.includes('.');

const findUnique = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, one = '']) => one)),
];

const rulesOf = (id: string): string => readFileSync(`content/systems/${id}/rules.md`, 'utf8');

const rulingsInSummary = (id: string): readonly string[] =>
  findUnique(rulesOf(id), /\*Ruling ([A-Z]\d+):\*/g);

const settledRulings = (id: string): readonly string[] =>
  findUnique(readFileSync(`docs/rulings/${id}.md`, 'utf8'), /^##+ ([A-Z]\d+) /gm);

const splitSummaries = (rules: string) =>
  rules.split(/^(?=#)/m).map(block => {
    const [heading = '', ...lines] = block.split('\n');
    const [, marks = '', number = '', title = ''] = /^(#+) (\S+) (.+)$/.exec(heading) ?? [];
    return { level: marks.length, number, title, text: lines.join('\n').trim() };
  });

const numbersFor = (sections: readonly number[]): readonly string[] =>
  sections.flatMap((count, index) => [
    `${index + 1}`,
    ...Array.from({ length: count }, (_, section) => `${index + 1}.${section + 1}`),
  ]);

describe.each(systems)('the book of $id', ({ id, rulebook }) => {
  const numbers = listSectionNumbers(rulebook);
  const summaries = splitSummaries(rulesOf(id));
  const fewestWords = BOOK_COUNTS[id]?.words ?? MIN_WORDS;

  test.each(['rules.md', 'rules.de.md'])('%s has no notes of its developers', file => {
    const text = readFileSync(`content/systems/${id}/${file}`, 'utf8');
    expect(text.match(DEVELOPERS_NOTES) ?? []).toEqual([]);
  });

  test('there is a summary for each entry, in the order of the index', () =>
    expect(summaries.map(({ number }) => number)).toEqual(numbers));

  test.each(summaries)('$number has its title and says something', ({ number, title, level, text }) => {
    expect(title).toBe(rulebook.sections[number]?.title);
    expect(level).toBe(isChapter(number) ? 1 : 2);
    const words = text.split(/\s+/).filter(word => /\w/.test(word)).length;
    expect(words).toBeGreaterThanOrEqual(isChapter(number) ? 1 : fewestWords);
  });

  test('the summaries tell only rulings that are settled', () =>
    expect(rulingsInSummary(id).filter(ruling => !settledRulings(id).includes(ruling))).toEqual([]));
});

describe.each(systems.filter(({ id }) => BOOK_COUNTS[id]))('the book of $id, counted', ({ id, rulebook }) => {
  const { sections, told: next } = BOOK_COUNTS[id] ?? { sections: [], told: '' };

  test('the index has as many chapters and sections as were counted', () =>
    expect(listSectionNumbers(rulebook)).toEqual(numbersFor(sections)));

  test('the summaries tell every ruling on the rules themselves', () => {
    const onRules = settledRulings(id).filter(ruling => ruling.startsWith(next));
    expect(onRules.filter(ruling => !rulingsInSummary(id).includes(ruling))).toEqual([]);
  });
});

test('the book of in-death-ground has nineteen chapters, twelve army lists in the last', async () => {
  const numbers = listSectionNumbers((await loadSystem('in-death-ground'))?.rulebook as Rulebook);
  expect(numbers.filter(isChapter)).toHaveLength(19);
  expect(numbers.filter(number => number.startsWith('19.'))).toHaveLength(12);
});
