import { titleOf } from '@/lib/catalogue/title-of-document';
import { publishedForm } from '@/lib/documents/published-form';
import { isTooDeep } from '@/lib/documents/too-deep';
import { imageTypeOf } from '@/lib/drawing/image-type';
import { type ArchiveLimits, type ArchiveRefusal, unpack } from '@/lib/exchange/archive';
import { contentHash } from '@/lib/store/canonical-json';
import { createDraft, listDrafts, type NewDraft, readDraft } from '@/lib/store/drafts';
import type { Store } from '@/lib/store/open';
import { putUnderlay } from '@/lib/store/underlays';
import { readDocument } from '@/lib/systems/read-document';

/** Far more than anyone's own work, far less than harms a server. */
export const BRING_IN_LIMITS: ArchiveLimits = {
  entries: 1000,
  file: 8 * 1024 * 1024,
  total: 64 * 1024 * 1024,
};
const DOCUMENT_LIMIT = 2 * 1024 * 1024;
const PICTURES = ['.png', '.jpg', '.webp'];

type Refusal = ArchiveRefusal | 'not-json' | 'too-deep' | 'unknown-document' | 'no-documents';

export type BroughtIn =
  | { readonly type: 'done'; readonly drafts: number; readonly known: number }
  /** Nothing was taken, because of this file. */
  | { readonly type: 'refused'; readonly reason: Refusal; readonly name: string };

/** What is to be a draft, with its picture. */
interface Arrival {
  readonly draft: NewDraft;
  readonly picture: Uint8Array | null;
}

type Judged =
  | { readonly type: 'arrivals'; readonly arrivals: readonly Arrival[] }
  | Extract<BroughtIn, { type: 'refused' }>;

/** Judges a file that an author brings: a document, or an archive such as he is given here; all of it is good, or none is taken. */
export const judgeFile = async (bytes: Uint8Array, name: string): Promise<Judged> => {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isArchive) return judgeAll(new Map([[name, bytes]]));
  const archive = unpack(bytes, ['.json', ...PICTURES], BRING_IN_LIMITS);
  return archive.type === 'refused' ? archive : judgeAll(archive.files);
};

const judgeAll = async (files: ReadonlyMap<string, Uint8Array>): Promise<Judged> => {
  const arrivals: Arrival[] = [];
  for (const [name, bytes] of documentsOf(files)) {
    const draft = await draftFrom(bytes);
    if (typeof draft === 'string') return { type: 'refused', reason: draft, name };
    arrivals.push({ draft, picture: pictureFor(files, name) });
  }
  if (arrivals.length === 0) return { type: 'refused', reason: 'no-documents', name: '' };
  return { type: 'arrivals', arrivals };
};

const VERSION = /^(published\/[^/]+)\/v(\d+)\.json$/;

/** Of a published line only the newest version can be worked on. */
const documentsOf = (files: ReadonlyMap<string, Uint8Array>): readonly (readonly [string, Uint8Array])[] => {
  const newest = new Map<string, number>();
  for (const name of files.keys()) {
    const [, line, n] = VERSION.exec(name) ?? [];
    if (line) newest.set(line, Math.max(Number(n), newest.get(line) ?? 0));
  }
  return [...files].filter(([name]) => {
    const [, line, n] = VERSION.exec(name) ?? [];
    return !isPicture(name) && (!line || newest.get(line) === Number(n));
  });
};

const isPicture = (name: string): boolean => PICTURES.some(ending => name.endsWith(ending));

const draftFrom = async (bytes: Uint8Array): Promise<NewDraft | Refusal> => {
  if (bytes.length > DOCUMENT_LIMIT) return 'too-large';
  const text = new TextDecoder().decode(bytes);
  if (isTooDeep(text)) return 'too-deep';
  const document = parsed(text);
  if (document === undefined) return 'not-json';
  const read = await readDocument(document);
  if (read.type === 'unknown') return 'unknown-document';
  return { kind: read.type, system: read.system.id, title: titleOf(document), document };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

/** The picture that stands beside a draft under the same name; what is none by its bytes is passed over. */
const pictureFor = (files: ReadonlyMap<string, Uint8Array>, name: string): Uint8Array | null => {
  const stem = name.replace(/\.json$/, '-underlay');
  const bytes = PICTURES.map(ending => files.get(`${stem}${ending}`)).find(found => found !== undefined);
  return bytes && imageTypeOf(bytes) ? bytes : null;
};

/** Makes drafts of what was judged; what the author has already in the same words he does not get twice. */
export const bringIn = async (
  store: Store,
  author: string,
  arrivals: readonly Arrival[],
): Promise<BroughtIn> => {
  const known = await contentsOf(store, author);
  let drafts = 0;
  for (const { draft, picture } of arrivals) {
    const content = contentHash(publishedForm(draft.document));
    if (known.has(content)) continue;
    known.add(content);
    const { id } = await createDraft(store, author, draft);
    const type = picture && imageTypeOf(picture);
    if (picture && type) await putUnderlay(store, id, author, { type, bytes: picture });
    drafts += 1;
  }
  return { type: 'done', drafts, known: arrivals.length - drafts };
};

const contentsOf = async (store: Store, author: string): Promise<Set<string>> => {
  const contents = new Set<string>();
  for (const { id } of await listDrafts(store, author)) {
    const draft = await readDraft(store, id, author);
    if (draft) contents.add(contentHash(publishedForm(draft.document)));
  }
  return contents;
};
