import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closeStore, openStore } from '@/lib/store/engine/open-store';
import { createNamedAuthor, makeTestAuth, PASSWORD } from '@/lib/store/testing/account-steps';
import { makeTickingClock } from '@/lib/store/testing/engines';
import { signIn } from './sign-in';

const folder = mkdtempSync(join(tmpdir(), 'battlewright-sign-in-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('an unknown name gets the same answer as a wrong password, for the same work', async () => {
  const place = { file: join(folder, 'store.db') };
  const store = await openStore({ place, now: makeTickingClock(), newId: randomUUID });
  const auth = await makeTestAuth(store);
  await createNamedAuthor(store, auth, 'Fritz');
  const { password } = await auth.$context;
  let hashes = 0;
  const counted = <Given extends readonly unknown[], Value>(work: (...given: Given) => Value) => {
    return (...given: Given): Value => {
      hashes += 1;
      return work(...given);
    };
  };
  Object.assign(password, { hash: counted(password.hash), verify: counted(password.verify) });
  const tryToSignIn = async (username: string, given: string) => {
    hashes = 0;
    const { type } = await signIn(auth, new Headers(), { username, password: given });
    return { type, hashes };
  };
  expect(await tryToSignIn('Fritz', PASSWORD)).toEqual({ type: 'done', hashes: 1 });
  expect(await tryToSignIn('Fritz', 'wrong horse battery')).toEqual({ type: 'refused', hashes: 1 });
  expect(await tryToSignIn('Franz', PASSWORD)).toEqual({ type: 'refused', hashes: 1 });
  await closeStore(store);
});
