import PDFDocument from 'pdfkit';
import { z } from 'zod';
import type { DrawList } from '@/lib/drawing/draw-list';
import { FONT_NAMES, fontFile } from '@/lib/drawing/fonts';
import { toPdf } from '@/lib/drawing/to-pdf';
import type { Placed, Spot } from './flow';
import type { Line, Measure } from './lines';
import type { Paper } from './paper';
import type { TextStyle } from './type';

export interface Imprint {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  /** A BCP 47 tag. */
  readonly language: string;
  /** ISO 8601; written into the file in place of the hour of printing, so that the same sheet has the same bytes. */
  readonly made: string;
}

/** pdfkit wants a moment as an object; it is made from what was passed in, no clock is read. */
const moment = z.coerce.date();

/** A PDF in the making: pages are added as they are first printed on. */
export interface Press {
  readonly document: PDFKit.PDFDocument;
  readonly measure: Measure;
}

export const openPress = (paper: Paper, imprint: Imprint): Press => {
  const document = new PDFDocument({
    size: [paper.width, paper.height],
    margin: 0,
    bufferPages: true,
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
  return { document, measure: measureOn(document) };
};

const measureOn = (document: PDFKit.PDFDocument): Measure => {
  const known = new Map<string, number>();
  return (text, { font, size }) => {
    const key = `${font} ${size} ${text}`;
    const width = known.get(key) ?? document.font(font).fontSize(size).widthOfString(text);
    known.set(key, width);
    return width;
  };
};

export const turnTo = ({ document }: Press, page: number): void => {
  while (document.bufferedPageRange().count <= page) document.addPage();
  document.switchToPage(page);
};

export const pageCount = ({ document }: Press): number => document.bufferedPageRange().count;

export const printBlocks = (press: Press, placed: readonly Placed[]): void => {
  for (const { block, at } of placed) {
    turnTo(press, at.page);
    block.paint(press, at);
  }
};

const BASELINE = 0.76;

/** Prints a line whose upper edge is at `y`. */
export const printLine = (press: Press, line: Line, x: number, y: number, leading: number): void => {
  for (const { text, style, x: inset } of line.fragments)
    printText(press, text, style, x + inset, y + leading * BASELINE);
};

/** Prints words on a baseline. */
export const printText = (
  { document }: Press,
  text: string,
  style: TextStyle,
  x: number,
  baseline: number,
): void => {
  document.font(style.font).fontSize(style.size).fillOpacity(1).fillColor(style.colour);
  document.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
};

export const printRule = (
  { document }: Press,
  from: Spot,
  width: number,
  colour: string,
  weight: number,
): void => {
  document.undash().lineCap('butt').strokeOpacity(1).lineWidth(weight).strokeColor(colour);
  document
    .moveTo(from.x, from.y)
    .lineTo(from.x + width, from.y)
    .stroke();
};

export const printDrawing = (
  { document }: Press,
  list: DrawList,
  x: number,
  y: number,
  scale: number,
): void => {
  document.undash();
  toPdf(list, document, { x, y, scale });
};

/** Ends the document and gathers its bytes. */
export const finish = ({ document }: Press): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    document.end();
  });
