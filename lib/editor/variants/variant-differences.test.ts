import { describe, expect, test } from 'vitest';
import { makeSay } from '@/components/words/make-say';
import { messages } from '@/content/messages/en';
import { listVariantDifferences } from './variant-differences';
import { makeId } from './variant-edits';

const battle = {
  title: 'A',
  sides: [{ id: 'rome', name: 'Rome' }],
  forces: [{ side: 'rome', units: [{ id: 'v', name: 'Velites', count: 1 }] }],
};

const say = makeSay(messages, 'en');

const tell = (patch: Parameters<typeof listVariantDifferences>[1]['patch']) =>
  listVariantDifferences(battle, { patch }).map(difference => ({
    ...difference,
    place: say(difference.place),
  }));

describe('what differs in a variant', () => {
  test('is told by the names of entries, with the value before and after', () => {
    const patch = [
      { op: 'replace' as const, path: '/forces/0/units/0/count', value: 3 },
      { op: 'add' as const, path: '/forces/0/units/0', value: { id: 't', name: 'Triarii', count: 2 } },
      { op: 'remove' as const, path: '/forces/0/units/1' },
    ];
    expect(tell(patch)).toMatchObject([
      { op: 'replace', place: 'Armies, Rome, Units, Velites, Number', before: '1', after: '3' },
      { op: 'add', place: 'Armies, Rome, Units, Triarii', before: '' },
      { op: 'remove', place: 'Armies, Rome, Units, Velites', after: '' },
    ]);
  });

  test('of a patch that does not fit is still told', () => {
    const patch = [{ op: 'replace' as const, path: '/nowhere/1', value: 1 }];
    expect(tell(patch)).toMatchObject([{ place: 'Another part', before: '', after: '1' }]);
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
