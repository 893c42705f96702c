import { GENERATOR_VERSION } from '@/lib/dice/rng';
import { parseJson } from '@/lib/documents/text/parse-json';
import { type GameRecord, isSameStart } from '@/lib/game/play/session/game-session';
import { isPlayers } from '@/lib/game/play/session/players';
import { PROOF_VERSION, type ShortRecord } from '@/lib/game/play/session/short-record';
import { isStartOptions } from '@/lib/game/play/session/start-options';
import { readItem, writeItem } from './device-storage';

const keyOf = (place: string): string => `battlewright.play.${place}`;
const earlierKeyOf = (place: string): string => `battlewright.play-earlier.${place}`;

/** How many games of one battle are set aside. */
const MOST_EARLIER = 5;

/** Where another window saves another game of this battle, that one is archived. */
export const saveGame = (place: string, record: GameRecord): void => {
  const before = readItem(keyOf(place));
  const isOther = before !== null && !before.startsWith(`{"seed":${record.seed},`);
  const other = isOther ? parseRecord(before) : null;
  if (other) archiveGame(place, other);
  writeItem(keyOf(place), JSON.stringify(record));
};

export const loadSavedGame = (place: string): GameRecord | null => {
  const text = readItem(keyOf(place));
  return text === null ? null : parseRecord(text);
};

/** Called with what another window has saved of this game. */
export const onSavedInOtherTab = (place: string, onRecord: (record: GameRecord) => void): (() => void) => {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    const record = key === keyOf(place) && newValue !== null ? parseRecord(newValue) : null;
    if (record) onRecord(record);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
};

/** Archived games of this battle, the last first. */
export const listEarlierGames = (place: string): readonly GameRecord[] => {
  const text = readItem(earlierKeyOf(place));
  const json: unknown = text === null ? [] : parseJson(text);
  return Array.isArray(json) ? json.filter(isRecord) : [];
};

/** A game that is replaced by another is archived; one without any choice is dropped. */
export const archiveGame = (place: string, record: GameRecord): void => {
  if (record.entries.length === 0) return;
  const others = listEarlierGames(place).filter(other => !isContinuedBy(other, record));
  writeItem(earlierKeyOf(place), JSON.stringify([record, ...others].slice(0, MOST_EARLIER)));
};

/** Whether one game has continued from the other, or is the same. */
export const isContinuedBy = (earlier: GameRecord, later: GameRecord): boolean =>
  isSameStart(earlier, later) &&
  earlier.entries.every((entry, index) => JSON.stringify(entry) === JSON.stringify(later.entries[index]));

/** A record from anywhere: a file, a link, this device. Null: it is none. */
export const parseRecord = (text: string): GameRecord | null => {
  const json = parseJson(text);
  return isRecord(json) ? json : null;
};

/** A game as a link carries it. */
export const parseShortRecord = (text: string): ShortRecord | null => {
  const json = parseJson(text);
  return isShortRecord(json) ? json : null;
};

type Json = Readonly<Record<string, unknown>>;

const isObject = (json: unknown): json is Json => typeof json === 'object' && json !== null;

/** No game is longer; a longer list was made to overload the program. */
const LONGEST = 20_000;

const isList = (json: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(json) && json.length <= LONGEST && json.every(isItem);

const isNumber = (json: unknown): boolean => typeof json === 'number' && Number.isFinite(json);

const isComment = (json: unknown): boolean =>
  isObject(json) && isNumber(json.at) && typeof json.text === 'string';

const isEntry = (json: unknown): boolean => isObject(json) && typeof json.type === 'string';

const isLine = (json: unknown): json is Json =>
  isObject(json) &&
  isList(json.entries, isEntry) &&
  (json.comments === undefined || isList(json.comments, isComment));

/** A game of a later release, with dice that are not known here, is none. */
const isKnownVersion = (json: unknown, known: number): boolean => json === undefined || json === known;

const isRecord = (json: unknown): json is GameRecord =>
  isLine(json) &&
  Number.isSafeInteger(json.seed) &&
  isKnownVersion(json.generator, GENERATOR_VERSION) &&
  (json.at === undefined || isNumber(json.at)) &&
  (json.branches === undefined || isList(json.branches, isLine)) &&
  (json.times === undefined || isList(json.times, isNumber)) &&
  (json.players === undefined || isPlayers(json.players)) &&
  (json.options === undefined || isStartOptions(json.options));

/** No stack is larger. */
const MOST_TOGETHER = 100;

const isGroup = (json: unknown): boolean =>
  Array.isArray(json) && json.length <= MOST_TOGETHER && json.every(piece => typeof piece === 'string');

const isTogether = (json: unknown): boolean => isObject(json) && isList(Object.values(json), isGroup);

const isShortLine = (json: unknown): json is Json =>
  isObject(json) &&
  typeof json.choices === 'string' &&
  json.choices.length <= 3 * LONGEST &&
  (json.from === undefined || isNumber(json.from)) &&
  (json.others === undefined || isList(json.others, isEntry)) &&
  (json.together === undefined || isTogether(json.together)) &&
  (json.comments === undefined || isList(json.comments, isComment));

const isShortRecord = (json: unknown): json is ShortRecord =>
  isShortLine(json) &&
  Number.isSafeInteger(json.seed) &&
  isKnownVersion(json.generator, GENERATOR_VERSION) &&
  isKnownVersion(json.proof, PROOF_VERSION) &&
  (json.at === undefined || isNumber(json.at)) &&
  (json.branches === undefined || isList(json.branches, isShortLine)) &&
  (json.times === undefined || isList(json.times, isNumber)) &&
  (json.players === undefined || isPlayers(json.players)) &&
  (json.options === undefined || isStartOptions(json.options));
