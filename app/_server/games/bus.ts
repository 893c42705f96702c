import { getEnv } from '@/lib/env';
import { formatGameTopic, formatUserTopic } from '@/lib/store/bus/announce';
import type { Bus } from '@/lib/store/bus/bus';
import { openPostgresBus } from '@/lib/store/bus/postgres-bus';
import { openSqliteBus } from '@/lib/store/bus/sqlite-bus';
import type { GameSeat } from '@/lib/store/games/games';
import { getLog } from '../operations/log';
import { runBeforeExit } from '../operations/shutdown';
import { makeProcessSingleton } from '../process-singleton';
import { getStore } from '../store';

const logError = (error: unknown): void => getLog().warn(error, 'the bus was interrupted');

const openBus = async (): Promise<Bus> => {
  const { databaseUrl } = getEnv();
  const bus =
    databaseUrl === undefined
      ? openSqliteBus(await getStore(), logError)
      : openPostgresBus(databaseUrl, logError);
  runBeforeExit(() => bus.close());
  return bus;
};

/** Carries changes to all instances of the server. */
export const getBus = makeProcessSingleton('bus', openBus);

/** Notifies listeners in this process directly; other processes learn of it through the store. */
export const notifyGame = async (
  game: string,
  seats: readonly Pick<GameSeat, 'user_id'>[] = [],
): Promise<void> => {
  const bus = await getBus();
  bus.emit(formatGameTopic(game));
  for (const { user_id } of seats) if (user_id !== null) bus.emit(formatUserTopic(user_id));
};
