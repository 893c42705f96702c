/** Longer texts are from nobody who means well. */
const LONGEST = 500_000;

/** A text, compressed, in letters that need no escaping in an address. */
export const packText = async (text: string): Promise<string> => {
  const bytes = await readThroughStream(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

/** Null: not a packed text, or too long a one. */
export const unpackText = async (packed: string): Promise<string | null> => {
  if (packed.length > LONGEST || !/^[\w-]+$/.test(packed)) return null;
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, letter => letter.charCodeAt(0));
    return new TextDecoder().decode(await readThroughStream(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
};

/** A few letters may unpack to more than any browser can hold. */
const LARGEST = 8_000_000;

const readThroughStream = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> => {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > LARGEST) {
      await reader.cancel();
      throw new RangeError('too large for a text');
    }
    chunks.push(new Uint8Array(part.value));
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
};
