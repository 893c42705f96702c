import { describe, expect, test } from 'vitest';
import { listVariantDifferences } from './variant-differences';
import { makeId } from './variant-edits';

const battle = {
  title: 'A',
  forces: [{ side: 'rome', units: [{ id: 'v', name: 'Velites', count: 1 }] }],
};

describe('what differs in a variant', () => {
  test('is told by the names of entries, with the value before and after', () => {
    const patch = [
      { op: 'replace' as const, path: '/forces/0/units/0/count', value: 3 },
      { op: 'add' as const, path: '/forces/0/units/0', value: { id: 't', name: 'Triarii', count: 2 } },
      { op: 'remove' as const, path: '/forces/0/units/1' },
    ];
    expect(listVariantDifferences(battle, { patch })).toMatchObject([
      { op: 'replace', place: 'forces / rome / units / Velites / count', before: '1', after: '3' },
      { op: 'add', place: 'forces / rome / units / Triarii', before: '' },
      { op: 'remove', place: 'forces / rome / units / Velites', after: '' },
    ]);
  });

  test('of a patch that does not fit is still told', () => {
    const patch = [{ op: 'replace' as const, path: '/nowhere/1', value: 1 }];
    expect(listVariantDifferences(battle, { patch })).toMatchObject([
      { place: 'nowhere / 1', before: '', after: '1' },
    ]);
  });
});

describe('the id of a variant', () => {
  test.each([
    ['Daun in command', [], 'daun-in-command'],
    ['Émigrés!', [], 'emigres'],
    ['???', [], 'variant'],
    ['V', ['v', 'v-2'], 'v-3'],
  ])('%s beside %j is %s', (title, taken, id) => expect(makeId(title, taken)).toBe(id));
});
