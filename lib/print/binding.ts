import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { z } from 'zod';
import type { DrawItem, DrawList } from '@/lib/drawing/draw-list';
import { FONT_NAMES, fontFile } from '@/lib/drawing/fonts';
import { toPdf } from '@/lib/drawing/to-pdf';
import { type Ink, inInk } from './ink';
import type { Imprint, Page, Press } from './page';

/** How far a file is, in pages. */
export interface Progress {
  readonly made: number;
  readonly of: number;
}

export type Report = (progress: Progress) => void;

/** pdfkit wants a moment as an object; it is made from what was passed in, no clock is read. */
const moment = z.coerce.date();

/** The pages as a PDF file. The server answers others between two pages. */
export const finish = (press: Press, report?: Report): Promise<Buffer> =>
  bind([press], press.imprint, report);

/** Several prints in one file, each with its chapter in the outline. */
export const bind = async (
  presses: readonly Press[],
  imprint: Imprint,
  report: Report = () => undefined,
): Promise<Buffer> => {
  const document = openDocument(imprint);
  const bytes = gathered(document);
  const of = presses.reduce((sum, { pages }) => sum + pages.length, 0);
  let made = 0;
  for (const press of presses) {
    const chapter = chapterOf(document, press, presses.length);
    for (const page of press.pages) {
      bindPage(document, page, press.ink);
      for (const title of page.bookmarks) chapter().addItem(title);
      made++;
      report({ made, of });
      await setImmediate();
    }
  }
  document.end();
  return bytes;
};

/** One print has its titles in the outline, several are chapters of it; a chapter begins with its first page. */
const chapterOf = (document: PDFKit.PDFDocument, { imprint }: Press, count: number) => {
  let chapter: PDFKit.PDFOutline | undefined;
  return (): PDFKit.PDFOutline => {
    chapter ??= count === 1 ? document.outline : document.outline.addItem(imprint.title);
    return chapter;
  };
};

const bindPage = (document: PDFKit.PDFDocument, { width, height, prints }: Page, ink: Ink): void => {
  document.addPage({ size: [width, height], margin: 0 });
  for (const { list, ...place } of prints) toPdf(inInk(list, ink), document, { ...place, fonts: FONTS });
};

const FONTS = Object.fromEntries(FONT_NAMES.map(name => [name, name])) as Record<
  (typeof FONT_NAMES)[number],
  string
>;

const openDocument = (imprint: Imprint): PDFKit.PDFDocument => {
  const document = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: imprint.language,
    displayTitle: true,
    info: {
      Title: imprint.title,
      Author: imprint.author,
      Subject: imprint.subject,
      Creator: imprint.author,
      Producer: imprint.author,
      CreationDate: moment.parse(imprint.made),
    },
  });
  for (const name of FONT_NAMES) document.registerFont(name, fontFile(name));
  return document;
};

const gathered = (document: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });

/** A page as one picture, for the preview. */
export const pagePicture = ({ width, height, prints }: Page, ink: Ink): DrawList => ({
  width,
  height,
  items: prints.map(({ list, x, y, scale }) => {
    const { items, symbols = {} } = inInk(list, ink);
    return { k: 'group', matrix: [scale, 0, 0, scale, x, y], kids: withoutUses(items, symbols) };
  }),
});

const withoutUses = (
  items: readonly DrawItem[],
  symbols: NonNullable<DrawList['symbols']>,
): readonly DrawItem[] =>
  items.map((item): DrawItem => {
    if (item.k === 'use') return { k: 'group', matrix: item.matrix, kids: symbols[item.symbol] ?? [] };
    return item.k === 'group' ? { ...item, kids: withoutUses(item.kids, symbols) } : item;
  });
