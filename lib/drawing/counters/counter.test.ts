import { describe, expect, test } from 'vitest';
import { toSvg } from '../adapters/to-svg';
import { createSideStyle } from '../colours/palette';
import type { DrawItem } from '../draw-list';
import { drawCounter } from './counter';
import { drawFacingChevron } from './counter-marks';
import { drawSymbol, SYMBOL_NAMES } from './symbols';

const rome = createSideStyle('#8E2A20', 'solid');
const belgae = createSideStyle('#1F4F5C', 'outline');
const svgOf = (items: readonly DrawItem[]): string => toSvg({ width: 60, height: 60, items });

describe('symbols', () => {
  test.each(SYMBOL_NAMES)('%s is drawn in its ink with plain path commands', name => {
    const svg = svgOf(drawSymbol(name, '#111111', '#eeeeee'));
    expect(svg).toContain('#111111');
    expect(svg).not.toContain('NaN');
    for (const [, data = ''] of svg.matchAll(/ d="([^"]*)"/g))
      expect(data).toMatch(/^[MLHVCQAZmlhvcqaz0-9 .,-]+$/);
  });

  test('no two look alike', () => {
    expect(new Set(SYMBOL_NAMES.map(name => svgOf(drawSymbol(name, '#111', '#eee')))).size).toBe(
      SYMBOL_NAMES.length,
    );
  });
});

describe('counter', () => {
  const plain = { style: rome, symbol: 'legion' } as const;

  test('the figure and the band are written as given', () => {
    expect(svgOf(drawCounter({ ...plain, figure: '4' }))).toContain('>4</text>');
    expect(svgOf(drawCounter({ ...plain, band: '5-7-3' }))).toContain('>5-7-3</text>');
  });

  test.each([
    ['darts', { darts: 2 }],
    ['lead', { lead: true }],
    ['spent', { state: 'spent' }],
    ['disordered', { state: 'disordered' }],
    ['routed', { state: 'routed' }],
    ['invalid', { invalid: true }],
    ['chosen', { chosen: true }],
    ['tag', { tag: 'X' }],
    ['no shadow', { shadow: false }],
  ] as const)('%s changes the face on both sides', (_, more) => {
    for (const style of [rome, belgae])
      expect(svgOf(drawCounter({ ...plain, style, ...more }))).not.toBe(
        svgOf(drawCounter({ ...plain, style })),
      );
  });

  test('solid and outline are told apart by the frame', () => {
    const frames = (items: readonly DrawItem[]) =>
      items.filter(item => item.k === 'path' && item.width === 2.6).length;
    expect([frames(drawCounter(plain)), frames(drawCounter({ ...plain, style: belgae }))]).toEqual([0, 1]);
  });
});

test('the chevron turns about its place', () => {
  expect(drawFacingChevron(10, 20, 180)).toMatchObject({
    matrix: [-1, expect.closeTo(0), expect.closeTo(0), -1, 10, 20],
  });
});
