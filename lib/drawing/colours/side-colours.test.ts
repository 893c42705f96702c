import { describe, expect, test } from 'vitest';
import { contrastOf } from './colour';
import { createSideStyle, IVORY, OUTLINE_FIELD } from './palette';
import { listConfusedVisions, measureColourDifference, SIDE_COLOURS } from './side-colours';

const COLOURS = Object.entries(SIDE_COLOURS);

describe('colours of sides', () => {
  test.each(COLOURS)('%s reads well solid and in outline, without being changed', (_, colour) => {
    expect(contrastOf(colour, IVORY)).toBeGreaterThanOrEqual(5);
    expect(contrastOf(colour, OUTLINE_FIELD)).toBeGreaterThanOrEqual(4.5);
    expect(createSideStyle(colour, 'solid').field.toLowerCase()).toBe(colour.toLowerCase());
  });

  test('no two look alike to eyes with all cones', () => {
    for (const [name, colour] of COLOURS)
      for (const [other, second] of COLOURS)
        if (name !== other)
          expect(listConfusedVisions(colour, second), `${name} ${other}`).not.toContain('full');
  });

  test('black and white are far apart, a colour is like itself to all', () => {
    expect(measureColourDifference('#000000', '#ffffff')).toBeCloseTo(100, 0);
    expect(listConfusedVisions('#8e2a20', '#8e2a20')).toHaveLength(4);
  });

  test('red and green of one lightness are alike without green cones, not with all', () => {
    const alike = listConfusedVisions('#8a5a2a', '#5a6e2a');
    expect(alike).not.toContain('full');
    expect(alike.some(vision => vision === 'no-red' || vision === 'no-green')).toBe(true);
  });
});
