import type { GameRequests } from '@/lib/games/remote/game-message';
import type { Store } from '@/lib/store/engine/open-store';
import { type GameWithSeats, updateGame } from '@/lib/store/games/games';
import { RETRY_AFTER, type Unavailable } from '../http/unavailable';
import { makeProcessSingleton } from '../process-singleton';

const SECOND = 1000;

/** So often a computer is asked again by itself; after that when somebody opens the game. */
const MOST_TRIES = 5;

const getTries = makeProcessSingleton('late-computers', () => new Map<string, number>());

/** Tells the table why its computer has not decided; gives back in how many milliseconds to ask again, null: not by itself. */
export const noteLateComputer = async (
  store: Store,
  found: GameWithSeats,
  { type }: Unavailable,
): Promise<number | null> => {
  const { id, requests } = found.game;
  const asked: GameRequests = JSON.parse(requests);
  if (asked.late?.why !== type)
    await updateGame(store, found, { requests: JSON.stringify({ ...asked, late: { why: type } }) });
  const tries = (getTries().get(id) ?? 0) + 1;
  if (tries > MOST_TRIES) {
    forgetLateComputer(id);
    return null;
  }
  getTries().set(id, tries);
  return RETRY_AFTER[type] * SECOND;
};

/** The game goes on: what was told of its computer went with the move. */
export const forgetLateComputer = (id: string): void => {
  getTries().delete(id);
};
