import { describe, expect, test } from 'vitest';
import { type TestUnit, testScene, unitIn } from '../../testing/scenario-builder';
import { isOverstacked } from './stacking';

const GUNS = ['8-5-3', '6-4-2', '4-3-1', '2-1-1'];
const gun = (id: string, column: boolean): TestUnit => ({
  id,
  hex: '1010',
  arm: 'artillery',
  codes: GUNS,
  state: { column },
});

describe('3 Stacking', () => {
  test('[3.2] a hex in column holds eight steps of guns, also where they are alone', () => {
    const tooFull = (columns: readonly boolean[]): boolean => {
      const scene = testScene(columns.map((column, index) => gun(`g${index}`, column)));
      return isOverstacked(columns.map((_, index) => unitIn(scene, `g${index}`)));
    };
    expect(tooFull([true, true]), 'eight in column').toBe(false);
    expect(tooFull([true, true, true]), 'twelve in column').toBe(true);
    expect(tooFull([true, false, false]), 'one of them in column').toBe(true);
    expect(tooFull([false, false, false]), 'twelve alone').toBe(false);
  });
});
