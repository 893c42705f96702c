import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sectionNumbers } from '@/lib/game/rulebook';
import { rulebook } from './rulebook';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const rules = read('content/systems/in-death-ground/rules.md');
const rulings = read('docs/rulings/in-death-ground.md');
const headings = [...rules.matchAll(/^(#+) (\S+) (.+)$/gm)].map(
  ([, marks = '', number = '', title = '']) => ({
    level: marks.length,
    number,
    title,
  }),
);

describe('the index of the book', () => {
  test('has nineteen chapters, twelve lists in the last', () => {
    const chapters = sectionNumbers(rulebook).filter(number => !number.includes('.'));
    expect(chapters).toHaveLength(19);
    expect(sectionNumbers(rulebook).filter(number => number.startsWith('19.'))).toHaveLength(12);
  });

  test('every section has a text of ours under its own title, in order', () => {
    expect(headings.map(({ number }) => number)).toEqual(sectionNumbers(rulebook));
    for (const { number, title, level } of headings) {
      expect(title, number).toBe(rulebook.sections[number as keyof typeof rulebook.sections].title);
      expect(level).toBe(number.includes('.') ? 2 : 1);
    }
  });

  test('no text is empty', () => {
    for (const block of rules.split(/^(?=#)/m))
      expect(block.split('\n').slice(1).join('').trim().length).toBeGreaterThan(20);
  });

  test('every ruling that a text names is settled', () => {
    const named = [...rules.matchAll(/\bA\d+\b/g)].map(([id]) => id);
    const settled = new Set([...rulings.matchAll(/^### ([AD]\d+) /gm)].map(([, id]) => id));
    expect(named.filter(id => !settled.has(id))).toEqual([]);
    expect(settled.size).toBe(50);
  });
});
