import { expect, test } from 'vitest';
import type { Scenario } from '../../../document/scenario';
import { hexOfUnit } from '../../../rules/field';
import { hexIn, withHexsides } from '../../../testing/scenario-builder';
import { run, stateOf } from '../../../testing/scripted-play';
import { nameHex } from '../../game';

type Change = (scenario: Scenario) => Scenario;

/** A column's place after this many hexes; it starts at 1020 by default. */
const marchedTo = (towards: string, left: number, change?: Change, from = '1020'): string => {
  const state = stateOf([{ id: 'a', hex: from, codes: ['8-6-3', '7-5-3'] }], change);
  const start = hexIn(state, from);
  const after = run(state, { task: 'marching', units: ['a'], leaders: [], start, left, towards }).state;
  return nameHex(after, hexOfUnit(after.field, 'a') ?? -1);
};

test.each([
  ['straight to the north', '1010', ['1019', '1018', '1017']],
  ['a little to the east of north', '1211', ['1019', '1018', '1117']],
  ['a little to the west of north', '0811', ['1019', '1018', '0917']],
])('[23.5.1] a column marches in as straight a line as it can: %s', (_, towards, way) => {
  const hexes = [1, 2, 3].map(left => marchedTo(towards, left));
  expect(hexes).toEqual(way);
});

/** A river east of 1018 that the way to the north does not cross. */
const besideRiver =
  (traits: Scenario['traits']): Change =>
  scenario => ({ ...withHexsides({ rivers: ['1018/1118'] })(scenario), traits });

test.each([
  ['a column that comes beside the river stops there', '1020', '1018'],
  ['one that starts beside it marches on', '1018', '1015'],
])('[23.5.1, 25.3.6] %s', (_, from, end) => {
  expect(marchedTo('1010', 3, besideRiver([{ trait: 'river-in-column' }]), from)).toBe(end);
});

test('[23.5.1, 25.3.6] where the river is crossed by all, a column beside it marches on', () =>
  expect(marchedTo('1010', 3, besideRiver([]))).toBe('1017'));
