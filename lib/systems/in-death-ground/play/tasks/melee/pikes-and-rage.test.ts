import { describe, expect, test } from 'vitest';
import { listRearSupports, pairFighters } from '../../../rules/combat/duels';
import { type Fighter, listMeleeModifiers } from '../../../rules/combat/melee';
import { BASE_DEPTH, changeTurn, placeElements, startField } from '../../../testing/field';
import type { State } from '../../state';
import { toFighter } from './melee';

const Y = 24;
const PIKE = { arm: 'pike' } as const;

/** Two elements of “a” one behind the other, in contact with “x” before them. */
const phalanx = (front: object, rear: object): State => {
  const own = placeElements(
    startField(),
    'a',
    { x: 30, y: Y, profile: front },
    { x: 30, y: Y + BASE_DEPTH + 0.02, profile: rear },
  );
  return placeElements(own, 'x', { x: 30, y: Y - BASE_DEPTH - 0.03, facing: 180 });
};

const fightersIn = (state: State): readonly [Fighter, Fighter] => {
  const melee = pairFighters(state);
  const [duel] = melee.duels;
  if (!duel) throw new Error('nobody fights');
  const [own, enemy] = duel.one.unit.id === 'a' ? [duel.one, duel.other] : [duel.other, duel.one];
  return [toFighter(state, melee, own, enemy), toFighter(state, melee, enemy, own)];
};

const modifierIn = (state: State, id: string): number =>
  listMeleeModifiers(...fightersIn(state)).find(each => each.id === id)?.value ?? 0;

describe('14.5 Pikes behind pikes', () => {
  test.each([
    ['pikes behind pikes that stand', PIKE, PIKE, false, 1],
    ['pikes behind pikes that have charged', PIKE, PIKE, true, 2],
    ['spears behind pikes', PIKE, {}, false, 0],
    ['pikes behind spears', {}, PIKE, false, 0],
    ['spears behind spears that have charged', {}, {}, true, 0],
  ])('[14.5] %s', (_, front, rear, hasCharged, expected) => {
    const met = phalanx(front, rear);
    const state = hasCharged ? changeTurn(met, 'a', { entered: ['x'] }) : met;
    expect(modifierIn(state, 'pikes')).toBe(expected);
  });
});

test('[14.3] who touches an enemy helps nobody in front', () => {
  const supportsIn = (state: State): number => {
    const melee = pairFighters(state);
    const duel = melee.duels.find(({ one, other }) => [one.element.id, other.element.id].includes('a.1'));
    if (!duel) throw new Error('nobody fights');
    return listRearSupports(state, melee, duel.one.unit.id === 'a' ? duel.one : duel.other).length;
  };
  const free = phalanx({}, {});
  const attackedBehind = placeElements(free, 'y', { x: 30, y: Y + (BASE_DEPTH + 0.02) * 2, facing: 0 });
  expect([supportsIn(free), supportsIn(attackedBehind)]).toEqual([1, 0]);
});

describe('8.4 Enraged troops', () => {
  const raging = (round: number, stratagem: State['stratagems'][0]): boolean | undefined =>
    fightersIn({ ...phalanx({}, {}), round, stratagems: [stratagem, null] })[0].profile.wild;

  test('[8.4] are wild for five turns', () => {
    expect([1, 5, 6].map(round => Boolean(raging(round, 'enraged')))).toEqual([true, true, false]);
    expect(raging(1, null)).toBeFalsy();
  });

  test('[8.4] only those of the side that has the stratagem', () => {
    const state: State = { ...phalanx({}, {}), round: 1, stratagems: [null, 'enraged'] };
    expect(fightersIn(state).map(({ profile }) => Boolean(profile.wild))).toEqual([false, true]);
  });
});
