import { Resvg } from '@resvg/resvg-js';
import type { DrawList } from '../draw-list';
import { fontFiles } from '../fonts';
import { toSvg } from './to-svg';

export interface PngOptions {
  /** Pixels; the height follows. */
  readonly width: number;
  readonly background?: string;
}

/** The picture as PNG bytes. Server only. */
export const toPng = (list: DrawList, { width, background }: PngOptions): Buffer => {
  const drawing = new Resvg(
    toSvg(list, { anchored: true, ...(background !== undefined && { background }) }),
    {
      fitTo: { mode: 'width', value: Math.round(width) },
      font: { fontFiles: [...fontFiles()], loadSystemFonts: false, defaultFontFamily: 'Source Sans 3' },
    },
  );
  return drawing.render().asPng();
};
