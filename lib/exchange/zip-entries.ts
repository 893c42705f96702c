import { inflateRawSync } from 'node:zlib';

/** A file in a ZIP archive, as the archive's directory describes it. */
export interface ZipEntry {
  readonly name: string;
  /** Bytes, unpacked, as the directory claims. */
  readonly size: number;
  /** Unpacks it; never makes more bytes than the directory claims. */
  read(): Uint8Array;
}

const END = { mark: 0x06054b50, length: 22, longestComment: 0xffff };
const ENTRY = { mark: 0x02014b50, length: 46 };
const LOCAL = { mark: 0x04034b50, length: 30 };
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

/**
 * Thrown for anything that is not a plain ZIP file: cut off, encrypted, packed in an unusual way, or with a wrong
 * directory.
 */
export class NotAZip extends Error {}

/**
 * The files in an archive's directory, one after the other, so that the reader can stop at the first unwanted one.
 */
export function* readZipEntries(bytes: Uint8Array): Generator<ZipEntry> {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findDirectoryEnd(view);
  const count = view.readUInt16LE(end + 10);
  let at = view.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY.length > end || view.readUInt32LE(at) !== ENTRY.mark) throw new NotAZip('directory');
    const [name, extra, comment] = [28, 30, 32].map(offset => view.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    yield readEntry(view, at, name);
    at += ENTRY.length + name + extra + comment;
  }
}

/** Where the directory's end stands; a comment may follow it. */
const findDirectoryEnd = (view: Buffer): number => {
  const first = Math.max(0, view.length - END.length - END.longestComment);
  for (let at = view.length - END.length; at >= first; at -= 1)
    if (view.readUInt32LE(at) === END.mark) return at;
  throw new NotAZip('end');
};

const readEntry = (view: Buffer, at: number, nameLength: number): ZipEntry => {
  const size = view.readUInt32LE(at + 24);
  const start = at + ENTRY.length;
  return {
    name: view.toString('utf8', start, start + nameLength),
    size,
    read: () => unpackBytes(readPackedBytes(view, at), view.readUInt16LE(at + 10), size),
  };
};

const readPackedBytes = (view: Buffer, at: number): Buffer => {
  const [flags, length, local] = [
    view.readUInt16LE(at + 8),
    view.readUInt32LE(at + 20),
    view.readUInt32LE(at + 42),
  ];
  if ((flags & ENCRYPTED) !== 0) throw new NotAZip('encrypted');
  if (local + LOCAL.length > view.length || view.readUInt32LE(local) !== LOCAL.mark)
    throw new NotAZip('entry');
  const start = local + LOCAL.length + view.readUInt16LE(local + 26) + view.readUInt16LE(local + 28);
  if (start + length > view.length) throw new NotAZip('cut off');
  return view.subarray(start, start + length);
};

const unpackBytes = (packed: Buffer, way: number, size: number): Uint8Array => {
  if (way !== STORED && way !== DEFLATED) throw new NotAZip('way of packing');
  const content = way === STORED ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  if (content.length !== size) throw new NotAZip('size');
  return content;
};
