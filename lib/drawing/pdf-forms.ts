import type { DrawItem } from './draw-list';

type Document = PDFKit.PDFDocument;

interface Form {
  readonly name: string;
  readonly form: PDFKit.PDFKitReference;
}

/** As much of pdfkit's page as its drawing calls write to. */
interface Sheet {
  content: PDFKit.PDFKitReference;
  resources: PDFKit.PDFKitReference;
  readonly xobjects: Record<string, PDFKit.PDFKitReference>;
}

/** The forms of one document, by what they show and how faded it is. */
interface Shelf {
  readonly forms: Map<readonly DrawItem[], Map<number, Form>>;
  count: number;
}

const SHELVES = new WeakMap<Document, Shelf>();

const shelfOf = (document: Document): Shelf => {
  const shelf = SHELVES.get(document) ?? { forms: new Map(), count: 0 };
  SHELVES.set(document, shelf);
  return shelf;
};

/** Prints what `paint` draws; where the same items were printed before in this document, what was written then is used again. */
export const printForm = (
  document: Document,
  items: readonly DrawItem[],
  opacity: number,
  paint: () => void,
): void => {
  const shelf = shelfOf(document);
  const faded = shelf.forms.get(items) ?? new Map<number, Form>();
  shelf.forms.set(items, faded);
  const known = faded.get(opacity) ?? writeForm(document, `Form${++shelf.count}`, paint);
  faded.set(opacity, known);
  sheetOf(document).xobjects[known.name] = known.form;
  document.addContent(`/${known.name} Do`);
};

/** Far beyond any map: a form must name its bounds. */
const BOUNDS = 30_000;

const sheetOf = (document: Document): Sheet => document.page as unknown as Sheet;

/** pdfkit writes to the present page only: while the form is painted, a page with other contents takes its place. */
const writeForm = (document: Document, name: string, paint: () => void): Form => {
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
