import { describe, expect, test } from 'vitest';
import { play } from '../../play';
import { type Element, getUnit } from '../../play/field';
import { beginGame } from '../../play/game';
import type { State } from '../../play/state';
import { shootVolleys } from '../../play/tasks/shooting/volleys';
import { BASE_DEPTH, changeUnit, placeElements, startField } from '../../testing/field';
import { battle, hoplites, placed } from '../../testing/table';
import type { Profile } from '../army/points';
import { listAims, mayShootNow, toShot } from './shots';

const bows = (id: string, x: number, y: number, facing = 180) => ({
  id,
  entry: 'sparabara',
  variant: 'bow',
  elements: 4,
  place: placed(x, y, facing, { files: 4 }),
});

const aims = (state: State, id: string) => {
  const unit = getUnit(state.units, id);
  return unit.elements.flatMap(shooter => listAims(state, unit, shooter));
};

const moved = (elements: readonly Element[], x: number, y: number): readonly Element[] =>
  elements.map((element, index) => ({ ...element, at: [x + index * 2.4, y] }));

describe('13 Who is shot at', () => {
  test('[13.1] of a unit in melee since last turn those who touch no enemy are targets still', () => {
    const start = play.start(
      battle(
        'open-battle',
        [],
        [hoplites('spears', placed(30, 30, 0, { files: 8 }), 8)],
        [bows('near', 30, 20), bows('far', 30, 24)],
      ),
      1,
    );
    const [lone] = moved(getUnit(start.units, 'near').elements, 21.6, 28.8);
    if (!lone) throw new Error('nobody');
    const state = changeUnit(changeUnit(start, 'near', { elements: [lone] }), 'spears', {
      contacts: ['near'],
    });
    const targets = new Set(aims(state, 'far').map(({ target }) => target.id));
    const touched = getUnit(state.units, 'spears').elements[0]?.id ?? '';
    expect(targets.size).toBeGreaterThan(0);
    expect(targets.has(touched)).toBe(false);
  });

  test('[6.3] who is getting into the saddle is shot at as a rider', () => {
    const start = play.start(
      battle('open-battle', [], [hoplites('spears', placed(30, 30), 4)], [bows('bows', 30, 24)]),
      1,
    );
    const { turn, elements } = getUnit(start.units, 'spears');
    const ride: Profile = { ...(elements[0] as Element).profile, troop: 'heavy-cavalry', armour: 'none' };
    const state = changeUnit(start, 'spears', {
      elements: elements.map(element => ({ ...element, ride })),
      turn: { ...turn, isMounting: true },
    });
    const [aim] = aims(state, 'bows');
    if (!aim) throw new Error('no aim');
    expect(toShot(state, aim).target.troop).toBe('heavy-cavalry');
    expect(
      toShot(changeUnit(state, 'spears', { turn }), { ...aim, enemy: { ...aim.enemy, turn } }).target.troop,
    ).toBe('warrior');
  });

  test('[6.4] riders on fighting camels shoot as other riders do, foot on camels not', () => {
    const start = play.start(
      battle('open-battle', [], [hoplites('spears', placed(30, 30), 4)], [bows('bows', 30, 24)]),
      1,
    );
    const unit = getUnit(start.units, 'bows');
    const { profile } = unit.elements[0] as Element;
    expect(mayShootNow(unit, { ...profile, troop: 'light-cavalry', mount: 'camel' })).toBe(true);
    expect(mayShootNow(unit, { ...profile, mount: 'camel' })).toBe(false);
  });

  test('[13.3, F3] who is shot at by side 1 answers it in the same turn before it looks for nearer targets', () => {
    const start = play.start(
      battle(
        'open-battle',
        [],
        [
          { ...bows('archers', 30, 24, 0), entry: 'psiloi', variant: 'bow', elements: 4 },
          hoplites('spears', placed(20, 22, 0), 4),
        ],
        [bows('bows', 26, 18)],
      ),
      1,
    );
    const task = { type: 'volleys', aims: {} } as const;
    const isShotAt = (first: 0 | 1): boolean => {
      const after = shootVolleys(beginGame({ ...start, first, agenda: [task, ...start.agenda] }), task).state;
      return getUnit(after.units, 'spears').turn.shotBy.includes('bows');
    };
    expect([isShotAt(0), isShotAt(1)]).toEqual([false, true]);
  });

  test('[13.1] who shoots all round is measured from the side of the base that is nearest', () => {
    const start = startField();
    const rider = { troop: 'light-cavalry', arm: 'bow' } as const;
    const reach = (gap: number) => {
      const own = placeElements(start, 'a', { x: 30, y: 30, profile: rider });
      const behind = placeElements(own, 'x', { x: 30, y: 30 + BASE_DEPTH + gap, facing: 180 });
      return aims(behind, 'a').map(({ range }) => Math.round(range * 10) / 10);
    };
    // Their base is four fifths of an inch deeper than that of foot.
    expect([reach(6.2), reach(6.6)]).toEqual([[5.8], []]);
  });
});
