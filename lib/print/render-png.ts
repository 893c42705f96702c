import { renderAsync } from '@resvg/resvg-js';
import { toSvg } from '@/lib/drawing/adapters/to-svg';
import type { DrawList } from '@/lib/drawing/draw-list';
import { fontFiles } from '@/lib/drawing/fonts';

/** A picture as PNG bytes, drawn in another thread so that the server goes on answering. */
export const renderBoardPng = (list: DrawList, width: number, background?: string): Promise<Buffer> =>
  renderPng(toSvg(list, background === undefined ? {} : { background }), width);

/** A page of a print; what is clipped on it may lie outside, which the renderer must be spared. */
export const renderPagePng = (list: DrawList, width: number): Promise<Buffer> =>
  renderPng(toSvg(list, { background: '#FFFFFF', anchored: true }), width);

const renderPng = async (svg: string, width: number): Promise<Buffer> => {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: Math.round(width) },
    font: { fontFiles: [...fontFiles()], loadSystemFonts: false, defaultFontFamily: 'Source Sans 3' },
  });
  return image.asPng();
};
