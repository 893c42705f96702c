import { expect, test } from 'vitest';
import type { Scenario } from '../../../document/scenario';
import { battle, hoplites, placed } from '../../../testing/table';
import { play } from '../..';

const presences = (changes: Partial<Scenario>): Readonly<Record<string, string>> => {
  const base = battle(
    'open-battle',
    [],
    [hoplites('here', placed(30, 40)), hoplites('later'), hoplites('free')],
  );
  const forces = base.forces.map((force, index) =>
    index === 0
      ? { ...force, units: force.units.map(unit => (unit.id === 'later' ? { ...unit, late: true } : unit)) }
      : force,
  );
  const { units } = play.start({ ...base, ...changes, forces }, 1);
  return Object.fromEntries(
    units.filter(({ kind }) => kind === 'unit').map(({ id, presence }) => [id, presence]),
  );
};

test('[8.3, 9.1] with a free set-up units without a place wait for theirs, unless they come late', () =>
  expect(presences({ freeSetUp: true })).toMatchObject({ later: 'late', free: 'waiting' }));

test('[9.1] without one they come late', () =>
  expect(presences({})).toMatchObject({ here: 'table', later: 'late', free: 'late' }));
