import type { DrawItem } from '../draw-list';

type Document = PDFKit.PDFDocument;

interface PdfForm {
  readonly name: string;
  readonly form: PDFKit.PDFKitReference;
}

/** As much of pdfkit's page as its drawing calls write to. */
interface PdfPage {
  content: PDFKit.PDFKitReference;
  resources: PDFKit.PDFKitReference;
  readonly xobjects: Record<string, PDFKit.PDFKitReference>;
}

/** The forms of one document, by what they show and how faded it is. */
interface FormCache {
  readonly forms: Map<readonly DrawItem[], Map<number, PdfForm>>;
  count: number;
}

const FORM_CACHES = new WeakMap<Document, FormCache>();

const formCacheOf = (document: Document): FormCache => {
  const cache = FORM_CACHES.get(document) ?? { forms: new Map(), count: 0 };
  FORM_CACHES.set(document, cache);
  return cache;
};

/** Prints what `paint` draws; items that were printed before in this document reuse the earlier form. */
export const printForm = (
  document: Document,
  items: readonly DrawItem[],
  opacity: number,
  paint: () => void,
): void => {
  const cache = formCacheOf(document);
  const faded = cache.forms.get(items) ?? new Map<number, PdfForm>();
  cache.forms.set(items, faded);
  const known = faded.get(opacity) ?? writeForm(document, `Form${++cache.count}`, paint);
  faded.set(opacity, known);
  pdfPageOf(document).xobjects[known.name] = known.form;
  document.addContent(`/${known.name} Do`);
};

/** Far beyond any map: a form must name its bounds. */
const BOUNDS = 30_000;

const pdfPageOf = (document: Document): PdfPage => document.page as unknown as PdfPage;

/** pdfkit writes to the present page only: while the form is painted, a page with other contents takes its place. */
const writeForm = (document: Document, name: string, paint: () => void): PdfForm => {
  const { page } = document;
  const resources = document.ref({ ProcSet: ['PDF', 'Text'] });
  const form = document.ref({
    Type: 'XObject',
    Subtype: 'Form',
    FormType: 1,
    BBox: [-BOUNDS, -BOUNDS, BOUNDS, BOUNDS],
    Resources: resources,
  });
  document.page = Object.assign(Object.create(page), { content: form, resources });
  try {
    paint();
  } finally {
    document.page = page;
  }
  form.end('');
  resources.end('');
  return { name, form };
};
