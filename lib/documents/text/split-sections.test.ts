import { expect, test } from 'vitest';
import { splitSections } from './split-sections';

test('a book is cut at its numbered headings', () => {
  const texts = splitSections(
    'before\n# 1 First\n\nChapter.\n\n## 1.1 One\nText.\n### Not a section\nMore.\n## 1.10 Ten\n\n',
  );
  expect([...texts]).toEqual([
    ['1', 'Chapter.'],
    ['1.1', 'Text.\n### Not a section\nMore.'],
    ['1.10', ''],
  ]);
});
