import { describe, expect, test } from 'vitest';
import { BASE_DEPTH, changeUnit, placeElements, startField } from '../../../testing/field';
import { beginGame } from '../../game';
import type { State } from '../../state';
import { runMelee } from './melee';

const HORSE = { troop: 'heavy-cavalry' } as const;
const SEEDS = Array.from({ length: 120 }, (_, index) => index + 1);

/** One element of each side in contact since the turn before; both have a second one far away. */
const duel = (own: object, enemy: object, seed: number): State => {
  const first = placeElements(
    startField(seed),
    'a',
    { x: 30, y: 24, profile: own },
    { x: 36, y: 40, profile: own },
  );
  const both = placeElements(
    first,
    'x',
    { x: 30, y: 24 - BASE_DEPTH * 1.35, facing: 180, profile: enemy },
    { x: 36, y: 4, facing: 180, profile: enemy },
  );
  const met = changeUnit(changeUnit(both, 'a', { contacts: ['x'] }), 'x', { contacts: ['a'] });
  return runMelee(beginGame({ ...met, agenda: [{ type: 'end-turn' }] }), { type: 'melee' }).state;
};

/** Elements and markers that a unit may have left, over many throws. */
const ends = (own: object, enemy: object, id: string): readonly string[] => {
  const found = SEEDS.map(seed => {
    const unit = duel(own, enemy, seed).units.find(each => each.id === id);
    return `${unit?.elements.length} ${unit?.markers}`;
  });
  return [...new Set(found)].sort();
};

describe('14.6 What the loser suffers', () => {
  const BY_RIDERS = ['2 0', '2 1', '2 2'];
  const BY_FOOT = ['1 0', '2 0', '2 1', '2 2'];

  test.each([
    ['foot beaten by riders take up to two markers', HORSE, {}, 'x', BY_RIDERS],
    ['the same on the other side', {}, HORSE, 'a', BY_RIDERS],
    ['riders whom foot beat by ten lose the element, without markers', HORSE, {}, 'a', BY_FOOT],
    ['the same on the other side too', {}, HORSE, 'x', BY_FOOT],
  ])('[14.6] %s', (_, own, enemy, id, expected) => expect(ends(own, enemy, id)).toEqual(expected));
});
