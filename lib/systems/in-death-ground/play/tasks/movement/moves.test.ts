import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findList } from '../../../data';
import type { Scenario } from '../../../document/scenario';
import { scenarioSchema } from '../../../document/scenario';
import { changeUnit } from '../../../testing/field';
import { applyChoice, awaitedSeatOf, playUntil, unitOf } from '../../../testing/siege';
import { battle, hoplites, placed } from '../../../testing/table';
import { play } from '../..';
import { beginGame } from '../../game';
import { FRESH_SIDE, type State } from '../../state';
import { mayRethrow } from '../generals';
import { dismountUnit, listArmChoices, mayDismount, mayRemount } from './mounts';

const bows = { id: 'bows', entry: 'sparabara', variant: 'bow', elements: 4, place: placed(30, 4, 180) };
const nobles = { ...bows, id: 'nobles', entry: 'nobles', variant: 'noble', place: placed(50, 4, 180) };

const field = (...persians: (typeof bows)[]): Scenario =>
  battle(
    'open-battle',
    [],
    [hoplites('spears', placed(30, 40), 8), hoplites('others', placed(60, 44), 4)],
    [bows, ...persians],
  );

const turnOf = (state: State, seat: string): State =>
  playUntil(state, now => now.agenda[0]?.type === 'move' && awaitedSeatOf(now) === seat);

const zama = (): Scenario => {
  const folder = join(process.cwd(), 'content', 'scenarios', 'in-death-ground');
  const file = readdirSync(folder).find(name => name.startsWith('zama'));
  return scenarioSchema.parse(JSON.parse(readFileSync(join(folder, file ?? ''), 'utf8')));
};

describe('5 and 12: the general and the moves', () => {
  test('[12.1] two units may throw again under an extraordinary man, none of them twice, and no machine', () => {
    const state = play.start(zama(), 1);
    const near = state.units.filter(unit => unit.side === 0 && mayRethrow(state, unit));
    const [one, other] = near;
    if (!one || !other) throw new Error('nobody near');
    const after: State = { ...state, sides: [{ ...FRESH_SIDE, again: [one.id] }, FRESH_SIDE] };
    expect([one, other].map(unit => mayRethrow(after, unit))).toEqual([false, true]);
    expect(mayRethrow(state, { ...one, kind: 'machine' })).toBe(false);
  });

  test('[5.4, 12.1] a general has charged when he went as far as the ground lets him, not only as far as bad ground would', () => {
    const moving = turnOf(play.start(field(), 1), 'first');
    const thrown = applyChoice(moving, { type: 'throw', unit: 'spears' });
    const [head, ...rest] = thrown.agenda;
    if (head?.type !== 'march') throw new Error('no march');
    const state: State = {
      ...changeUnit(thrown, 'spears', { general: unitOf(thrown, 'spears').elements[0]?.id ?? null }),
      agenda: [{ ...head, thrown: { faces: [4, 4], good: 8, difficult: 2 } }, ...rest],
    };
    const charged = (inches: number) =>
      unitOf(applyChoice(state, { type: 'march', to: { at: [30, 40 - inches], facing: 0 } }), 'spears').turn
        .hasCharged;
    expect([charged(2), charged(8)]).toEqual([false, true]);
  });
});

describe('6.3 Dismounting', () => {
  test('[6.3, F4] only before the own side has moved anybody', () => {
    const state = turnOf(play.start(field(nobles), 1), 'second');
    expect(mayDismount(state, unitOf(state, 'nobles'))).toBe(true);
    const begun = turnOf(applyChoice(state, { type: 'hold', unit: 'bows' }), 'second');
    expect(begun.round).toBe(state.round);
    expect(mayDismount(begun, unitOf(begun, 'nobles'))).toBe(false);
  });

  test('[6.3] who has dismounted is on foot for the whole turn', () => {
    const state = turnOf(play.start(field(nobles), 1), 'second');
    const down = dismountUnit(beginGame(state), 'nobles').state;
    expect(mayRemount(down, unitOf(down, 'nobles'))).toBe(false);
    const later = changeUnit(down, 'nobles', { turn: unitOf(state, 'nobles').turn });
    expect(mayRemount(later, unitOf(later, 'nobles'))).toBe(true);
  });

  test('[6.3] a list may let riders choose their arms on foot; those with bows are archers', () => {
    const list = findList('late-sung');
    if (!list) throw new Error('no Sung');
    const scenario = field(nobles);
    const state = turnOf(
      play.start(
        {
          ...scenario,
          lists: [{ ...list, id: 'own', entries: findList('achaemenid-persians')?.entries ?? [] }],
          forces: scenario.forces.map((force, index) => (index === 1 ? { ...force, list: 'own' } : force)),
        },
        1,
      ),
      'second',
    );
    const riders = unitOf(state, 'nobles');
    expect(listArmChoices(state, riders)).toEqual([]);
    const spears = {
      ...riders,
      elements: riders.elements.map(each => ({
        ...each,
        profile: { ...each.profile, arm: 'spear' as const },
      })),
    };
    const armed = changeUnit(state, 'nobles', spears);
    expect(listArmChoices(armed, spears)).toEqual(['sword', 'spear']);
    const armOf = (now: State) => unitOf(now, 'nobles').elements[0]?.profile.arm;
    expect(armOf(applyChoice(armed, { type: 'dismount', unit: 'nobles', as: 'spear' }))).toBe('spear');
    expect(armOf(applyChoice(armed, { type: 'dismount', unit: 'nobles', as: 'sword' }))).toBe('sword');
    expect(armOf(applyChoice(state, { type: 'dismount', unit: 'nobles' }))).toBe('bow');
  });
});
