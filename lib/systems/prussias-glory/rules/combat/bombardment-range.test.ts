import { describe, expect, test } from 'vitest';
import { hexIn, type TestUnit, testScene, unitIn } from '../../testing/scenario-builder';
import { reachOf, UNHINDERED } from '../map/movement';
import { listBombardmentLines } from './bombardment';
import { hexesInRange } from './bombardment-range';

const scene = testScene([
  { id: 'g', hex: '1010', arm: 'artillery', codes: ['8-5-0', '6-4-0'] },
  { id: 'away', arm: 'artillery', codes: ['8-5-3'] },
  { id: 'a', hex: '2010', codes: ['8-6-3', '7-5-3'] },
]);

test('[16.2] a gun reaches all hexes around it but its own, with the strength of each distance', () => {
  const found = hexesInRange(scene, 'g');
  const strengths = found.map(({ strength }) => strength);
  expect([strengths.filter(each => each === 8).length, strengths.filter(each => each === 5).length]).toEqual([
    6, 12,
  ]);
  expect(found).toHaveLength(18);
  expect(found.map(({ hex }) => hex)).not.toContain(hexIn(scene, '1010'));
  expect(found.every(({ isSeen }) => isSeen)).toBe(true);
});

test('[16.1] neither foot nor a gun off the map has a range', () => {
  expect([hexesInRange(scene, 'a'), hexesInRange(scene, 'away')]).toEqual([[], []]);
});

describe('16.2 What changes the throw', () => {
  const gun = (id: string, hex: string, side: 0 | 1 = 0): TestUnit => ({
    id,
    hex,
    side,
    arm: 'artillery',
    codes: ['8-5-3', '6-4-2'],
  });
  const foot = (id: string, state: Partial<TestUnit> = {}): TestUnit => ({
    id,
    hex: '1012',
    side: 1,
    codes: ['8-6-3', '7-5-3'],
    ...state,
  });
  const modifiers = (...targets: readonly TestUnit[]): readonly string[] => {
    const fired = testScene([gun('g', '1010'), ...targets]);
    const [target, groundFrom] = [hexIn(fired, '1012'), hexIn(fired, '1010')];
    const fire = { side: 0, target, guns: [unitIn(fired, 'g')], groundFrom } as const;
    return listBombardmentLines(fired, fire, ['steady', 'steady'], '1200').map(({ id }) => id);
  };

  test.each([
    ['formed foot', [foot('a')], []],
    ['guns alone', [gun('k', '1012', 1)], ['target-guns-only']],
    ['guns with foot', [gun('k', '1012', 1), foot('a')], []],
    ['disordered foot', [foot('a', { state: { status: 'disordered' } })], ['target-disordered']],
    ['routed foot', [foot('a', { state: { status: 'routed' } })], ['target-routed']],
    ['disordered foot with formed foot', [foot('a', { state: { status: 'disordered' } }), foot('b')], []],
    ['a column', [foot('a', { state: { column: true } })], ['target-in-column']],
  ])('[16.2] %s', (_, targets, expected) => expect(modifiers(...targets)).toEqual(expected));
});

test('[7.0] neither a routed unit nor one off the map has a reach', () => {
  const moving = testScene([
    { id: 'r', hex: '1010', codes: ['8-6-3'], state: { status: 'routed' } },
    { id: 'a', hex: '1012', codes: ['8-6-3'] },
  ]);
  expect(reachOf(moving, unitIn(moving, 'r'), UNHINDERED)).toBeNull();
  expect(reachOf(moving, unitIn(moving, 'a'), UNHINDERED)).not.toBeNull();
});
