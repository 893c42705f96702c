import { describe, expect, test } from 'vitest';
import { markdownTree, safeAddress } from './markdown-tree';

describe('an author’s links', () => {
  test.each(['https://example.org/a', 'http://example.org', 'mailto:a@example.org', '/rules', '#notes'])(
    '%s may be followed',
    address => expect(safeAddress(address)).toBe(address),
  );

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//example.org',
    'vbscript:x',
    '',
  ])('“%s” may not', address => expect(safeAddress(address)).toBeNull());
});

test('tables are read, and HTML stays apart from what is rendered', () => {
  const tree = markdownTree('| a | b |\n| - | - |\n| 1 | 2 |\n\n<script>alert(1)</script>');
  expect(tree.children.map(({ type }) => type)).toEqual(['table', 'html']);
});
