import { PDFiumLibrary } from '@hyzyla/pdfium';
import jsQR from 'jsqr';

/** A page of a PDF as pixels, darkness 0 to 255, and its words. */
export interface RenderedPage {
  readonly width: number;
  readonly height: number;
  readonly darkness: (x: number, y: number) => number;
  readonly text: string;
}

export interface RenderOptions {
  /** Pixels to a point; 1 unless said. */
  readonly scale?: number;
  /** Which pages are looked at; all unless said. */
  readonly pages?: readonly number[];
}

/** The scale where a pixel is a dot of a 600 dpi printer. */
export const DPI_600 = 600 / 72;

/** Looks at a PDF as a reader would: words that are in the file but not on the page are not seen. */
export const renderPdf = async (
  pdf: Uint8Array,
  { scale = 1, pages: wanted }: RenderOptions = {},
): Promise<readonly RenderedPage[]> => {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(pdf);
  const pages: RenderedPage[] = [];
  for (const page of document.pages()) {
    if (wanted && !wanted.includes(page.number)) continue;
    // Rendering closes the page: its text is read before.
    const text = page.getText();
    const { data, width, height } = await page.render({ scale, render: 'bitmap', colorSpace: 'Gray' });
    pages.push({ width, height, text, darkness: (x, y) => 255 - (data[y * width + x] ?? 255) });
  }
  document.destroy();
  return pages;
};

let library: ReturnType<typeof PDFiumLibrary.init> | undefined;

export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const FAINT = 12;

/** The smallest box around everything that is printed; on a blank page it is inside out. */
export const findInkBox = ({ width, height, darkness }: RenderedPage): PixelBox => {
  const box = { left: width, top: height, right: -1, bottom: -1 };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (darkness(x, y) <= FAINT) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = y;
    }
  return box;
};

/** The share of pixels with ink inside a box. */
export const measureInkShare = (
  { darkness }: RenderedPage,
  { left, top, right, bottom }: PixelBox,
): number => {
  let inked = 0;
  for (let y = Math.round(top); y < bottom; y++)
    for (let x = Math.round(left); x < right; x++) if (darkness(x, y) > FAINT) inked++;
  return inked / ((right - left) * (bottom - top));
};

/** Where the code for a phone stands on a page that is looked at three times as large as it is. */
const CODE = { side: 190, fromRight: 300, top: 60 };

/** What a phone reads from the upper right corner of a page at scale 3. */
export const readQrCode = ({ width, darkness }: RenderedPage): string | undefined => {
  const { side, fromRight, top } = CODE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const light = 255 - darkness(width - fromRight + x, top + y);
      pixels.fill(light, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  return jsQR(pixels, side, side)?.data;
};
