import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { drawQrCode } from './qr';
import { renderPixels } from './testing/raster';

test.each(['https://battlewright.example/s/cannae/v/3', 'http://localhost:3000/s/überlingen-ἀθῆναι'])(
  'a phone reads %s',
  text => {
    const { pixels, width, height } = renderPixels(drawQrCode(text), 240);
    expect(jsQR(pixels, width, height)?.data).toBe(new URL(text).href);
  },
);
