import { strToU8, unzipSync, zipSync } from 'fflate';

/** A ZIP file's documents, or why it is not taken. */
export type Archive =
  | { readonly type: 'read'; readonly files: ReadonlyMap<string, string> }
  | { readonly type: 'refused'; readonly reason: ArchiveRefusal; readonly name: string };

export const ARCHIVE_REFUSALS = ['not-a-zip', 'path', 'too-many', 'too-large', 'twice'] as const;
export type ArchiveRefusal = (typeof ARCHIVE_REFUSALS)[number];

export interface ArchiveLimits {
  readonly entries: number;
  /** Bytes of one file, unpacked. */
  readonly file: number;
  /** Bytes of all files together, unpacked. */
  readonly total: number;
}

const USUAL: ArchiveLimits = { entries: 20_000, file: 2 * 1024 * 1024, total: 1024 * 1024 * 1024 };

class Refused extends Error {
  constructor(
    readonly reason: ArchiveRefusal,
    readonly entry: string,
  ) {
    super(reason);
  }
}

/** Only plain ways downwards: no root, no step up, no drive, nothing that one system reads otherwise than another. */
export const isPlainPath = (path: string): boolean =>
  path.length <= 300 &&
  /^[\p{L}\p{N} ._()'-]+(\/[\p{L}\p{N} ._()'-]+)*$/u.test(path) &&
  path.split('/').every(part => !/^\.+$/.test(part) && part.trim() === part);

/** Reads the JSON files of an archive. Sizes are asked of its directory first and counted again afterwards, since a directory may lie. */
export const readArchive = (bytes: Uint8Array, limits: ArchiveLimits = USUAL): Archive => {
  try {
    const admit = doorkeeper(limits);
    const unpacked = unzipSync(bytes, {
      filter: ({ name, originalSize }) => admit(name, originalSize),
    });
    const files = Object.entries(unpacked);
    const large = files.find(([, content]) => content.length > limits.file);
    if (large) throw new Refused('too-large', large[0]);
    const decoder = new TextDecoder();
    return { type: 'read', files: new Map(files.map(([name, content]) => [name, decoder.decode(content)])) };
  } catch (error) {
    if (error instanceof Refused) return { type: 'refused', reason: error.reason, name: error.entry };
    return { type: 'refused', reason: 'not-a-zip', name: '' };
  }
};

const doorkeeper = ({ entries, file, total }: ArchiveLimits) => {
  const seen = new Set<string>();
  let size = 0;
  return (name: string, originalSize: number): boolean => {
    if (seen.size >= entries) throw new Refused('too-many', name);
    if (seen.has(name)) throw new Refused('twice', name);
    seen.add(name);
    if (name.endsWith('/')) return false;
    if (!isPlainPath(name)) throw new Refused('path', name);
    size += originalSize;
    if (originalSize > file || size > total) throw new Refused('too-large', name);
    return name.endsWith('.json') || name.endsWith('.ndjson');
  };
};

/** Packs texts under their names; the same texts give the same bytes. */
export const writeArchive = (files: ReadonlyMap<string, string>): Uint8Array =>
  zipSync(Object.fromEntries([...files].map(([name, text]) => [name, strToU8(text)])), {
    level: 6,
    mtime: '1980-01-01T00:00:00',
  });
