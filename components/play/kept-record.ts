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

type Json = Readonly<Record<string, unknown>>;

const isObject = (json: unknown): json is Json => typeof json === 'object' && json !== null;

const isList = (json: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(json) && json.every(isItem);

const isNumber = (json: unknown): boolean => typeof json === 'number' && Number.isFinite(json);

const isComment = (json: unknown): boolean =>
  isObject(json) && isNumber(json.at) && typeof json.text === 'string';

const isLine = (json: unknown): json is Json =>
  isObject(json) &&
  isList(json.entries, entry => isObject(entry) && typeof entry.type === 'string') &&
  (json.comments === undefined || isList(json.comments, isComment));

const isRecord = (json: unknown): json is MatchRecord =>
  isLine(json) &&
  isNumber(json.seed) &&
  (json.at === undefined || isNumber(json.at)) &&
  (json.branches === undefined || isList(json.branches, isLine)) &&
  (json.times === undefined || isList(json.times, isNumber));
