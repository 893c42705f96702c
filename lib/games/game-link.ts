import type { GameRecord, GameSession } from '@/lib/game/play/session/game-session';
import { expandRecord, type ShortRecord, shortenRecord } from '@/lib/game/play/session/short-record';
import { parseRecord, parseShortRecord } from './saved-games';

/**
 * A game as part of an address: short, compressed, without characters that need escaping. It stands behind the # and
 * never reaches a server.
 */
export const packGame = (match: GameSession): Promise<string> => packShortRecord(shortenRecord(match));

export const packShortRecord = async (record: ShortRecord): Promise<string> => {
  const text = new TextEncoder().encode(JSON.stringify(record));
  const bytes = await readThroughStream(text, new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

export interface UnpackedGame {
  readonly record: GameRecord;
  /** Whether all of it still fits. */
  readonly isWhole: boolean;
}

const LONGEST = 500_000;

/** Null: not a game. Older links contain the game in full. */
export const unpackGame = async (
  text: string,
  { rules, published }: GameSession,
): Promise<UnpackedGame | null> => {
  const json = await decodeText(text);
  if (json === null) return null;
  const full = parseRecord(json);
  if (full) return { record: full, isWhole: true };
  const short = parseShortRecord(json);
  return short && expandSafely(short, { rules, published });
};

/** A link from anywhere may hold what no rule can read. */
const expandSafely = (
  short: ShortRecord,
  { rules, published }: Pick<GameSession, 'rules' | 'published'>,
): UnpackedGame | null => {
  try {
    return expandRecord(rules, published, short);
  } catch (error) {
    console.warn('the link cannot be followed', error);
    return null;
  }
};

const decodeText = async (text: string): Promise<string | null> => {
  if (text.length > LONGEST || !/^[\w-]+$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
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
      throw new RangeError('too large for a game');
    }
    chunks.push(new Uint8Array(part.value));
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
};
