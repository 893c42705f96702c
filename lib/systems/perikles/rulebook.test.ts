import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sectionNumbers } from '@/lib/game/rulebook';
import { rulebook } from './rulebook';

/** How many sections each of our chapters has. */
const SECTIONS_IN_CHAPTER = [2, 3, 2, 3, 2, 8, 8, 3, 10] as const;

const NUMBERS = SECTIONS_IN_CHAPTER.flatMap((count, index) => [
  `${index + 1}`,
  ...Array.from({ length: count }, (_, section) => `${index + 1}.${section + 1}`),
]);

const FEWEST_WORDS = 20;

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const rules = read('content/systems/perikles/rules.md');
const rulings = read('docs/rulings/perikles.md');

const summaries = rules.split(/^(?=#)/m).map(block => {
  const [heading = '', ...lines] = block.split('\n');
  const [, marks = '', number = '', title = ''] = /^(#+) (\S+) (.+)$/.exec(heading) ?? [];
  return { level: marks.length, number, title, text: lines.join('\n').trim() };
});

const found = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, one = '']) => one)),
];

describe('the index of the book', () => {
  test('has its chapters and sections in the order of the book', () =>
    expect(sectionNumbers(rulebook)).toEqual(NUMBERS));

  test('says the book’s own heading for each number of ours', () => {
    for (const section of Object.values(rulebook.sections)) expect(section.original).not.toBe('');
  });
});

describe('the summaries', () => {
  test('stand in order, one for each entry', () =>
    expect(summaries.map(({ number }) => number)).toEqual(NUMBERS));

  test.each(summaries)('$number has its title and says something', ({ number, title, level, text }) => {
    const sections: Readonly<Record<string, { readonly title: string }>> = rulebook.sections;
    expect(title).toBe(sections[number]?.title);
    expect(level).toBe(number.includes('.') ? 2 : 1);
    const words = text.split(/\s+/).filter(word => /\w/.test(word)).length;
    expect(words).toBeGreaterThanOrEqual(number.includes('.') ? FEWEST_WORDS : 1);
  });

  test('refer to sections that exist', () => {
    const referred = found(rules, /(?<![\d.])(\d\.\d{1,2})(?![\d.]*\d)/g);
    expect(referred.filter(number => !NUMBERS.includes(number))).toEqual([]);
  });

  test('tell every ruling, and no other', () => {
    const settled = found(rulings, /^### (K\d+) /gm);
    expect(found(rules, /\*Ruling (K\d+):\*/g).toSorted()).toEqual(settled.toSorted());
  });
});
