import { expect, test } from 'vitest';
import { placeElements, startField } from '../../../testing/field';
import type { State } from '../../state';
import { hasShootingChoice } from './volleys';

const archer = { troop: 'warrior', arm: 'bow' } as const;

/** One archer, and one enemy so far before his front. */
const facing = (gap: number): State =>
  placeElements(placeElements(startField(), 'a', { x: 30, y: 30, profile: archer }), 'x', {
    x: 30,
    y: 30 - gap,
    facing: 180,
  });

test('[13.3] a side with a single shot is asked; with none it is not', () => {
  expect([hasShootingChoice(facing(6), 0), hasShootingChoice(facing(16), 0)]).toEqual([true, false]);
});
