import { describe, expect, test } from 'vitest';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import { applyChanges } from '@/lib/documents/change';
import { valueAt } from '@/lib/documents/json-path';
import { runChecks } from '@/lib/game/check/check';
import { CHECKS } from '../../document/checks';
import { type Scenario, scenarioSchema } from '../../document/scenario';
import { battle, entry, group, withForces, withGroups } from '../../testing/scenario-builder';
import { forms } from './';

const legions = entry('legion', 'legion', 'average', 3);
const small: Scenario = {
  ...battle(...withForces([legions]), withGroups(group('first', 'C2', ['legion-1', 'legion-2', 'legion-3']))),
};
const withGuard: Scenario = {
  ...small,
  forces: small.forces.map((force, index) =>
    index === 0
      ? {
          ...force,
          generals: [{ id: 'chief', name: 'Chief', class: 'average', kind: 'leader', guard: 'legion-2' }],
        }
      : force,
  ),
  deployment: {
    ...small.deployment,
    plan: [{ side: 'first', units: ['legion-1..3'], activation: 'group', placeOn: 'C1' } as never],
  },
};

const set = (scenario: Scenario, sheet: string, index: number, name: string, value: string | number) =>
  applyChanges(scenario, forms.setEntryValue(scenario, sheet, index, [name], value));

describe('the armies as tables', () => {
  test('[1.1] a new id follows to the set-up, its plan and the guards', () => {
    const renamed = set(withGuard, '0-units', 0, 'id', 'hastati');
    expect(renamed.deployment.groups[0]).toMatchObject({
      units: ['hastati-1', 'hastati-2', 'hastati-3'],
      lead: 'hastati-1',
    });
    expect(renamed.forces[0]?.generals[0]?.guard).toBe('hastati-2');
    expect(renamed.deployment.plan?.[0]?.units).toEqual(['hastati-1..3']);
  });

  test('[1.1] units that a smaller number leaves out leave the set-up too', () => {
    const fewer = set(withGuard, '0-units', 0, 'count', 1);
    expect(fewer.deployment.groups[0]?.units).toEqual(['legion']);
    expect(fewer.forces[0]?.generals[0]?.guard).toBeUndefined();
    const more = set(set(small, '0-units', 0, 'count', 1), '0-units', 0, 'count', 2);
    expect(more.deployment.groups[0]).toMatchObject({ units: ['legion-1'], lead: 'legion-1' });
  });

  test('[8.1] a general renamed stands where he stood; his guard is one of his army', () => {
    const placed = applyChanges(withGuard, [
      { op: 'replace', path: ['deployment', 'groups', 0, 'generals'], value: ['chief'] },
    ]);
    expect(set(placed, '0-generals', 0, 'id', 'consul').deployment.groups[0]?.generals).toEqual(['consul']);
    const guard = forms.tables(withGuard)[1]?.columns.find(({ path }) => path[0] === 'guard')?.kind;
    expect(guard?.type === 'choice' && guard.choices.map(({ value }) => value)).toEqual([
      'legion-1',
      'legion-2',
      'legion-3',
    ]);
  });

  test('a plain value changes its own place alone; an optional one can be taken out', () => {
    expect(forms.setEntryValue(withGuard, '0-units', 0, ['name'], 'Old')).toEqual([
      { op: 'add', path: ['forces', 0, 'units', 0, 'name'], value: 'Old' },
    ]);
    const freed = applyChanges(
      withGuard,
      forms.setEntryValue(withGuard, '0-generals', 0, ['guard'], undefined),
    );
    expect(freed.forces[0]?.generals[0]).not.toHaveProperty('guard');
  });

  test('a copy has an id of its own, and what is removed leaves nothing behind', () => {
    const copy = forms.newEntry(withGuard, '0-units', legions) as typeof legions;
    expect(copy).toMatchObject({ name: 'legion', count: 3 });
    expect(copy.id).not.toBe('legion');
    const emptied = applyChanges(withGuard, forms.removeEntries(withGuard, '0-units', [0]));
    expect(emptied.forces[0]?.units).toEqual([]);
    expect(emptied.deployment.groups).toEqual([]);
    expect(emptied.deployment.plan).toEqual([]);
  });

  test('every field and column of a real battle leads to its place, and renaming everything breaks no rule', () => {
    const real = scenarioSchema.parse(cannae);
    for (const { path, isOptional } of forms.options(real))
      expect(isOptional || valueAt(real, path) !== undefined).toBe(true);
    const renamed = forms.tables(real).reduce((scenario, sheet) => {
      const list = valueAt(scenario, sheet.path) as readonly { readonly id: string }[];
      return list.reduce((now, { id }, index) => set(now, sheet.id, index, 'id', `${id}-x`), scenario);
    }, real);
    expect(runChecks(CHECKS, renamed)).toEqual(runChecks(CHECKS, real));
  });
});
