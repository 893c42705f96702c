import { getEnv } from '@/lib/env';
import type { Store } from '@/lib/store/engine/open-store';
import { getProcessStore } from '@/lib/store/engine/process-store';

/** The one clock of the store. */
const now = (): string => new Date().toISOString();

export const getStore = (): Promise<Store> => getProcessStore(now, getEnv().quotas);
