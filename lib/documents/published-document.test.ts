import { expect, test } from 'vitest';
import { toPublishedDocument } from './published-document';

const underlay = { matrix: [1, 0, 0, 1, 0, 0], opacity: 0.5 };

test('the picture under the board stays with the draft, and all else is published in its order', () => {
  const document = { title: 'Cannae', underlay, annotations: [], variants: [] };
  expect(JSON.stringify(toPublishedDocument(document))).toBe(
    '{"title":"Cannae","annotations":[],"variants":[]}',
  );
});

test('a variant does not speak of it either', () => {
  const patch = [
    { op: 'add', path: '/underlay', value: underlay },
    { op: 'replace', path: '/underlay/opacity', value: 1 },
    { op: 'replace', path: '/title', value: 'Underlay' },
  ];
  expect(toPublishedDocument({ variants: [{ id: 'a', patch }, 'odd'] })).toEqual({
    variants: [{ id: 'a', patch: [patch[2]] }, 'odd'],
  });
});

test.each([null, 7, 'text', [{ underlay }]])('what is no document (%j) stays as it is', value => {
  expect(toPublishedDocument(value)).toEqual(value);
});
