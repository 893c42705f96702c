import { describe, expect, test } from 'vitest';
import { group } from '../../testing/scenario-builder';
import { averageFoot, commander, createBattle } from '../../testing/scripted-play';
import { fieldOf } from './field';

describe('5.1 The field of a set-up', () => {
  test('[5.1] [8.2] units face one way; a commander alone faces nowhere', () => {
    const field = fieldOf(
      createBattle({
        first: [averageFoot('u', 3)],
        generals: [[commander('g', 'average')], []],
        groups: [
          group('first', 'C2', ['u-1', 'u-2', 'u-3'], { facing: 'left' }),
          group('first', 'D1', [], { generals: ['g'] }),
          group('second', 'C4', ['r-1', 'r-2', 'r-3']),
        ],
      }),
    );
    expect(field.facing).toEqual({ C2: 'left', C4: 'down' });
    expect(field.lead).toEqual({ C2: 'u-1', C4: 'r-1' });
    expect(field.generals.map(({ at }) => at)).toEqual(['D1']);
    expect(field.units.find(({ id }) => id === 'r-4')?.at).toBe('undeployed');
  });
});
