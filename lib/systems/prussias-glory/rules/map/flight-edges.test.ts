import { describe, expect, test } from 'vitest';
import { applyDisorder } from '../../play/tasks/piece-changes';
import { hexIn, type TestUnit, testScene } from '../../testing/scenario-builder';
import { stateOf } from '../../testing/scripted-play';
import { fieldOf } from '../field';
import { listFriendlyEdges } from './retreat';

const foot = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  codes: ['8-6-3', '7-5-3'],
  ...more,
});

describe('26.3.2 The edge away from the nearest enemy', () => {
  const edgesWith = (enemy: string | null): readonly number[] => {
    const units = [foot('a', '2013'), ...(enemy ? [foot('d', enemy, { side: 1 })] : [])];
    const scene = testScene(units, scenario => ({
      ...scenario,
      board: { ...scenario.board, friendlyEdges: [{ side: 'first', edges: [], awayFromEnemy: true }] },
    }));
    return listFriendlyEdges(scene, 0, hexIn(scene, '2013'));
  };

  test.each([
    ['an enemy in the south: to the north', '2018', 0],
    ['an enemy in the west: to the east', '1013', 1],
    ['an enemy in the north: to the south', '2008', 2],
    ['an enemy in the east: to the west', '3013', 3],
  ])('[26.3.2] %s', (_, enemy, edge) => expect(edgesWith(enemy)).toEqual([edge]));
});

test('[7.3] what is set up in column stands in column', () => {
  const { scenario } = testScene([foot('a', '1010'), foot('b', '1012')], same => ({
    ...same,
    deployment: {
      ...same.deployment,
      stacks: same.deployment.stacks.map(stack => ({ ...stack, column: stack.hex === '1010' })),
    },
  }));
  const { units } = fieldOf(scenario);
  expect([units.a?.column, units.b?.column]).toEqual([true, false]);
});

test.each([
  ['[8.1] a disordered unit goes back one hex', 'formed', 'disordered', 1],
  ['[8.2] a routed one flees farther', 'formed', 'routed', 2],
  ['[8.2] a second disorder is a rout', 'disordered', 'disordered', 2],
] as const)('%s', (_, status, result, hexes) => {
  const { state } = applyDisorder(stateOf([foot('a', '1010', { state: { status } })]), 'a', result);
  expect(state.agenda[0]).toMatchObject({ task: 'retreat', unit: 'a', left: hexes });
});
