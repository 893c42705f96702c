import type { DrawItem, DrawList, FontName, GroupItem, PathItem, TextItem, UseItem } from '../draw-list';
import { findFontFile } from '../fonts';
import { printForm } from './pdf-forms';

export interface PdfOptions {
  /** Where the picture's upper left corner stands, in points. */
  readonly x?: number;
  readonly y?: number;
  /** Points to a board unit. */
  readonly scale?: number;
  /** A file or registered name for each font. */
  readonly fonts?: Readonly<Record<FontName, string>>;
}

type Document = PDFKit.PDFDocument;

interface Printing {
  readonly document: Document;
  readonly symbols: NonNullable<DrawList['symbols']>;
  readonly font: (name: FontName) => string;
}

/** Prints the picture as vectors on the document's present page. */
export const toPdf = (list: DrawList, document: Document, options: PdfOptions = {}): void => {
  const { x = 0, y = 0, scale = 1, fonts } = options;
  const printing: Printing = {
    document,
    symbols: list.symbols ?? {},
    font: name => fonts?.[name] ?? findFontFile(name),
  };
  const cursor = { x: document.x, y: document.y };
  document.save();
  document.transform(scale, 0, 0, scale, x, y);
  printAll(list.items, printing, 1);
  document.restore();
  document.x = cursor.x;
  document.y = cursor.y;
};

const printAll = (items: readonly DrawItem[], printing: Printing, opacity: number): void => {
  for (const item of items) print(item, printing, opacity);
};

const print = (item: DrawItem, printing: Printing, opacity: number): void => {
  if (item.k === 'path') printPath(item, printing.document, opacity);
  else if (item.k === 'text') printText(item, printing, opacity);
  else if (item.k === 'group') printGroup(item, printing, opacity);
  else printUse(item, printing, opacity);
};

/** A symbol is written into the file once, however often and on however many pages it is used. */
const printUse = ({ symbol, matrix }: UseItem, printing: Printing, opacity: number): void => {
  const items = printing.symbols[symbol];
  if (!items) return;
  const { document } = printing;
  document.save();
  document.transform(...matrix);
  printForm(document, items, opacity, () => printAll(items, printing, opacity));
  document.restore();
};

const printGroup = (group: GroupItem, printing: Printing, opacity: number): void => {
  const { document } = printing;
  document.save();
  if (group.matrix !== undefined) document.transform(...group.matrix);
  if (group.clip !== undefined) document.path(group.clip).clip();
  // pdfkit writes no transparency groups: each child is faded separately.
  printAll(group.kids, printing, opacity * (group.opacity ?? 1));
  document.restore();
};

const printPath = (item: PathItem, document: Document, opacity: number): void => {
  if (item.fill === undefined && item.stroke === undefined) return;
  const alpha = opacity * (item.opacity ?? 1);
  document.path(item.d);
  if (item.stroke !== undefined) setPen(item, document);
  if (item.fill !== undefined && item.stroke !== undefined) {
    document.fillOpacity(alpha).strokeOpacity(alpha).fillColor(item.fill).strokeColor(item.stroke);
    document.fillAndStroke(item.fill, item.stroke, rule(item));
  } else if (item.fill !== undefined) {
    document.fillOpacity(alpha).fillColor(item.fill).fill(rule(item));
  } else if (item.stroke !== undefined) {
    document.strokeOpacity(alpha).strokeColor(item.stroke).stroke();
  }
};

const rule = (item: PathItem): 'even-odd' | 'non-zero' => (item.evenOdd ? 'even-odd' : 'non-zero');

const setPen = (item: PathItem, document: Document): void => {
  document.lineWidth(item.width ?? 1);
  document.lineCap(item.cap ?? 'butt');
  document.lineJoin(item.join ?? 'miter');
  const [dash, ...gaps] = item.dash ?? [];
  if (dash === undefined) document.undash();
  else document.addContent(`[${[dash, ...gaps].join(' ')}] 0 d`);
};

const printText = (item: TextItem, printing: Printing, opacity: number): void => {
  const { document } = printing;
  document.save();
  document.font(printing.font(item.font)).fontSize(item.size);
  if (item.rotate) document.rotate(item.rotate, { origin: [item.x, item.y] });
  const spacing = item.spacing ?? 0;
  const left = item.x - anchorShare(item) * textWidth(item, document, spacing);
  const options = { lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing } as const;
  document.fillOpacity(opacity).strokeOpacity(opacity);
  if (item.halo !== undefined) {
    document.undash().lineWidth(item.halo.width).lineJoin('round').strokeColor(item.halo.colour);
    document.text(item.text, left, item.y, { ...options, stroke: true, fill: false });
  }
  document.fillColor(item.fill).text(item.text, left, item.y, options);
  document.restore();
};

const anchorShare = ({ anchor }: TextItem): number => (anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0);

/** Measured only where the words do not start at their place. */
const textWidth = (item: TextItem, document: Document, spacing: number): number =>
  anchorShare(item) === 0 ? 0 : document.widthOfString(item.text) + spacing * [...item.text].length;
