import { expect, test } from 'vitest';
import { startFight, unitIn } from '../testing/scripted-play';
import { canAttack, canShoot, findAttackTargets, listShootingTargets } from './targets';

const game = startFight({
  first: [
    ['front', ['sure'], 'A2'],
    ['rear', ['sure'], 'A1'],
    ['blunt', ['blunt'], 'B2'],
    ['bows', ['archer'], 'C2'],
    ['far-bows', ['archer'], 'C1'],
  ],
  second: [
    ['x', ['weak'], 'A4'],
    ['y', ['weak'], 'B4'],
    ['z', ['weak'], 'C4'],
  ],
});

const unit = (id: string) => {
  const found = unitIn(game, id);
  if (!found) throw new Error(`no unit ${id}`);
  return found;
};

test.each([
  ['in front with a black die', 'front', true],
  ['in the rear', 'rear', false],
  ['in front without a black die', 'blunt', false],
])('[6.2] a unit attacks: %s', (_, id, may) => {
  expect(canAttack(unit(id))).toBe(may);
  expect(findAttackTargets(game.state.field, unit(id)) !== null).toBe(may);
});

test.each([
  ['in front with a white die', 'bows', true],
  ['in the rear', 'far-bows', false],
  ['in front without a white die', 'front', false],
])('[6.12] a unit shoots: %s', (_, id, may) => {
  expect(canShoot(unit(id))).toBe(may);
  expect(listShootingTargets(game.state.field, unit(id)).length > 0).toBe(may);
});
