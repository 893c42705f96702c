import { describe, expect, test } from 'vitest';
import { readShippedScenario } from '@/content/testing/shipped-scenarios';
import { hexOf, measureHexDistance } from '@/lib/geometry/hex/hex';
import { rosterOf, unitOfId } from '../../../document/army';
import { scenarioSchema } from '../../../document/scenario';
import { groundIn, listOccupiedHexes, sideAt } from '../../../rules/field';
import { isOverstacked, unitsOfSideAt } from '../../../rules/map/stacking';
import { seedRandom } from '../../../testing/random-play';
import { offers, run } from '../../../testing/scripted-play';
import { play } from '../..';
import type { State } from '../../state';

const battle = readShippedScenario('prussias-glory', 'rossbach-battle', scenarioSchema);

const WINGS: readonly (string | null)[] = ['soubise-wing', 'hildburghausen-wing', null];
const start = play.start(battle, 1);
const { grid } = groundIn(start);
const at = (hex: string): number => hexOf(grid, hex);

interface Column {
  readonly hex: number;
  readonly ids: readonly string[];
}

/** The stacks of the units that must march, each from the top. */
const columnsOf = (state: State): readonly Column[] =>
  listOccupiedHexes(state.field)
    .filter(hex => sideAt(state, hex) === 1)
    .map(hex => ({
      hex,
      ids: unitsOfSideAt(state, hex, 1)
        .filter(({ unit }) => WINGS.includes(unit.wing))
        .map(({ unit }) => unit.id),
    }))
    .filter(({ ids }) => ids.length > 0);

/** How far each column has gone, and whether it is still in its order. */
const marchOf = (before: State, after: State): readonly { hexes: number; isInOrder: boolean }[] =>
  columnsOf(before).map(({ hex, ids }) => {
    const now = columnsOf(after).find(column => column.ids.some(id => ids.includes(id)));
    const order = now?.ids.filter(id => ids.includes(id)) ?? [];
    return {
      hexes: now ? measureHexDistance(grid, hex, now.hex) : -1,
      isInOrder: order.join() === ids.join(),
    };
  });

const withStacks = (stacks: Readonly<Record<string, readonly string[]>>): State => ({
  ...start,
  player: 1,
  marks: { ...start.marks, outOfCommand: [] },
  field: {
    ...start.field,
    stacks: Object.fromEntries(Object.entries(stacks).map(([hex, ids]) => [at(hex), ids])),
  },
});

const placeOf = (state: State, id: string): number | undefined =>
  listOccupiedHexes(state.field).find(hex => state.field.stacks[hex]?.includes(id));

const marched = (stacks: Readonly<Record<string, readonly string[]>>): State =>
  run(withStacks(stacks), { task: 'march' }).state;

describe('23.5.1 The compulsory march', () => {
  test('[23.5.1] as shipped, all columns go three hexes and keep their order', () => {
    const after = run({ ...start, player: 1 }, { task: 'march' }).state;
    expect(marchOf(start, after)).toEqual(Array.from({ length: 5 }, () => ({ hexes: 3, isInOrder: true })));
  });

  test('[23.5.1, 3.3] then the cavalry in the way must make room before the movement ends', () => {
    const asked = run({ ...start, player: 1 }, { task: 'command' }, { task: 'march' }, { task: 'move' });
    const crowded = listOccupiedHexes(asked.state.field).filter(hex =>
      isOverstacked(unitsOfSideAt(asked.state, hex, 1)),
    );
    expect(crowded.length).toBeGreaterThan(0);
    expect(offers(asked.state).map(({ type }) => type)).not.toContain('pass');
    for (const hex of crowded)
      expect(unitsOfSideAt(asked.state, hex, 1).some(({ unit }) => unit.wing === 'baden-wing')).toBe(true);
  });

  test('[23.5.1] who marched is neither moved nor raised again in this turn, and others are', () => {
    const { state } = run({ ...start, player: 1 }, { task: 'march' }, { task: 'move' });
    const named = offers(state).flatMap(action =>
      action.type === 'move' || action.type === 'raise' ? action.piece : [],
    );
    const units = named.filter(id => rosterOf(battle).units.has(id));
    expect(units.filter(id => WINGS.includes(unitOfId(battle, id).wing))).toEqual([]);
    expect(units).toContain('coa-hohenzollern');
    const later = run({ ...start, player: 1, turn: 1 }, { task: 'move' }).state;
    expect(offers(later)).toContainEqual({ by: 'coalition', type: 'raise', piece: 'coa-swabia' });
  });

  test('[23.5.1] a column passes friends and ends beyond them, below those who stay', () => {
    const after = marched({ '2615': ['coa-piemont'], '2614': ['coa-bretlach'], '2612': ['coa-la-reine'] });
    expect(after.field.stacks[at('2612')]).toEqual(['coa-la-reine', 'coa-piemont']);
  });

  test('[23.5.1, 7.2.1] whoever comes into an enemy zone and is engaged stays there', () => {
    const after = marched({ '2615': ['coa-piemont', 'coa-fr-art-1'], '2612': ['pru-5-13'] });
    expect(after.field.stacks[at('2613')]).toEqual(['coa-piemont', 'coa-fr-art-1']);
  });

  test('[23.5.1, 7.2.2] guns alone do not march into an enemy zone', () => {
    const after = marched({ '2615': ['coa-fr-art-1'], '2612': ['pru-5-13'] });
    expect(placeOf(after, 'coa-fr-art-1')).toBe(at('2614'));
  });

  test('[23.5.1, 7.2.1] a column that is engaged already does not march', () => {
    const after = marched({ '2615': ['coa-piemont'], '2614': ['pru-5-13'] });
    expect(placeOf(after, 'coa-piemont')).toBe(at('2615'));
  });

  test('[23.5.1, 3.1] a column that follows turns aside rather than end where there is no room', () => {
    const full = ['coa-piemont', 'coa-mailly', 'coa-poitou'];
    const after = marched({ '2613': full, '2614': ['coa-provence'], '2609': ['pru-5-13'] });
    expect(after.field.stacks[at('2610')]).toEqual(full);
    const follower = placeOf(after, 'coa-provence') ?? 0;
    expect(measureHexDistance(grid, at('2614'), follower)).toBe(3);
    expect(isOverstacked(unitsOfSideAt(after, follower, 1))).toBe(false);
  });

  test('[23.5.1, 7.3.3] a march that comes near a column lets it try to deploy', () => {
    const state = withStacks({ '2615': ['coa-piemont'], '2609': ['pru-5-13'] });
    const unit = state.field.units['pru-5-13'];
    if (!unit) throw new Error('no unit');
    const units = { ...state.field.units, 'pru-5-13': { ...unit, column: true } };
    const asked = run({ ...state, field: { ...state.field, units } }, { task: 'march' }).state;
    expect(offers(asked).map(({ type }) => type)).toEqual(['pass', 'deploy-under-threat']);
    const on = play.apply(asked, { by: 'prussia', type: 'pass' }).state;
    expect(placeOf(on, 'coa-piemont')).not.toBe(at('2615'));
  });

  test('[23.5.1, 3.3] whatever the Prussians did before, nobody is left in a hex that is too full', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const chance = seedRandom(seed);
      let state = play.start(battle, seed);
      for (let choices = 0; state.turn === 0 && choices < 2_000; choices++) {
        const [seat = ''] = play.awaits(state);
        const [task] = state.agenda;
        const isEnding = task?.task === 'fire' && state.player === 1;
        if (isEnding) break;
        state = play.apply(state, chance.pick(play.actions(state, seat))).state;
      }
      const crowded = listOccupiedHexes(state.field).filter(hex =>
        isOverstacked(unitsOfSideAt(state, hex, 1)),
      );
      expect(crowded, `seed ${seed}`).toEqual([]);
    }
  });
});
