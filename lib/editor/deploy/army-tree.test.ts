import { beforeAll, describe, expect, test } from 'vitest';
import leuthen from '@/content/scenarios/prussias-glory/leuthen-battle.json';
import { applyChanges } from '@/lib/documents/change';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { loadSystem } from '@/lib/systems';
import { listTreeRows, makeArmyTree, pickRow, type TreeRow } from './army-tree';

let system: AnySystem;
let scenario: ScenarioBase;

const openWhenWaiting = (_id: string, isWaiting: boolean): boolean => isWaiting;

const takeOffWing = (index: number): ScenarioBase => {
  const wing = system.deployment.groups(scenario).filter(({ seat }) => seat === 'prussia')[index];
  return applyChanges(scenario, system.editing.move(scenario, wing?.pieces ?? [], null));
};

const rowsOf = (document: ScenarioBase): readonly TreeRow[] =>
  listTreeRows(makeArmyTree(system, document, system.setUp(document), 'prussia'), openWhenWaiting);

beforeAll(async () => {
  const found = await loadSystem('prussias-glory');
  if (!found) throw new Error('no system');
  system = found;
  scenario = found.documents.scenario.schema.parse(leuthen);
});

describe('the army as a tree', () => {
  test('a wing with units to deploy comes first and is open, the others are one line', () => {
    const [first, ...others] = rowsOf(takeOffWing(3));
    expect(first?.kind).toBe('group');
    expect(others.at(-1)?.kind).toBe('deployed');
    expect(others.slice(0, -1).every(({ kind }) => kind === 'unit')).toBe(true);
  });

  test('every piece of the side is in it once', () => {
    const tree = makeArmyTree(system, scenario, system.setUp(scenario), 'prussia');
    const ids = tree.flatMap(({ units }) => units.map(({ piece }) => piece.id));
    const own = system.setUp(scenario).pieces.filter(({ seat }) => seat === 'prussia');
    expect([...ids].sort()).toEqual(own.map(({ id }) => id).sort());
  });

  test('Shift picks a range, Control one more or less, a header its wing', () => {
    const rows = rowsOf(takeOffWing(3));
    const units = rows.filter(({ kind }) => kind === 'unit');
    const [head, [one, two, three]] = [rows[0], units];
    if (!head || !one || !two || !three) throw new Error('too few rows');
    const range = pickRow(rows, [one.id], one.id, three, { isRange: true, isAdding: false });
    expect(range).toEqual([one.id, two.id, three.id]);
    const less = pickRow(rows, range, one.id, two, { isRange: false, isAdding: true });
    expect(less).toEqual([one.id, three.id]);
    expect(pickRow(rows, [], null, head, { isRange: false, isAdding: false })).toEqual(
      units.map(({ id }) => id),
    );
  });
});
