import { nextCookies } from 'better-auth/next-js';
import { type Auth, makeAuth } from '@/lib/accounts/auth';
import { getEnv } from '@/lib/env';
import { getServerSecret } from '@/lib/store/operations/server-secret';
import { getStore } from '../store';

const KEY: unique symbol = Symbol.for('battlewright.auth');

/** As with the store: Next bundles a module more than once, its copies share the global object. */
const shared = globalThis as { [KEY]?: Promise<Auth> };

const openAuth = async (): Promise<Auth> => {
  const store = await getStore();
  const secret = await getServerSecret(store);
  return makeAuth(store, { secret, baseUrl: getEnv().baseUrl, cookies: nextCookies() });
};

/** The accounts of this process, opened at the first call; a failed opening is tried again at the next. */
export const getAuth = (): Promise<Auth> => {
  shared[KEY] ??= openAuth().catch(error => {
    delete shared[KEY];
    throw error;
  });
  return shared[KEY];
};
