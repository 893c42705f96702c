import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Environment, getEnv } from '@/lib/env';
import type { Quotas } from '../documents/quotas';
import { openStore, type Store, type StoreLocation } from './open-store';

const KEY: unique symbol = Symbol.for('battlewright.store');

/** Next bundles a module more than once; the global object is the one thing that its copies share. */
const shared = globalThis as { [KEY]?: Promise<Store> };

/** The store of this process, opened at the first call; a failed opening is tried again at the next. Without quotas nothing is limited. */
export function getProcessStore(now: () => string, quotas: Quotas | null = null): Promise<Store> {
  shared[KEY] ??= openStore({ place: storeLocationFor(getEnv()), now, newId: randomUUID, quotas }).catch(
    error => {
      delete shared[KEY];
      throw error;
    },
  );
  return shared[KEY];
}

/** PostgreSQL where an address is given, else the file in the data folder. */
export const storeLocationFor = ({ databaseUrl, dataFolder }: Environment): StoreLocation =>
  databaseUrl === undefined ? { file: join(dataFolder, 'battlewright.db') } : { url: databaseUrl };
