import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { DrawList } from '../draw-list';
import { toPng, toWebp } from './to-pixels';

const drawingOf = (width: number, height: number): DrawList => ({
  width,
  height,
  items: [{ k: 'path', d: `M0 0H${width}V${height}H0Z`, fill: '#88aa66' }],
});

/** Width and height from the head of a PNG file. */
const sizeOf = (png: Buffer): readonly [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('a picture has the width that is asked for', async () => {
  expect(sizeOf(await toPng(drawingOf(500, 400), { width: 1000 }))).toEqual([1000, 800]);
});

test('a narrow picture gets smaller rather than larger than the memory of a server', async () => {
  const [width, height] = sizeOf(await toPng(drawingOf(100, 15_000), { width: 3000 }));
  expect(width * height).toBeLessThan(17_000_000);
  expect(height / width).toBeCloseTo(150, -1);
});

test('a picture that is hardly wider than nothing has one pixel at least', async () => {
  expect(sizeOf(await toPng(drawingOf(500, 400), { width: 0.2 }))).toEqual([1, 1]);
});

test('a page is sent the same picture with a fraction of the bytes', async () => {
  const drawing = drawingOf(500, 400);
  const webp = await toWebp(drawing, { width: 1000 });
  expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 1000, height: 800 });
  const { data } = await sharp(webp).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const [channel, value] of [0x88, 0xaa, 0x66].entries())
    expect(Math.abs((data[channel] ?? 0) - value)).toBeLessThan(6);
});
