import { type RenderedImage, Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { type DrawList, translate } from '../draw-list';
import { listFontFiles } from '../fonts';
import { toSvg } from './to-svg';

export interface PixelOptions {
  /** Pixels; the height follows. */
  readonly width: number;
  readonly background?: string;
  /** For a picture with clipped or faded parts that may lie outside of it, which would end the process; costs time on large maps. */
  readonly anchored?: boolean;
  /**
   * How far clipped parts may reach beyond the picture on every side, in its units. They are drawn and cut off: where a clipped part of
   * a clipped part begins outside, an anchor does not help.
   */
  readonly bleed?: number;
}

/** The pixels lie outside of what the memory limit of a worker counts: a narrow board must not become gigabytes of them. */
const MAX_PIXELS = 16_000_000;

const limitWidth = ({ width, height }: DrawList, wanted: number): number =>
  Math.max(1, Math.round(Math.min(wanted, Math.sqrt((MAX_PIXELS * width) / height))));

/**
 * Drawn in the calling thread, which is a worker: the threads of `renderAsync` are those with which the whole server
 * reads files and checks passwords, and no deadline ends them. Server only.
 */
const render = (list: DrawList, { width, bleed = 0, ...options }: PixelOptions): RenderedImage => {
  const whole = bleed > 0 ? widen(list, bleed) : list;
  const pixels = limitWidth(whole, (width * whole.width) / list.width);
  return new Resvg(toSvg(whole, options), {
    fitTo: { mode: 'width', value: pixels },
    font: { fontFiles: [...listFontFiles()], loadSystemFonts: false, defaultFontFamily: 'Source Sans 3' },
    ...(bleed > 0 ? { crop: findCrop(list, pixels / whole.width, bleed) } : {}),
  }).render();
};

const widen = (list: DrawList, bleed: number): DrawList => ({
  ...list,
  width: list.width + 2 * bleed,
  height: list.height + 2 * bleed,
  items: [{ k: 'group', matrix: translate(bleed, bleed), kids: list.items }],
});

const findCrop = ({ width, height }: DrawList, scale: number, bleed: number) => {
  const [left, top] = [Math.round(bleed * scale), Math.round(bleed * scale)];
  return { left, top, right: left + Math.round(width * scale), bottom: top + Math.round(height * scale) };
};

/** The picture as PNG bytes. */
export const toPng = async (list: DrawList, options: PixelOptions): Promise<Buffer> =>
  render(list, options).asPng();

/** Fine lines and small letters stay clean at this quality; a card's picture has a fifth of the bytes of a PNG. */
const QUALITY = 76;

/** The picture as WebP bytes, for pages. */
export const toWebp = async (list: DrawList, options: PixelOptions): Promise<Buffer> => {
  const { pixels, width, height } = render(list, options);
  return sharp(pixels, { raw: { width, height, channels: 4, premultiplied: true } })
    .webp({ quality: QUALITY })
    .toBuffer();
};
