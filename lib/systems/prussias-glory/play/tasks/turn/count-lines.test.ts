import { expect, test } from 'vitest';
import { countLines } from '@/lib/game/testing/replay';
import { type TestUnit, testScenario } from '../../../testing/scenario-builder';
import { play } from '../..';

const LINE = ['8-6-3', '7-5-3', '5-4-3', '3-3-3'];
const foot = (id: string, hex: string, side: 0 | 1): TestUnit => ({ id, hex, side, codes: LINE });
const horse = (id: string, hex: string, side: 0 | 1): TestUnit => ({
  id,
  hex,
  side,
  arm: 'cavalry',
  codes: ['4-7-7', '3-6-7'],
});
const guns = (id: string, hex: string, side: 0 | 1): TestUnit => ({
  id,
  hex,
  side,
  arm: 'artillery',
  codes: ['4-2-1', '2-1-0'],
});

/** All rules together: one wrong move anywhere changes a number. Engaged foot has nothing to do but to end its movement and attack. */
test.each<[string, readonly TestUnit[], readonly number[]]>([
  ['two units face to face', [foot('a', '1010', 0), foot('b', '1011', 1)], [1, 1, 3, 9]],
  ['horse against foot, a hex apart', [horse('a', '1010', 0), foot('b', '1012', 1)], [3, 11, 52, 273]],
  [
    'a stack with guns, two hexes apart',
    [guns('g', '1010', 0), foot('a', '1010', 0), foot('b', '1013', 1)],
    [4, 20, 77, 181],
  ],
  [
    'two against two',
    [foot('a', '1010', 0), horse('h', '1110', 0), foot('b', '1012', 1), horse('i', '1112', 1)],
    [4, 21, 116, 491],
  ],
])('lines of play: %s', (_, units, lines) => {
  // With the first generator's dice, so that only a rule can change a number.
  const state = play.start(testScenario(units), { seed: 3, generator: 1 });
  expect([1, 2, 3, 4].map(depth => countLines(play, state, depth))).toEqual(lines);
});
