import { Resvg } from '@resvg/resvg-js';
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

/** The pixels lie outside of what the memory limit of a worker counts: a narrow board must not become gigabytes of them. */
const MAX_PIXELS = 16_000_000;

const limitWidth = ({ width, height }: DrawList, wanted: number): number =>
  Math.max(1, Math.round(Math.min(wanted, Math.sqrt((MAX_PIXELS * width) / height))));

/**
 * The picture as PNG bytes. Drawn in the thread that asks, which is a worker: the threads of `renderAsync` are those with which the whole
 * server reads files and checks passwords, and no deadline ends what they do. Server only.
 */
export const toPng = async (list: DrawList, { width, ...options }: PngOptions): Promise<Buffer> => {
  const image = new Resvg(toSvg(list, options), {
    fitTo: { mode: 'width', value: limitWidth(list, width) },
    font: { fontFiles: [...fontFiles()], loadSystemFonts: false, defaultFontFamily: 'Source Sans 3' },
  });
  return image.render().asPng();
};
