import { describe, expect, test } from 'vitest';
import type { Auth } from '@/lib/accounts/auth';
import {
  confirmSecondFactor,
  finishSignIn,
  renewRecoveryCodes,
  startSecondFactor,
  stopSecondFactor,
} from '@/lib/accounts/second-factor';
import { signIn } from '@/lib/accounts/sign-in';
import { removeSecondFactor } from '../../accounts/second-factors';
import { createDraft, listDrafts } from '../../documents/drafts';
import type { Store } from '../../engine/open-store';
import {
  createAuthor,
  createNamedAuthor,
  findUserId,
  makeTestAuth,
  PASSWORD,
  signIn as signInByPassword,
  toCookieHeader,
} from '../../testing/account-steps';
import { type Engine, useEngine } from '../../testing/engines';
import { makeDraft } from '../../testing/fixtures';
import { codesOf } from '../../testing/one-time-codes';

const CREDENTIALS = { username: 'Fritz', password: PASSWORD };

/** An account with an active second factor; `codes.now` is used up by that. */
const createProtectedAccount = async (store: Store) => {
  const auth = await makeTestAuth(store);
  const { id, browser } = await createNamedAuthor(store, auth, 'Fritz');
  const started = await startSecondFactor(auth, browser, { name: 'Fritz', password: PASSWORD });
  if (started.type === 'refused') throw new Error(started.code);
  const codes = codesOf(started.value.key);
  expect(await confirmSecondFactor(auth, browser, codes.now)).toMatchObject({ type: 'done' });
  return { auth, id, browser, codes, ...started.value };
};

/** Name and password, in a browser that may hold cookies already. */
const signInFirstStep = async (auth: Auth, headers = new Headers()): Promise<Headers> => {
  const answer = await signIn(auth, headers, CREDENTIALS);
  if (answer.type !== 'code-needed') throw new Error(answer.type);
  return toCookieHeader(answer.cookies);
};

const testSignIn = (engine: Engine) =>
  describe('signing in with a second factor', () => {
    const { open } = useEngine(engine);

    test('the password alone opens nothing, the code does, and only once', async () => {
      const store = await open();
      const { auth, id, codes } = await createProtectedAccount(store);
      const browser = await signInFirstStep(auth);
      expect(await findUserId(auth, browser)).toBeUndefined();
      const wrong = { kind: 'app', code: codes.wrong } as const;
      expect(await finishSignIn(store, auth, browser, wrong)).toEqual({
        type: 'refused',
        code: 'wrong-code',
      });
      const step = { kind: 'app', code: `${codes.next.slice(0, 3)} ${codes.next.slice(3)}` } as const;
      const done = await finishSignIn(store, auth, browser, step);
      if (done.type === 'refused') throw new Error(done.code);
      expect(await findUserId(auth, toCookieHeader(done.value.cookies))).toBe(id);
      const again = await signInFirstStep(auth);
      expect(await finishSignIn(store, auth, again, step)).toEqual({ type: 'refused', code: 'wrong-code' });
    });

    test('a recovery code opens once, and a new set voids the old one', async () => {
      const store = await open();
      const { auth, id, recoveryCodes } = await createProtectedAccount(store);
      const [first = '', second = ''] = recoveryCodes;
      const enter = async (code: string) =>
        finishSignIn(store, auth, await signInFirstStep(auth), { kind: 'recovery', code });
      const done = await enter(first);
      if (done.type === 'refused') throw new Error(done.code);
      const browser = toCookieHeader(done.value.cookies);
      expect(await findUserId(auth, browser)).toBe(id);
      expect(await enter(first)).toEqual({ type: 'refused', code: 'wrong-code' });
      expect(await renewRecoveryCodes(auth, browser, 'wrong horse battery')).toMatchObject({
        type: 'refused',
      });
      const fresh = await renewRecoveryCodes(auth, browser, PASSWORD);
      if (fresh.type === 'refused') throw new Error(fresh.code);
      expect(await enter(second)).toEqual({ type: 'refused', code: 'wrong-code' });
      expect(await enter(fresh.value[0] ?? '')).toMatchObject({ type: 'done' });
    });
  });

const testSignInElsewhere = (engine: Engine) =>
  describe('signing in with a second factor', () => {
    const { open } = useEngine(engine);

    test('what was written here without an account comes along after the code, not before', async () => {
      const store = await open();
      const { auth, id, codes } = await createProtectedAccount(store);
      const visitor = await createAuthor(auth);
      await createDraft(store, visitor.id, makeDraft('On the road'));
      const challenge = await signInFirstStep(auth, visitor.browser);
      expect(await listDrafts(store, id)).toEqual([]);
      expect(await findUserId(auth, visitor.browser)).toBe(visitor.id);
      const both = new Headers({ cookie: `${challenge.get('cookie')}; ${visitor.browser.get('cookie')}` });
      const step = { kind: 'app', code: codes.next } as const;
      expect(await finishSignIn(store, auth, both, step)).toMatchObject({ type: 'done' });
      expect(await listDrafts(store, id)).toHaveLength(1);
      expect(await findUserId(auth, visitor.browser)).toBeUndefined();
    });

    test('after five wrong codes the password is asked for again, after ten no code is taken for a while', async () => {
      const store = await open();
      const { auth, recoveryCodes } = await createProtectedAccount(store);
      const guess = async (browser: Headers, code: string) =>
        finishSignIn(store, auth, browser, { kind: 'recovery', code });
      const refusals: string[] = [];
      for (const [index, browser] of [await signInFirstStep(auth), await signInFirstStep(auth)].entries())
        for (let n = 0; n < 6; n++) {
          const answer = await guess(browser, `wrong-${index}${n}`);
          refusals.push(answer.type === 'refused' ? answer.code : 'done');
        }
      expect(refusals.slice(0, 6)).toEqual([...Array(5).fill('wrong-code'), 'sign-in-again']);
      expect(refusals.at(-1)).toBe('code-locked');
      expect(await guess(await signInFirstStep(auth), recoveryCodes[0] ?? '')).toMatchObject({
        code: 'code-locked',
      });
    });

    test('a code without the password before it opens nothing', async () => {
      const store = await open();
      const { auth, codes } = await createProtectedAccount(store);
      const step = { kind: 'app', code: codes.next } as const;
      expect(await finishSignIn(store, auth, new Headers(), step)).toEqual({
        type: 'refused',
        code: 'sign-in-again',
      });
    });
  });

const testSetup = (engine: Engine) =>
  describe('a second factor', () => {
    const { open } = useEngine(engine);

    test('is set up with the password and a first code, and signs the other devices out', async () => {
      const store = await open();
      const auth = await makeTestAuth(store);
      const { id, browser } = await createNamedAuthor(store, auth, 'Fritz');
      const other = toCookieHeader((await signInByPassword(auth, 'Fritz', PASSWORD)).headers);
      const asFritz = { name: 'Fritz', password: 'wrong horse battery' };
      expect(await startSecondFactor(auth, browser, asFritz)).toEqual({
        type: 'refused',
        code: 'wrong-password',
      });
      const started = await startSecondFactor(auth, browser, { ...asFritz, password: PASSWORD });
      if (started.type === 'refused') throw new Error(started.code);
      expect(started.value.uri).toMatch(/^otpauth:\/\/totp\/Battlewright:Fritz\?/);
      expect(started.value.recoveryCodes).toHaveLength(10);
      const codes = codesOf(started.value.key);
      expect(await confirmSecondFactor(auth, browser, codes.wrong)).toMatchObject({ code: 'wrong-code' });
      expect(await findUserId(auth, other)).toBe(id);
      expect(await confirmSecondFactor(auth, browser, codes.now)).toMatchObject({ type: 'done' });
      expect(await findUserId(auth, other)).toBeUndefined();
      expect(await findUserId(auth, browser)).toBeUndefined();
      expect(await store.db.selectFrom('sessions').select('user_id').execute()).toEqual([{ user_id: id }]);
    });

    test('an unfinished one changes nothing', async () => {
      const store = await open();
      const auth = await makeTestAuth(store);
      const { browser } = await createNamedAuthor(store, auth, 'Fritz');
      await startSecondFactor(auth, browser, { name: 'Fritz', password: PASSWORD });
      expect(await signIn(auth, new Headers(), CREDENTIALS)).toMatchObject({ type: 'done' });
    });

    test('its key and its recovery codes are not readable in the tables', async () => {
      const store = await open();
      const { key, recoveryCodes } = await createProtectedAccount(store);
      const text = JSON.stringify(await store.db.selectFrom('second_factors').selectAll().execute());
      for (const secret of [key, codesOf(key).secret, ...recoveryCodes]) expect(text).not.toContain(secret);
    });
  });

const testTurningOff = (engine: Engine) =>
  describe('a second factor', () => {
    const { open } = useEngine(engine);

    test('is turned off with the password', async () => {
      const store = await open();
      const { auth, recoveryCodes } = await createProtectedAccount(store);
      const step = { kind: 'recovery', code: recoveryCodes[0] ?? '' } as const;
      const done = await finishSignIn(store, auth, await signInFirstStep(auth), step);
      if (done.type === 'refused') throw new Error(done.code);
      const browser = toCookieHeader(done.value.cookies);
      expect(await stopSecondFactor(auth, browser, 'wrong horse battery')).toEqual({
        type: 'refused',
        code: 'wrong-password',
      });
      expect(await signIn(auth, new Headers(), CREDENTIALS)).toMatchObject({ type: 'code-needed' });
      expect(await stopSecondFactor(auth, browser, PASSWORD)).toMatchObject({ type: 'done' });
      expect(await signIn(auth, new Headers(), CREDENTIALS)).toMatchObject({ type: 'done' });
      expect(await store.db.selectFrom('second_factors').selectAll().execute()).toEqual([]);
    });

    test('is removed for someone who lost the app and the recovery codes, and can be set up again', async () => {
      const store = await open();
      const { auth, id } = await createProtectedAccount(store);
      await removeSecondFactor(store, id);
      const back = await signIn(auth, new Headers(), CREDENTIALS);
      if (back.type !== 'done') throw new Error(back.type);
      const started = await startSecondFactor(auth, toCookieHeader(back.cookies), {
        name: 'Fritz',
        password: PASSWORD,
      });
      expect(started).toMatchObject({ type: 'done' });
    });
  });

export function secondFactorContract(engine: Engine): void {
  testSetup(engine);
  testTurningOff(engine);
  testSignIn(engine);
  testSignInElsewhere(engine);
}
