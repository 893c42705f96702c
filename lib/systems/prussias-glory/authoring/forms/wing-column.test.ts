import { describe, expect, test } from 'vitest';
import leuthen from '@/content/scenarios/prussias-glory/leuthen-battle.json';
import { applyChanges } from '@/lib/documents/change';
import { scenarioSchema } from '../../document/scenario';
import { forms } from '.';

const scenario = scenarioSchema.parse(leuthen);

describe('the wing of a unit in the table', () => {
  test('[6.2] every table of a wing has a column with its wing, and the wings of the side to choose from', () => {
    const [table] = forms.tables(scenario);
    const column = table?.columns.find(({ common }) => common !== undefined);
    const wings = scenario.forces[0]?.wings ?? [];
    expect(column?.common).toBe(wings[0]?.id);
    expect(column?.kind.type === 'choice' && column.kind.choices.map(({ value }) => value)).toEqual(
      wings.map(({ id }) => id),
    );
  });

  test('[6.2] another wing takes the unit over; other values are written where they stand', () => {
    const [from, to] = scenario.forces[0]?.wings ?? [];
    const unit = from?.units[0];
    if (!from || !to || !unit || !forms.setEntryValue) throw new Error('too few wings');
    const moved = applyChanges(scenario, forms.setEntryValue(scenario, '0/wing/0', 0, ['wing'], to.id));
    expect(moved.forces[0]?.wings[0]?.units.map(({ id }) => id)).not.toContain(unit.id);
    expect(moved.forces[0]?.wings[1]?.units.at(-1)?.id).toBe(unit.id);
    const named = applyChanges(
      scenario,
      forms.setEntryValue(scenario, '0/wing/0', 0, ['name'], 'Itzenplitz'),
    );
    expect(named.forces[0]?.wings[0]?.units[0]?.name).toBe('Itzenplitz');
  });
});
