import { Client } from 'pg';
import { CHANNEL } from './announce';
import { type Bus, openListeners } from './bus';

/** After a lost connection it is tried again, in milliseconds. */
const PAUSE = 500;

/** Changes are heard on a connection of their own; once it stands everybody looks again, since nobody knows what was missed. */
export const openPostgresBus = (url: string, onError: (error: unknown) => void): Bus => {
  let client: Client | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  const retry = (): void => {
    client = null;
    if (isClosed || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, PAUSE);
    timer.unref();
  };
  const connect = async (): Promise<void> => {
    if (isClosed || client) return;
    const made = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    client = made;
    made.on('error', onError);
    made.on('end', retry);
    made.on('notification', ({ payload }) => payload !== undefined && listeners.emit(payload));
    try {
      await made.connect();
      await made.query(`listen ${CHANNEL}`);
      listeners.emitAll();
    } catch (error) {
      onError(error);
      made.removeAllListeners('end');
      await made.end().catch(onError);
      retry();
    }
  };
  const listeners = openListeners(
    () => void connect(),
    () => undefined,
  );
  return {
    listen: listeners.add,
    emit: listeners.emit,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
};
