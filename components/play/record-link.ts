import type { Match, MatchRecord } from '@/lib/game/match';
import { lengthened, type ShortRecord, shortened } from '@/lib/game/short-record';
import { asRecord, asShortRecord } from './kept-record';

/** A game as part of an address: in few letters, packed, none of which needs escaping. It stands behind the # and never reaches a server. */
export const packed = async (match: Match): Promise<string> => {
  const text = new TextEncoder().encode(JSON.stringify(shortened(match)));
  const bytes = await through(text, new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

export interface Unpacked {
  readonly record: MatchRecord;
  /** Whether all of it still fits. */
  readonly isWhole: boolean;
}

const LONGEST = 500_000;

/** Null: it is no game. Games of older links stand there in full. */
export const unpacked = async (text: string, { rules, scenario }: Match): Promise<Unpacked | null> => {
  const json = await textOf(text);
  if (json === null) return null;
  const full = asRecord(json);
  if (full) return { record: full, isWhole: true };
  const short = asShortRecord(json);
  return short && inFull(short, { rules, scenario });
};

/** A link from anywhere may hold what no rule can read. */
const inFull = (
  short: ShortRecord,
  { rules, scenario }: Pick<Match, 'rules' | 'scenario'>,
): Unpacked | null => {
  try {
    return lengthened(rules, scenario, short);
  } catch (error) {
    console.warn('the link cannot be followed', error);
    return null;
  }
};

const textOf = async (text: string): Promise<string | null> => {
  if (text.length > LONGEST || !/^[\w-]+$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, letter => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
};

/** A few letters may unpack to more than any browser holds. */
const LARGEST = 8_000_000;

const through = async (
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
