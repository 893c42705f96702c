import type { NextResponse } from 'next/server';
import { passwordHashOf, userNamed } from '@/lib/store/accounts';
import { suspensionOf } from '@/lib/store/suspension';
import { fault } from './answers';
import { getAuth } from './auth';
import { getStore } from './store';

/** Refuses a suspended account, with the reason for whoever knows its password; null: go on. */
export const refuseSuspended = async (name: string, password: string): Promise<NextResponse | null> => {
  const store = await getStore();
  const user = await userNamed(store, name);
  const suspension = user && (await suspensionOf(store, user.id));
  if (!suspension) return null;
  const hash = await passwordHashOf(store, user.id);
  const { password: passwords } = await (await getAuth()).$context;
  const isRight = hash !== null && (await passwords.verify({ hash, password }));
  return isRight ? fault(403, 'suspended', { reason: suspension.reason }) : fault(403, 'wrong-sign-in');
};
