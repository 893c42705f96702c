import { Resvg } from '@resvg/resvg-js';
import jsqr from 'jsqr';
import { expect, test } from 'vitest';
import { qrCode } from './qr';
import { toSvg } from './to-svg';

test.each([
  'http://localhost:3000/s/cannae/v/1',
  'https://battles.example.org/s/a-very-long-slug-that-an-author-wished-for-his-own-battle-2/v/12?variant=daun',
])('%s is read back from its picture', address => {
  const { pixels, width, height } = new Resvg(toSvg(qrCode(address)), {
    fitTo: { mode: 'width', value: 400 },
  }).render();
  expect(jsqr(new Uint8ClampedArray(pixels), width, height)?.data).toBe(address);
});
