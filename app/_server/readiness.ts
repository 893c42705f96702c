import { setTimeout as pause } from 'node:timers/promises';
import { isMigrated } from '@/lib/store/migrations';
import { isStopping } from './shutdown';
import { getStore } from './store';

export type Readiness = 'ready' | 'stopping' | 'database';

const PATIENCE = 3000;

/** Whether this process can serve; a database that does not answer in time counts as none. */
export const readiness = async (): Promise<Readiness> => {
  if (isStopping()) return 'stopping';
  const limit = new AbortController();
  try {
    const late = pause(PATIENCE, false, { signal: limit.signal });
    return (await Promise.race([answers(), late])) ? 'ready' : 'database';
  } finally {
    limit.abort();
  }
};

const answers = async (): Promise<boolean> => {
  try {
    return await isMigrated(await getStore());
  } catch {
    return false;
  }
};
