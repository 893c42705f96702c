import type { MatchRecord } from '@/lib/game/match';
import { asRecord } from './kept-record';

/** A game as part of an address: packed, in letters that need no escaping. It stands behind the # and never reaches a server. */
export const packed = async (record: MatchRecord): Promise<string> => {
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(record)),
    new CompressionStream('deflate-raw'),
  );
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

const LONGEST = 500_000;

/** Null: it is no game. */
export const unpacked = async (text: string): Promise<MatchRecord | null> => {
  if (text.length > LONGEST || !/^[\w-]+$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, letter => letter.charCodeAt(0));
    return asRecord(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))));
  } catch {
    return null;
  }
};

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
