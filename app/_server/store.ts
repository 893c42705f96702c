import { env } from '@/lib/env';
import { storeInstance } from '@/lib/store/instance';
import type { Store } from '@/lib/store/open';

/** The one clock of the store. */
const now = (): string => new Date().toISOString();

export const getStore = (): Promise<Store> => storeInstance(now, env().quotas);
