import { describe, expect, test } from 'vitest';
import { computeLossPoints, readSideResult } from './combat-result';

const points = (text: string, more: Partial<Parameters<typeof computeLossPoints>[1]> = {}): number =>
  computeLossPoints(readSideResult(text), { stepsOfOthers: 8, supported: false, capped: true, ...more });

describe('11 and 19.1.1: how many loss points a side takes', () => {
  const defended = { supportedDefence: true, supported: true };

  test('[19.1.1] a supported defence costs both sides a point more, also where the result has none', () => {
    expect([points('-'), points('-', defended)]).toEqual([0, 1]);
    expect([points('2'), points('2', defended)]).toEqual([2, 3]);
    expect([points('Ex'), points('Ex', defended)]).toEqual([2, 3]);
  });

  test('[19.1.1, 11.3.4] support first eases the bracket, then the further point is added', () => {
    expect(points('(1)', defended)).toBe(1);
    expect(points('(3)', defended)).toBe(3);
    expect(points('Ex(+1)', defended)).toBe(3);
  });

  test('[19.1.1, 11.1] the further point stays under the steps that fought on the other side', () => {
    expect(points('2', { ...defended, stepsOfOthers: 2 })).toBe(2);
    expect(points('-', { ...defended, stepsOfOthers: 1 })).toBe(1);
  });

  test('[11.1] nobody inflicts more points than the steps that fought; a bombardment has no such limit', () => {
    expect(points('4', { stepsOfOthers: 3 })).toBe(3);
    expect(points('4', { stepsOfOthers: 0, capped: false })).toBe(4);
  });
});
