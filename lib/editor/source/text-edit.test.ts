import { describe, expect, test } from 'vitest';
import { findSmallestEdit } from './text-edit';

const applied = (before: string, after: string): string => {
  const edit = findSmallestEdit(before, after);
  return edit ? before.slice(0, edit.start) + edit.text + before.slice(edit.end) : before;
};

describe('the smallest edit', () => {
  test.each([
    ['abcd', 'abXd'],
    ['aaa', 'aaaa'],
    ['aaaa', 'aa'],
    ['', 'new'],
    ['old', ''],
  ])('turns %o into %o', (before, after) => expect(applied(before, after)).toBe(after));

  test('touches only what differs', () => {
    expect(findSmallestEdit('one two three', 'one 2 three')).toEqual({ start: 4, end: 7, text: '2' });
  });

  test('is none between equals', () => expect(findSmallestEdit('same', 'same')).toBeNull());
});
