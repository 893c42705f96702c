import { env } from '@/lib/env';
import { hasAdministrator, makeSetupKey } from '@/lib/store/setup';
import { sayAtStart } from './say-at-start';
import { getStore } from './store';

/** Prints a link by which somebody becomes administrator, as long as there is none; a link of an earlier start stops working. */
export const offerSetup = async (): Promise<void> => {
  const store = await getStore();
  if (await hasAdministrator(store)) return;
  const link = `${env().baseUrl}/setup?key=${await makeSetupKey(store)}`;
  sayAtStart('server.setup', { link });
};
