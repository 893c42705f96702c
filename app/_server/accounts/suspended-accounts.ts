import type { NextResponse } from 'next/server';
import { findUserByName, passwordHashOf } from '@/lib/store/accounts/accounts';
import { suspensionOf } from '@/lib/store/accounts/suspensions';
import { errorResponse } from '../http/route-helpers';
import { getStore } from '../store';
import { getAuth } from './auth';

/** Refuses a suspended account, with the reason for whoever knows its password; null: not suspended. */
export const refuseSuspended = async (name: string, password: string): Promise<NextResponse | null> => {
  const store = await getStore();
  const user = await findUserByName(store, name);
  const suspension = user && (await suspensionOf(store, user.id));
  if (!suspension) return null;
  const hash = await passwordHashOf(store, user.id);
  const { password: passwords } = await (await getAuth()).$context;
  const isRight = hash !== null && (await passwords.verify({ hash, password }));
  return isRight
    ? errorResponse(403, 'suspended', { reason: suspension.reason })
    : errorResponse(403, 'wrong-sign-in');
};
