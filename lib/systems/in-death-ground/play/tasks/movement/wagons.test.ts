import { describe, expect, test } from 'vitest';
import { findList } from '../../../data';
import type { Scenario } from '../../../document/scenario';
import { isInLaager } from '../../../rules/terrain/cover';
import { changeUnit } from '../../../testing/field';
import { isRound, playUntil, unitOf } from '../../../testing/siege';
import { battle, hoplites, placed } from '../../../testing/table';
import { play } from '../..';
import { beginGame } from '../../game';
import type { State } from '../../state';
import { takeBaggage } from '../melee/melee';
import { listUnitsToMove } from './moves';
import { isBaggageThrough, mayUnhitch, unhitchWagon } from './wagons';

const bows = { id: 'bows', entry: 'sparabara', variant: 'bow', elements: 4, place: placed(30, 4, 180) };

/** Greeks with a list that may bring wagons. */
const train = (kind: Scenario['kind'] = 'open-battle'): Scenario => {
  const list = findList('classical-greeks');
  if (!list) throw new Error('no list');
  const scenario = battle(
    kind,
    [],
    [hoplites('spears', kind === 'ambush' ? undefined : placed(30, 44, 0))],
    [bows],
  );
  return {
    ...scenario,
    lists: [{ ...list, id: 'nomads', wagons: true }],
    forces: scenario.forces.map((force, index) =>
      index === 0
        ? {
            ...force,
            list: 'nomads',
            items: [{ id: 'wagon' as const, count: 2 }],
            ...(kind === 'ambush' ? { edge: 'left' as const, march: ['spears'] } : {}),
          }
        : force,
    ),
  };
};

describe('17.5 Wagons', () => {
  test('[17.5] they stand within twelve inches of the own edge and do not move', () => {
    const setting = play.start(train(), 1);
    const set = (y: number) =>
      play.objections(setting, {
        type: 'set-up',
        unit: 'first-wagon-1',
        to: { at: [50, y], facing: 0, formation: 'line', files: 1 },
        by: 'first',
      })[0]?.code;
    expect([set(30), set(40)]).toEqual(['in-death-ground/set-up-area', undefined]);
    const state = playUntil(setting, ({ round }) => round === 1);
    expect(unitOf(state, 'first-wagon-1').presence).toBe('table');
    expect(listUnitsToMove(state, 0).map(({ id }) => id)).toEqual(['spears']);
  });

  test('[17.5] foot at a wagon are behind a defence, in melee and when shot at', () => {
    const state = playUntil(play.start(train(), 1), ({ round }) => round === 1);
    const [spear] = unitOf(state, 'spears').elements;
    const wagon = unitOf(state, 'first-wagon-1');
    const [cart] = wagon.elements;
    if (!spear || !cart) throw new Error('nobody');
    const beside = { ...spear, at: [cart.at[0] + 2.4, cart.at[1]] as const };
    expect(isInLaager(state.units, 0, beside)).toBe(true);
    expect(isInLaager(state.units, 0, { ...spear, at: [70, 20] })).toBe(false);
    expect(isInLaager(changeUnit(state, wagon.id, { isHitched: true }).units, 0, beside)).toBe(false);
  });

  test('[17.5] in an ambush they come with the column, and are unhitched once an enemy is seen', () => {
    const start = play.start({ ...train('ambush'), attacker: 'first' }, 1);
    expect(unitOf(start, 'first-wagon-1').presence).toBe('column');
    const state = playUntil(start, current => unitOf(current, 'first-wagon-1').presence === 'table');
    const wagon = unitOf(state, 'first-wagon-1');
    expect([wagon.isHitched, mayUnhitch(state, wagon)]).toEqual([true, true]);
    expect(mayUnhitch(changeUnit(state, 'bows', { presence: 'late' }), wagon)).toBe(false);
    const standing = unhitchWagon(beginGame(state), wagon.id).state;
    expect(listUnitsToMove(standing, 0).some(({ id }) => id === wagon.id)).toBe(false);
    expect(isRound(1, 'first')(start)).toBe(false);
  });

  const laden = (): Scenario => {
    const scenario = train('ambush');
    return {
      ...scenario,
      attacker: 'first',
      forces: scenario.forces.map((force, index) =>
        index === 0 ? { ...force, baggage: { elements: 2 }, march: ['baggage', 'spears'] } : force,
      ),
    };
  };

  test('[17.5] in an ambush the baggage rides in the wagons, which come all together in its place', () => {
    const start = play.start(laden(), 1);
    expect(unitOf(start, 'first-baggage').presence).toBe('carried');
    expect(start.agenda.slice(0, 2)).toEqual([
      { type: 'enter', unit: 'first-wagon-1' },
      { type: 'enter', unit: 'first-wagon-2' },
    ]);
    const state = playUntil(start, ({ agenda: [task] }) => task?.type === 'move');
    expect([1, 2].map(each => unitOf(state, `first-wagon-${each}`).presence)).toEqual(['table', 'table']);
  });

  test('[17.5] it is taken when an enemy touches a wagon that nobody of its own side touches', () => {
    const state = playUntil(play.start(laden(), 1), ({ agenda: [task] }) => task?.type === 'move');
    const [cart] = unitOf(state, 'first-wagon-1').elements;
    const [bow, ...others] = unitOf(state, 'bows').elements;
    const [spear] = unitOf(state, 'spears').elements;
    if (!cart || !bow || !spear) throw new Error('nobody');
    const raided = changeUnit(state, 'bows', {
      elements: [{ ...bow, at: [cart.at[0] + 4.9 / 2 + 0.6, cart.at[1]] as const, facing: 270 }, ...others],
    });
    const presence = (now: State) =>
      takeBaggage(beginGame(now)).state.units.find(({ id }) => id === 'first-baggage')?.presence;
    expect([presence(state), presence(raided)]).toEqual(['carried', 'destroyed']);
    const held = changeUnit(raided, 'spears', {
      presence: 'table',
      elements: [{ ...spear, at: [cart.at[0], cart.at[1] + 1.2 + 0.6] as const }],
    });
    expect(presence(held)).toBe('carried');
  });

  test('[8.2, 17.5] all the baggage is off the table when all wagons are', () => {
    const state = play.start(laden(), 1);
    const baggage = unitOf(state, 'first-baggage');
    const one = changeUnit(state, 'first-wagon-1', { presence: 'through' });
    const both = changeUnit(one, 'first-wagon-2', { presence: 'through' });
    expect([one, both].map(now => isBaggageThrough(now, baggage))).toEqual([false, true]);
  });
});
