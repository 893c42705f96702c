import { LEVELS, type Level } from '../../computer/levels';

/** Who decides for a seat. */
export type Player = { readonly type: 'person' } | { readonly type: 'computer'; readonly level: Level };

/** By seat; a seat that is not named is a person's. */
export type Players = Readonly<Record<string, Player>>;

export const PERSON: Player = { type: 'person' };

export const playerOf = (players: Players, seat: string): Player => players[seat] ?? PERSON;

/** The level of the computer that has this seat; null: a person has it. */
export const levelOf = (players: Players, seat: string): Level | null => {
  const player = playerOf(players, seat);
  return player.type === 'computer' ? player.level : null;
};

/** No book seats more. */
const MOST_SEATS = 20;

const isPlayer = (json: unknown): json is Player => {
  if (typeof json !== 'object' || json === null || !('type' in json)) return false;
  return (
    json.type === 'person' ||
    (json.type === 'computer' && 'level' in json && LEVELS.some(level => level === json.level))
  );
};

/** Whether what stands in a record or a link names players. */
export const isPlayers = (json: unknown): json is Players =>
  typeof json === 'object' &&
  json !== null &&
  !Array.isArray(json) &&
  Object.keys(json).length <= MOST_SEATS &&
  Object.values(json).every(isPlayer);
