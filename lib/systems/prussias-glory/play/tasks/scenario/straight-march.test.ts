import { expect, test } from 'vitest';
import { hexOfUnit } from '../../../rules/field';
import { hexIn } from '../../../testing/scenario-builder';
import { run, stateOf } from '../../../testing/scripted-play';
import { hexName } from '../../game';

/** Where a column that starts at 1020 is after each of its hexes. */
const marchedTo = (towards: string, left: number): string => {
  const state = stateOf([{ id: 'a', hex: '1020', codes: ['8-6-3', '7-5-3'] }]);
  const start = hexIn(state, '1020');
  const after = run(state, { task: 'marching', units: ['a'], leaders: [], start, left, towards }).state;
  return hexName(after, hexOfUnit(after.field, 'a') ?? -1);
};

test.each([
  ['straight to the north', '1010', ['1019', '1018', '1017']],
  ['a little to the east of north', '1211', ['1019', '1018', '1117']],
  ['a little to the west of north', '0811', ['1019', '1018', '0917']],
])('[23.5.1] a column marches in as straight a line as it can: %s', (_, towards, way) => {
  const hexes = [1, 2, 3].map(left => marchedTo(towards, left));
  expect(hexes).toEqual(way);
});
