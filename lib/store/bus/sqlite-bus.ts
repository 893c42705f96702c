import type { Store } from '../engine/open-store';
import { type Bus, openListeners } from './bus';

/** How often a process looks for what others have changed on the same file, in milliseconds, while anybody listens. */
const INTERVAL = 250;

const readNewest = async ({ db }: Pick<Store, 'db'>): Promise<number> => {
  const row = await db
    .selectFrom('changes')
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirst();
  return Number(row?.newest ?? 0);
};

const readTopics = async (
  { db }: Pick<Store, 'db'>,
  after: number,
  to: number,
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('changes')
    .select('topic')
    .distinct()
    .where('id', '>', after)
    .where('id', '<=', to)
    .execute();
  return rows.map(({ topic }) => topic);
};

/** Within a process changes are announced at once; other processes on the file find them by polling. */
export const openSqliteBus = (store: Pick<Store, 'db'>, onError: (error: unknown) => void): Bus => {
  let timer: ReturnType<typeof setInterval> | undefined;
  let seen: number | null = null;
  let isLooking = false;
  const look = async (): Promise<void> => {
    const newest = await readNewest(store);
    const before = seen;
    seen = newest;
    // The number is read first and everybody looks after it: the other way round a change between the two would be missed.
    if (before === null) listeners.emitAll();
    else if (newest > before)
      for (const topic of await readTopics(store, before, newest)) listeners.emit(topic);
  };
  const lookOnce = (): void => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch(onError)
      .finally(() => {
        isLooking = false;
      });
  };
  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
    seen = null;
  };
  const listeners = openListeners(() => {
    timer = setInterval(lookOnce, INTERVAL);
    timer.unref();
    lookOnce();
  }, stop);
  return { listen: listeners.add, emit: listeners.emit, close: async () => stop() };
};
