import { Resvg } from '@resvg/resvg-js';
import { toSvg } from '@/lib/drawing/adapters/to-svg';
import type { DrawList } from '@/lib/drawing/draw-list';
import { fontFiles } from '@/lib/drawing/fonts';

/** A picture as PNG bytes. */
export const renderBoardPng = (list: DrawList, width: number, background?: string): Promise<Buffer> =>
  renderPng(list, toSvg(list, background === undefined ? {} : { background }), width);

/** A page of a print; what is clipped on it may lie outside, which the renderer must be spared. */
export const renderPagePng = (list: DrawList, width: number): Promise<Buffer> =>
  renderPng(list, toSvg(list, { background: '#FFFFFF', anchored: true }), width);

/** The pixels lie outside of what the memory limit of a worker counts: a narrow board must not become gigabytes of them. */
const MAX_PIXELS = 16_000_000;

const limitWidth = ({ width, height }: DrawList, wanted: number): number =>
  Math.max(1, Math.round(Math.min(wanted, Math.sqrt((MAX_PIXELS * width) / height))));

/**
 * Drawn in the thread that asks, which is a worker: the threads of `renderAsync` are those with which the whole server reads files and
 * checks passwords, and no deadline ends what they do.
 */
const renderPng = async (list: DrawList, svg: string, width: number): Promise<Buffer> => {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: limitWidth(list, width) },
    font: { fontFiles: [...fontFiles()], loadSystemFonts: false, defaultFontFamily: 'Source Sans 3' },
  });
  return image.render().asPng();
};
