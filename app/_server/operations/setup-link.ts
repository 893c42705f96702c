import { getEnv } from '@/lib/env';
import { hasAdministrator, makeSetupKey } from '@/lib/store/operations/setup';
import { getStore } from '../store';
import { printAtStart } from './start-messages';

/** Prints a link by which somebody becomes administrator, as long as there is none; a link of an earlier start stops working. */
export const printSetupLink = async (): Promise<void> => {
  const store = await getStore();
  if (await hasAdministrator(store)) return;
  const link = `${getEnv().baseUrl}/setup?key=${await makeSetupKey(store)}`;
  printAtStart('server.setup', { link });
};
