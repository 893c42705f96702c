import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { z } from 'zod';
import { toPdf } from '@/lib/drawing/adapters/to-pdf';
import { FONT_NAMES, findFontFile } from '@/lib/drawing/fonts';
import { applyInkMode, type InkMode } from './layout/ink-mode';
import type { Page, PdfMetadata, PrintJob } from './layout/print-job';

/** Progress of a file, in pages. */
export interface PdfProgress {
  readonly made: number;
  readonly of: number;
}

export type ReportPdfProgress = (progress: PdfProgress) => void;

/** pdfkit needs a Date object; it is made from the given time, no clock is read. */
const dateSchema = z.coerce.date();

/** The pages as a PDF file. The server answers others between two pages. */
export const writePdf = (job: PrintJob, report?: ReportPdfProgress): Promise<Buffer> =>
  writeMultiPartPdf([job], job.metadata, report);

/** Several prints in one file, each with its chapter in the outline. */
export const writeMultiPartPdf = async (
  jobs: readonly PrintJob[],
  metadata: PdfMetadata,
  report: ReportPdfProgress = () => undefined,
): Promise<Buffer> => {
  const document = openDocument(metadata);
  const bytes = collectBytes(document);
  const of = jobs.reduce((sum, { pages }) => sum + pages.length, 0);
  let made = 0;
  for (const job of jobs) {
    const chapter = createChapter(document, job, jobs.length);
    for (const page of job.pages) {
      writePage(document, page, job.ink);
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
const createChapter = (document: PDFKit.PDFDocument, { metadata }: PrintJob, count: number) => {
  let chapter: PDFKit.PDFOutline | undefined;
  return (): PDFKit.PDFOutline => {
    chapter ??= count === 1 ? document.outline : document.outline.addItem(metadata.title);
    return chapter;
  };
};

const writePage = (document: PDFKit.PDFDocument, { width, height, prints }: Page, ink: InkMode): void => {
  document.addPage({ size: [width, height], margin: 0 });
  for (const { list, ...place } of prints)
    toPdf(applyInkMode(list, ink), document, { ...place, fonts: FONTS });
};

const FONTS = Object.fromEntries(FONT_NAMES.map(name => [name, name])) as Record<
  (typeof FONT_NAMES)[number],
  string
>;

const openDocument = (metadata: PdfMetadata): PDFKit.PDFDocument => {
  const document = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: metadata.language,
    displayTitle: true,
    info: {
      Title: metadata.title,
      Author: metadata.author,
      Subject: metadata.subject,
      Creator: metadata.author,
      Producer: metadata.author,
      ...(metadata.made === null ? {} : { CreationDate: dateSchema.parse(metadata.made) }),
    },
  });
  for (const name of FONT_NAMES) document.registerFont(name, findFontFile(name));
  return document;
};

const collectBytes = (document: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
