import { createRandomDraw, type RandomDraw } from '@/lib/dice/random-draw';
import type { Seed } from '@/lib/dice/rng';
import type { Troop } from '../../document/troop';
import type { Field, FieldUnit } from '../field';
import type { State } from '../state';
import { isCovered } from './visibility';

/**
 * 4.2, 4.3 – A battle that this player cannot distinguish from the true one: what is below the top tiles of covered
 * stacks is drawn again.
 */
export const imagine = (state: State, seat: string, seed: Seed): State => {
  const covered = state.field.filter(unit => unit.troops.length > 1 && isCovered(state, unit, seat));
  return covered.length === 0
    ? state
    : { ...state, field: redealStacks(state.field, covered, createRandomDraw(seed)) };
};

/** The largest stacks first: few tiles may be in them (4.2). */
const redealStacks = (field: Field, covered: Field, draw: RandomDraw): Field => {
  const tiles = covered
    .flatMap(({ troops }) => troops.slice(1).map(({ troop }) => troop))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const left = [...draw.shuffled(tiles)];
  const largestFirst = covered.toSorted((one, other) => other.troops.length - one.troops.length);
  const stacks = new Map(largestFirst.map(unit => [unit.id, dealStack(unit, left)]));
  return field.map(unit => stacks.get(unit.id) ?? unit);
};

/** Takes from the tiles that are left those that may be below the top of a stack of this size; any tile where none may. */
const dealStack = (unit: FieldUnit, left: Troop[]): FieldUnit => {
  const size = unit.troops.length;
  const [top, ...below] = unit.troops;
  const dealt = below.map(slot => {
    const fitting = left.findIndex(({ formation }) => formation >= size);
    const [troop = slot.troop] = left.splice(Math.max(0, fitting), 1);
    return { ...slot, troop };
  });
  return { ...unit, troops: top ? [top, ...dealt] : dealt };
};
