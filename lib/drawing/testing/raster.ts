import { Resvg } from '@resvg/resvg-js';
import { toSvg } from '../adapters/to-svg';
import type { DrawList } from '../draw-list';

/** A drawing as the colours of its pixels, red, green, blue and opacity in turn. */
export const renderPixels = (list: DrawList, width: number) => {
  const image = new Resvg(toSvg(list, { anchored: true }), {
    fitTo: { mode: 'width', value: width },
  }).render();
  return { pixels: new Uint8ClampedArray(image.pixels), width: image.width, height: image.height };
};
