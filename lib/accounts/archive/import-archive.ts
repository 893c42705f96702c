import { documentTitleOf } from '@/lib/catalogue/title-of-document';
import { isTooDeep } from '@/lib/documents/max-depth';
import { toPublishedDocument } from '@/lib/documents/published-document';
import { parseJson } from '@/lib/documents/text/parse-json';
import { type ArchiveLimits, type ArchiveRefusal, unpack } from '@/lib/exchange/archive';
import { insertDraft, listDrafts, type NewDraft, readDraft } from '@/lib/store/documents/drafts';
import { runWithinQuota } from '@/lib/store/documents/quotas';
import { writeUnderlay } from '@/lib/store/documents/underlays';
import { hashContent } from '@/lib/store/engine/canonical-json';
import type { Store } from '@/lib/store/engine/open-store';
import { DOCUMENT_KINDS } from '@/lib/store/schema/schema';
import { loadSystem } from '@/lib/systems';
import { cleanPicture, type Picture } from '../clean-picture';
import { type CommunityPiece, communityFileSchema } from './community-pieces';
import { COMMUNITY_FOLDER, EXPORT_FORMAT, EXPORT_MARK } from './export-mark';

export interface ImportLimits extends ArchiveLimits {
  /** Pictures, which all have to be decoded. */
  readonly pictures: number;
  /** Bytes of a document's file. */
  readonly document: number;
}

/** More than one of our own archives holds (`PART_LIMITS`), far less than harms a server. */
export const IMPORT_LIMITS: ImportLimits = {
  entries: 1000,
  file: 8 * 1024 * 1024,
  total: 64 * 1024 * 1024,
  pictures: 50,
  document: 5 * 1024 * 1024,
};
/** Bytes of what is sent. */
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;
const PICTURES = ['.png', '.jpg', '.webp'];

type ImportRefusal =
  | ArchiveRefusal
  | 'not-json'
  | 'too-deep'
  | 'unknown-document'
  | 'no-documents'
  | 'too-many-pictures';

export type ImportResult =
  | { readonly type: 'done'; readonly drafts: number; readonly known: number }
  /** Nothing was taken, because of this file. */
  | { readonly type: 'refused'; readonly reason: ImportRefusal; readonly name: string };

/** What is to be a draft, with its picture. */
interface ImportedDraft {
  readonly draft: NewDraft;
  readonly picture: Picture | null;
}

type CheckedImport =
  | {
      readonly type: 'arrivals';
      readonly arrivals: readonly ImportedDraft[];
      readonly pieces: readonly CommunityPiece[];
    }
  | Extract<ImportResult, { type: 'refused' }>;

type Files = ReadonlyMap<string, Uint8Array>;

/** Judges a file that an author brings: a document, or an archive such as is given here; all of it is good, or none is taken. */
export const checkImport = async (
  bytes: Uint8Array,
  name: string,
  limits = IMPORT_LIMITS,
): Promise<CheckedImport> => {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isArchive) return checkFiles(new Map([[name, bytes]]), limits);
  const archive = unpack(bytes, ['.json', ...PICTURES], limits);
  return archive.type === 'refused' ? archive : checkFiles(archive.files, limits);
};

const checkFiles = async (files: Files, limits: ImportLimits): Promise<CheckedImport> => {
  const tooMany = [...files.keys()].filter(isPicture)[limits.pictures];
  if (tooMany !== undefined) return { type: 'refused', reason: 'too-many-pictures', name: tooMany };
  const isExport = isOwnExport(files);
  const arrivals: ImportedDraft[] = [];
  for (const [name, bytes] of isExport ? pickDrafts(files) : pickDocuments(files)) {
    const draft = await toNewDraft(name, bytes, limits);
    if (typeof draft === 'string') return { type: 'refused', reason: draft, name };
    arrivals.push({ draft, picture: await findPicture(files, name) });
  }
  if (arrivals.length === 0 && !isExport) return { type: 'refused', reason: 'no-documents', name: '' };
  const pieces = isExport ? readPieces(files) : [];
  return pieces
    ? { type: 'arrivals', arrivals, pieces }
    : { type: 'refused', reason: 'unknown-document', name: COMMUNITY_FOLDER };
};

/** What an author wrote, played, rated and follows; null: no export of ours says it so. */
const readPieces = (files: Files): readonly CommunityPiece[] | null => {
  const read = [...files]
    .filter(([name]) => name.startsWith(COMMUNITY_FOLDER))
    .map(([, bytes]) => communityFileSchema.safeParse(parseJson(new TextDecoder().decode(bytes))));
  return read.every(({ success }) => success) ? read.flatMap(({ data = [] }) => data) : null;
};

const isOwnExport = (files: Files): boolean => {
  const mark = files.get(EXPORT_MARK);
  const said = mark && parseJson(new TextDecoder().decode(mark));
  return fieldOf(said, 'format') === EXPORT_FORMAT;
};

type FileEntries = readonly (readonly [string, Uint8Array])[];

/** An export says what is to be worked on; the published versions in it are there to be read. */
const pickDrafts = (files: Files): FileEntries =>
  [...files].filter(([name]) => name.startsWith('drafts/') && !isPicture(name));

const VERSION = /^(published\/[^/]+)\/v(\d+)\.json$/;

/** Of a published line in an older export only the newest version can be worked on. */
const pickDocuments = (files: Files): FileEntries => {
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

const toNewDraft = async (
  name: string,
  bytes: Uint8Array,
  limits: ImportLimits,
): Promise<NewDraft | ImportRefusal> => {
  if (bytes.length > limits.document) return 'too-large';
  const text = new TextDecoder().decode(bytes);
  if (isTooDeep(text)) return 'too-deep';
  const document = parseJson(text);
  if (document === undefined) return 'not-json';
  const meant = (await identifyByContent(document)) ?? (await identifyByPath(name));
  return meant === null ? 'unknown-document' : { ...meant, title: documentTitleOf(document), document };
};

type DocumentIdentity = Pick<NewDraft, 'kind' | 'system'>;

/** The kind that a document claims; whether it keeps any rule is for the studio to say. */
const identifyByContent = (document: unknown): Promise<DocumentIdentity | null> =>
  findKind(fieldOf(document, 'format'), fieldOf(document, 'system'));

const DRAFT = /^drafts\/([^/]+)\/([^/]+)\/[^/]+\.json$/;

/** A draft is kept in any state, so that an export can hold one that no longer says what it is. */
const identifyByPath = (name: string): Promise<DocumentIdentity | null> => {
  const [, kind, system] = DRAFT.exec(name) ?? [];
  return findKind(kind, system);
};

const findKind = async (format: unknown, systemId: unknown): Promise<DocumentIdentity | null> => {
  const kind = DOCUMENT_KINDS.find(known => known === format);
  const system = typeof systemId === 'string' ? await loadSystem(systemId) : null;
  return kind && system?.documents[kind] ? { kind, system: system.id } : null;
};

const fieldOf = (json: unknown, field: string): unknown =>
  typeof json === 'object' && json !== null && Object.hasOwn(json, field)
    ? (json as Record<string, unknown>)[field]
    : undefined;

/** The picture that stands beside a draft under the same name; what cannot be decoded is passed over. */
const findPicture = async (files: Files, name: string): Promise<Picture | null> => {
  const stem = name.replace(/\.json$/, '-underlay');
  const bytes = PICTURES.map(ending => files.get(`${stem}${ending}`)).find(found => found !== undefined);
  const picture = bytes && (await cleanPicture(bytes));
  return picture && typeof picture !== 'string' ? picture : null;
};

/** Makes drafts of what was checked, all or none; a document that the author already has is not imported twice. */
export const importArchive = async (
  store: Store,
  author: string,
  arrivals: readonly ImportedDraft[],
): Promise<ImportResult> => {
  const fresh = removeKnown(arrivals, await readKnownHashes(store, author));
  await runWithinQuota(store, author, async transaction => {
    for (const { draft, picture } of fresh) {
      const { id } = await insertDraft(store, transaction, author, draft);
      if (picture) await writeUnderlay(transaction, id, picture);
    }
  });
  return { type: 'done', drafts: fresh.length, known: arrivals.length - fresh.length };
};

const removeKnown = (arrivals: readonly ImportedDraft[], known: Set<string>): readonly ImportedDraft[] =>
  arrivals.filter(({ draft }) => {
    const content = hashDocument(draft.document);
    if (known.has(content)) return false;
    known.add(content);
    return true;
  });

const hashDocument = (document: unknown): string => hashContent(toPublishedDocument(document));

const readKnownHashes = async (store: Store, author: string): Promise<Set<string>> => {
  const contents = new Set<string>();
  for (const { id } of await listDrafts(store, author)) {
    const draft = await readDraft(store, id, author);
    if (draft) contents.add(hashDocument(draft.document));
  }
  return contents;
};
