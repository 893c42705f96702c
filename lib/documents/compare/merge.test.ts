import { describe, expect, test } from 'vitest';
import { mergeDocuments } from './merge';

const before = {
  title: 'Cannae',
  rows: ['..', '..'],
  units: [
    { id: 'a', count: 1 },
    { id: 'b', count: 2 },
    { id: 'c', count: 3 },
  ],
};

const merged = (ours: object, theirs: object) =>
  mergeDocuments({ before, ours: { ...before, ...ours }, theirs: { ...before, ...theirs } });

const [a, b, c] = before.units;

describe('two changes of one document', () => {
  test('both are kept where they touch different things', () => {
    expect(merged({ title: 'Zama' }, { rows: ['..', 'h.'] }).document).toEqual({
      ...before,
      title: 'Zama',
      rows: ['..', 'h.'],
    });
  });

  test('where both changed one value, theirs counts', () => {
    expect(merged({ title: 'Zama' }, { title: 'Trebia' }).document).toMatchObject({ title: 'Trebia' });
  });

  test('their change goes with its entry wherever ours put it', () => {
    const theirs = { units: [a, b, { id: 'c', count: 9 }] };
    expect(merged({ units: [c, a, b] }, theirs).document).toMatchObject({
      units: [{ id: 'c', count: 9 }, a, b],
    });
    expect(merged({ units: [b, c] }, theirs).document).toMatchObject({ units: [b, { id: 'c', count: 9 }] });
    const d = { id: 'd', count: 4 };
    expect(merged({ units: [d, a, b, c] }, theirs).document).toMatchObject({
      units: [d, a, b, { id: 'c', count: 9 }],
    });
  });

  test('what they took out stays out, and what they put in stays behind its neighbour', () => {
    const d = { id: 'd', count: 4 };
    expect(merged({ units: [c, a, b] }, { units: [a, d, c] }).document).toMatchObject({ units: [c, a, d] });
  });

  test('a change of an entry that is gone is told', () => {
    const change = merged({ units: [a, b] }, { units: [a, b, { id: 'c', count: 9 }] });
    expect(change).toEqual({ document: { ...before, units: [a, b] }, isLossy: true });
    expect(merged({ units: [a, b] }, { title: 'Zama' }).isLossy).toBe(false);
  });

  test('entries without names are known by what they are', () => {
    const groups = [{ tile: 'A1' }, { tile: 'B1' }, { tile: 'C1' }];
    const [first, second, third] = groups;
    const result = mergeDocuments({
      before: { groups },
      ours: { groups: [second, third, first] },
      theirs: { groups: [first, second, { tile: 'C1', lead: 'x' }] },
    });
    expect(result.document).toEqual({ groups: [second, { tile: 'C1', lead: 'x' }, first] });
  });
});
