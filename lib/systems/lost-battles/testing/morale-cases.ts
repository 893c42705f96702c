import type { Field, FieldUnit } from '../rules/battlefield/field';
import type { TileId } from '../rules/battlefield/tiles';
import { listArmyMoraleLines, type Shock, testUnits } from '../rules/morale/morale';
import { unit, units } from './field-builder';

/** An attack on the first side’s centre tile that has harmed nobody yet, unless said otherwise. */
export const shock = (more: Partial<Shock> = {}): Shock => ({
  side: 0,
  tile: 'C2',
  shattered: [],
  killed: [],
  campEntered: false,
  silenced: [],
  ...more,
});

/** Average heavy infantry of the second side on a tile. */
export const enemies = (count: number, at: TileId): readonly FieldUnit[] =>
  units(count, unit(`enemy-${at}`, 'average', 'heavy-infantry', { side: 1, at }));

/** Morale and fate of each unit of the side. */
export const moraleResults = (field: Field, given: Shock, army: number) =>
  Object.fromEntries(
    testUnits(field, given, army).map(({ unit: id, morale, result }) => [id, [morale, result]]),
  );

/** The army’s lines with their values. */
export const lineIds = (field: Field, given: Shock) =>
  listArmyMoraleLines(field, given).map(({ id, value }) => [id, value]);
