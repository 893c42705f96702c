import { setTimeout as pause } from 'node:timers/promises';
import { isMigrated } from '@/lib/store/schema/migrations';
import { getStore } from '../store';
import { isStopping } from './shutdown';

export type Readiness = 'ready' | 'stopping' | 'database';

const PATIENCE = 3000;

/** Whether this process can serve; a database that does not answer in time counts as none. */
export const checkReadiness = async (): Promise<Readiness> => {
  if (isStopping()) return 'stopping';
  const limit = new AbortController();
  try {
    const late = pause(PATIENCE, false, { signal: limit.signal });
    return (await Promise.race([isDatabaseReady(), late])) ? 'ready' : 'database';
  } finally {
    limit.abort();
  }
};

const isDatabaseReady = async (): Promise<boolean> => {
  try {
    return await isMigrated(await getStore());
  } catch {
    return false;
  }
};
