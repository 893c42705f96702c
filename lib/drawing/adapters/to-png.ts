import { renderAsync } from '@resvg/resvg-js';
import type { DrawList } from '../draw-list';
import { fontFiles } from '../fonts';
import { toSvg } from './to-svg';

export interface PngOptions {
  /** Pixels; the height follows. */
  readonly width: number;
  readonly background?: string;
  /** For a picture with clipped or faded parts that may lie outside of it, which would end the process; costs time on large maps. */
  readonly anchored?: boolean;
}

/** The picture as PNG bytes, drawn in another thread so that the server goes on answering. Server only. */
export const toPng = async (list: DrawList, { width, ...options }: PngOptions): Promise<Buffer> => {
  const image = await renderAsync(toSvg(list, options), {
    fitTo: { mode: 'width', value: Math.round(width) },
    font: { fontFiles: [...fontFiles()], loadSystemFonts: false, defaultFontFamily: 'Source Sans 3' },
  });
  return image.asPng();
};
