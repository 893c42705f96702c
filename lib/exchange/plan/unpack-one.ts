import { Unzip, UnzipInflate } from 'fflate';
import { ImportRefused, refuseImport } from './import-plan';

const LIMITS = { packed: 4 * 1024 * 1024, unpacked: 16 * 1024 * 1024, entries: 50 };
/** A bomb unpacks a thousandfold: small bites keep one of them from filling the memory. */
const BITE = 4096;

/** One file of a small archive, in the browser too; nothing else of it is unpacked, and never more than is bearable. */
export const unpackOne = (bytes: Uint8Array, wanted: string): Uint8Array => {
  if (bytes.length > LIMITS.packed) refuseImport('too-large', { limit: '4 MB' });
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) refuseImport('not-a-zip');
  const parts: Uint8Array[] = [];
  const seen = { entries: 0, bytes: 0, isDone: false };
  const unzip = new Unzip(file => {
    seen.entries += 1;
    if (seen.entries > LIMITS.entries) refuseImport('too-many-files', { limit: LIMITS.entries });
    if (file.name !== wanted || seen.isDone) return;
    file.ondata = (error, part, isLast) => {
      // What is thrown below comes back here as an error of the unpacker.
      if (error instanceof ImportRefused) throw error;
      if (error) refuseImport('not-a-zip');
      seen.bytes += part.length;
      if (seen.bytes > LIMITS.unpacked) refuseImport('unpacks-too-large', { limit: '16 MB' });
      parts.push(part);
      seen.isDone ||= isLast;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  push(unzip, bytes);
  if (!seen.isDone) refuseImport('no-saved-game');
  return join(parts, seen.bytes);
};

const push = (unzip: Unzip, bytes: Uint8Array): void => {
  try {
    for (let at = 0; at < bytes.length; at += BITE)
      unzip.push(bytes.subarray(at, at + BITE), at + BITE >= bytes.length);
  } catch (error) {
    // The unpacker's own errors are numbers with words; ours pass.
    if (error instanceof Error && 'code' in error) refuseImport('not-a-zip');
    throw error;
  }
};

const join = (parts: readonly Uint8Array[], length: number): Uint8Array => {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};
