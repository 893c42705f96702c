import { strToU8, zipSync } from 'fflate';
import { readZipEntries } from './zip-entries';

/** A ZIP file's content, or why it is not taken. */
export type UnpackResult<Content> =
  | { readonly type: 'read'; readonly files: ReadonlyMap<string, Content> }
  | { readonly type: 'refused'; readonly reason: ArchiveRefusal; readonly name: string };

export type ArchiveResult = UnpackResult<string>;

export const ARCHIVE_REFUSALS = ['not-a-zip', 'path', 'too-many', 'too-large', 'twice'] as const;
export type ArchiveRefusal = (typeof ARCHIVE_REFUSALS)[number];

export interface ArchiveLimits {
  readonly entries: number;
  /** Bytes of one file, unpacked. */
  readonly file: number;
  /** Bytes of all files together, unpacked. */
  readonly total: number;
}

const DEFAULT_LIMITS: ArchiveLimits = { entries: 20_000, file: 2 * 1024 * 1024, total: 1024 * 1024 * 1024 };

class ArchiveRefused extends Error {
  constructor(
    readonly reason: ArchiveRefusal,
    readonly entry: string,
  ) {
    super(reason);
  }
}

/** Only plain ways downwards: no root, no step up, no drive, nothing that one system reads otherwise than another. */
export const isSafePath = (path: string): boolean =>
  path.length <= 300 &&
  /^[\p{L}\p{N} ._()'-]+(\/[\p{L}\p{N} ._()'-]+)*$/u.test(path) &&
  path.split('/').every(part => !/^\.+$/.test(part) && part.trim() === part);

const TEXTS = ['.json', '.ndjson'];

/** Reads the JSON files of an archive. */
export const readArchive = (bytes: Uint8Array, limits: ArchiveLimits = DEFAULT_LIMITS): ArchiveResult => {
  const archive = unpack(bytes, TEXTS, limits);
  if (archive.type === 'refused') return archive;
  const decoder = new TextDecoder();
  return {
    type: 'read',
    files: new Map([...archive.files].map(([name, content]) => [name, decoder.decode(content)])),
  };
};

/** Reads the files with certain endings. All names and sizes are judged before the first is unpacked; a size that lies ends the reading. */
export const unpack = (
  bytes: Uint8Array,
  endings: readonly string[],
  limits: ArchiveLimits,
): UnpackResult<Uint8Array> => {
  try {
    const admit = createEntryFilter(limits);
    const admitted = [];
    for (const entry of readZipEntries(bytes)) if (admit(entry.name, entry.size)) admitted.push(entry);
    const wanted = admitted.filter(({ name }) => endings.some(ending => name.endsWith(ending)));
    return { type: 'read', files: new Map(wanted.map(entry => [entry.name, entry.read()])) };
  } catch (error) {
    if (error instanceof ArchiveRefused) return { type: 'refused', reason: error.reason, name: error.entry };
    return { type: 'refused', reason: 'not-a-zip', name: '' };
  }
};

/** Admits files one by one; folders are passed over. */
const createEntryFilter = ({ entries, file, total }: ArchiveLimits) => {
  const seen = new Set<string>();
  let size = 0;
  return (name: string, claimed: number): boolean => {
    if (seen.size >= entries) throw new ArchiveRefused('too-many', name);
    if (seen.has(name)) throw new ArchiveRefused('twice', name);
    seen.add(name);
    if (name.endsWith('/')) return false;
    if (!isSafePath(name)) throw new ArchiveRefused('path', name);
    size += claimed;
    if (claimed > file || size > total) throw new ArchiveRefused('too-large', name);
    return true;
  };
};

/** Packs texts under their names; the same texts give the same bytes. */
export const writeArchive = (files: ReadonlyMap<string, string>): Uint8Array =>
  zipSync(Object.fromEntries([...files].map(([name, text]) => [name, strToU8(text)])), {
    level: 6,
    mtime: '1980-01-01T00:00:00',
  });
