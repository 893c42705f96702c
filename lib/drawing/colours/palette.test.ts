import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastOf } from './colour';
import { createSideStyle, MAP_PALETTE, type SideKind } from './palette';

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map(value => `#${value.toString(16).padStart(6, '0')}`);
const STEADY = { seed: 1757, numRuns: 300 };
const anyKind = fc.constantFrom<SideKind>('solid', 'outline');

describe('side styles', () => {
  test('any colour gives readable symbols and figures', () => {
    fc.assert(
      fc.property(anyColour, anyKind, fc.option(anyColour, { nil: undefined }), (colour, kind, band) => {
        const style = createSideStyle(colour, kind, band);
        expect(contrastOf(style.ink, style.field)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(style.bandInk, style.band)).toBeGreaterThanOrEqual(4.5);
      }),
      STEADY,
    );
  });

  test('the two kinds differ in lightness, not in hue alone', () => {
    fc.assert(
      fc.property(anyColour, colour => {
        expect(
          contrastOf(createSideStyle(colour, 'solid').field, createSideStyle(colour, 'outline').field),
        ).toBeGreaterThan(4.5);
      }),
      STEADY,
    );
  });

  test('a colour that is dark enough is kept', () => {
    expect(createSideStyle('#8E2A20', 'solid').field).toBe('#8e2a20');
    expect(createSideStyle('#1F4F5C', 'outline').edge).toBe('#1f4f5c');
  });

  test('a mistyped colour is read as ink', () => {
    expect(createSideStyle('crimson"/>', 'solid').field).toBe(
      createSideStyle(MAP_PALETTE.ink, 'solid').field,
    );
  });
});

test.each([
  ['ink', 12],
  ['hachure', 7],
  ['leafInk', 8],
  ['waterInk', 6.5],
  ['brickInk', 8],
] as const)('%s reads on paper', (ink, least) => {
  expect(contrastOf(MAP_PALETTE[ink], MAP_PALETTE.paper)).toBeGreaterThanOrEqual(least);
});
