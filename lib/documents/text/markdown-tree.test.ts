import { describe, expect, test } from 'vitest';
import { findSafeAddress, parseMarkdown } from './markdown-tree';

describe('an author’s links', () => {
  test.each(['https://example.org/a', 'http://example.org', 'mailto:a@example.org', '/rules', '#notes'])(
    '%s may be followed',
    address => expect(findSafeAddress(address)).toBe(address),
  );

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//example.org',
    'vbscript:x',
    '',
  ])('“%s” may not', address => expect(findSafeAddress(address)).toBeNull());
});

test('tables are read, and HTML stays apart from what is rendered', () => {
  const tree = parseMarkdown('| a | b |\n| - | - |\n| 1 | 2 |\n\n<script>alert(1)</script>');
  expect(tree.children.map(({ type }) => type)).toEqual(['table', 'html']);
});

describe('a text that means harm', () => {
  const depthOf = (text: string): number => {
    let [depth, level]: [number, readonly object[]] = [0, [parseMarkdown(text)]];
    while (level.length > 0) {
      level = level.flatMap(node =>
        'children' in node && Array.isArray(node.children) ? node.children : [],
      );
      depth += 1;
    }
    return depth;
  };

  test.each([
    ['quotes', '>'.repeat(20_000)],
    ['quotes with gaps', '> '.repeat(10_000)],
    ['lists', `${'+ '.repeat(10_000)}a`],
    ['quotes and lists', '> + 1. '.repeat(2800)],
    ['emphasis', `${'*'.repeat(9000)}a${'*'.repeat(9000)}`],
    ['a few signs of emphasis', `${'*'.repeat(900)}a${'*'.repeat(900)}`],
  ])('%s within each other end at some depth', (_, text) => expect(depthOf(text)).toBeLessThan(70));

  test('what a person writes is left alone', () => {
    const [quote] = parseMarkdown('> > - *a* and **b**\n\n---\n').children;
    expect(quote?.type).toBe('blockquote');
    expect(JSON.stringify(quote)).toContain('"emphasis"');
  });
});
