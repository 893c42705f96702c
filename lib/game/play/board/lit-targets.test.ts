import { describe, expect, test } from 'vitest';
import type { About } from '../../contract/about';
import { type AnyOrder, listLitTargets } from './lit-targets';

const order = (about: Partial<About>): AnyOrder => ({
  about: { kind: 'move', subjects: ['horse'], targets: [], ...about },
  actions: [{ by: 'us', type: 'any' }],
  label: { code: 'x' },
});
const place = (id: string) => ({ type: 'place', id }) as const;
const onC1 = () => 'C1';

describe('the targets that orders light', () => {
  test('a place stands for the pieces on it, and has all orders that lead to it', () => {
    const lit = listLitTargets(
      [
        order({ targets: [{ type: 'piece', id: 'legion' }, place('C2')] }),
        order({ kind: 'attack', targets: [place('C2')] }),
        order({ targets: [{ type: 'piece', id: 'legion' }] }),
      ],
      onC1,
    );
    expect(lit.map(({ key, kind, orders }) => [key, kind, orders])).toEqual([
      ['place C2', 'attack', [0, 1]],
      ['piece legion', 'move', [2]],
    ]);
  });

  test('what ends something, what is done where it stands, and a side light nothing', () => {
    const lit = listLitTargets(
      [
        order({ kind: 'end', targets: [place('C2')] }),
        order({ kind: 'turn', targets: [place('C1')] }),
        order({ targets: [{ type: 'side', id: 'them' }] }),
      ],
      onC1,
    );
    expect(lit).toEqual([]);
  });

  test('a seat without pieces may choose any place', () => {
    expect(listLitTargets([order({ subjects: [], targets: [place('C1')] })], onC1)).toHaveLength(1);
  });
});
