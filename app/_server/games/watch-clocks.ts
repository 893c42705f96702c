import { readGame } from '@/lib/store/games/games';
import { listLateGames } from '@/lib/store/games/my-games';
import { getLog } from '../operations/log';
import { getStore } from '../store';
import { handOverLateSeats } from './requests';

/** How often clocks are looked at, in milliseconds: a turn has days. */
const INTERVAL = 60_000;

const lookAtClocks = async (): Promise<void> => {
  const store = await getStore();
  for (const id of await listLateGames(store)) {
    const found = await readGame(store, id);
    if (found) await handOverLateSeats(found);
  }
};

/**
 * When a player's time has run out, the computer plays on. Several instances may look: each seat changes hands once.
 */
export const watchClocks = (): void => {
  setInterval(() => {
    lookAtClocks().catch((error: unknown) => getLog().error(error, 'the clocks could not be read'));
  }, INTERVAL).unref();
};
