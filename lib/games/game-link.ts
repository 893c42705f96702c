import { packText, unpackText } from '@/lib/documents/text/packed-text';
import type { GameRecord, GameSession } from '@/lib/game/play/session/game-session';
import { expandRecord, type ShortRecord, shortenRecord } from '@/lib/game/play/session/short-record';
import { parseRecord, parseShortRecord } from './saved-games';

/**
 * A game as part of an address: short, compressed, without characters that need escaping. It stands behind the # and
 * never reaches a server.
 */
export const packGame = (match: GameSession): Promise<string> => packShortRecord(shortenRecord(match));

export const packShortRecord = (record: ShortRecord): Promise<string> => packText(JSON.stringify(record));

export interface UnpackedGame {
  readonly record: GameRecord;
  /** Whether all of it still fits. */
  readonly isWhole: boolean;
}

/** Null: not a game. Older links contain the game in full. */
export const unpackGame = async (
  text: string,
  { rules, published }: GameSession,
): Promise<UnpackedGame | null> => {
  const json = await unpackText(text);
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
