import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sectionNumbers } from '@/lib/game/rulebook';
import { cite, rulebook } from './rulebook';

/** How many sections each chapter of the printed book has, counted in the book itself. */
const SECTIONS_IN_CHAPTER = [5, 4, 3, 4, 7, 8, 3, 7, 5, 4, 5] as const;

const PRINTED = SECTIONS_IN_CHAPTER.flatMap((count, index) => [
  `${index + 1}`,
  ...Array.from({ length: count }, (_, section) => `${index + 1}.${section + 1}`),
]);

const FEWEST_WORDS = 40;

interface Summary {
  readonly level: number;
  readonly number: string;
  readonly title: string;
  readonly text: string;
}

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const toSummary = (block: string): Summary => {
  const [heading = '', ...lines] = block.split('\n');
  const [, marks = '', number = '', title = ''] = /^(#+) (\S+) (.+)$/.exec(heading) ?? [];
  return { level: marks.length, number, title, text: lines.join('\n').trim() };
};

const parseSummaries = (markdown: string): readonly Summary[] => markdown.split(/^(?=#)/m).map(toSummary);

const isChapter = (number: string): boolean => !number.includes('.');

const numbersFound = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
];

const rules = read('content/systems/lost-battles/rules.md');
const rulings = read('docs/rulings/lost-battles.md');
const summaries = parseSummaries(rules);
const citedRulings = numbersFound(rules, /\*Ruling ([A-Z]\d+):\*/g);
const settledRulings = numbersFound(rulings, /^### ([A-Z]\d+) /gm);

describe('the index of the book', () => {
  test('has every chapter and section from 1.1 to 11.5, in printed order', () => {
    expect(PRINTED.at(-1)).toBe('11.5');
    expect(sectionNumbers(rulebook)).toEqual(PRINTED);
  });

  test('cites a section by book and number', () => {
    expect(cite('5.5')).toEqual({ book: 'lost-battles', section: '5.5' });
  });

  test('gives each entry a title of its own', () => {
    const titles = Object.values(rulebook.sections).map(section => section.title);
    expect(new Set(titles).size).toBe(PRINTED.length);
  });
});

describe('the summaries', () => {
  test('follow the printed order, one for each entry', () => {
    expect(summaries.map(summary => summary.number)).toEqual(PRINTED);
  });

  test.each(summaries)('$number has the title and the heading of its entry', ({ number, title, level }) => {
    const sections: Readonly<Record<string, { readonly title: string }>> = rulebook.sections;
    expect(title).toBe(sections[number]?.title);
    expect(level).toBe(isChapter(number) ? 1 : 2);
  });

  test.each(summaries)('$number says something', ({ number, text }) => {
    const fewest = isChapter(number) ? 1 : FEWEST_WORDS;
    expect(text.split(/\s+/).filter(word => /\w/.test(word)).length).toBeGreaterThanOrEqual(fewest);
  });

  test('refer to sections that exist', () => {
    const referred = numbersFound(rules, /(?<![\d.])(\d{1,2}\.\d{1,2})(?![\d.]*\d)/g);
    expect(referred.filter(number => !PRINTED.includes(number))).toEqual([]);
  });
});

describe('the rulings', () => {
  test('cited in the summaries are all settled', () => {
    expect(citedRulings.filter(ruling => !settledRulings.includes(ruling))).toEqual([]);
  });

  test('on the rules themselves are all told in the summaries', () => {
    const onRules = settledRulings.filter(ruling => ruling.startsWith('A'));
    expect(onRules.length).toBeGreaterThan(0);
    expect(onRules.filter(ruling => !citedRulings.includes(ruling))).toEqual([]);
  });
});
