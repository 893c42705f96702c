import type { MatchRecord } from '@/lib/game/match';

const keyOf = (place: string): string => `battlewright.play.${place}`;

/** A browser may refuse to keep anything; the game goes on, and the link still carries it. */
export const keepRecord = (place: string, record: MatchRecord): void => {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(record));
  } catch (error) {
    console.warn('the game is not kept on this device', error);
  }
};

export const keptRecord = (place: string): MatchRecord | null => {
  const text = localStorage.getItem(keyOf(place));
  return text === null ? null : asRecord(text);
};

/** A record from anywhere: a file, a link, this device. Null: it is none. */
export const asRecord = (text: string): MatchRecord | null => {
  try {
    const json: unknown = JSON.parse(text);
    return isRecord(json) ? json : null;
  } catch {
    return null;
  }
};

const isRecord = (json: unknown): json is MatchRecord =>
  typeof json === 'object' &&
  json !== null &&
  'seed' in json &&
  typeof json.seed === 'number' &&
  'entries' in json &&
  Array.isArray(json.entries) &&
  json.entries.every(
    (entry: unknown) =>
      typeof entry === 'object' && entry !== null && 'type' in entry && typeof entry.type === 'string',
  );
