import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endOtherSessions, endSession, listSessions } from '../../accounts/sessions';
import { createDraft, listDrafts } from '../../documents/drafts';
import {
  createAuthor,
  createNamedAuthor,
  findUserId,
  makeBrowser,
  makeTestAuth,
  PASSWORD,
  signIn,
  toCookieHeader,
} from '../../testing/account-steps';
import { type Engine, useEngine } from '../../testing/engines';
import { makeDraft } from '../../testing/fixtures';

const tokenIn = (browser: Headers): string =>
  /session_token=([^.;]+)/.exec(browser.get('cookie') ?? '')?.[1] ?? '';

const LONG_AGO = '2000-01-01T00:00:00.000Z';

const tenDaysAfter = (time: string): string => {
  const end = z.coerce.date().parse(time);
  end.setDate(end.getDate() + 10);
  return end.toISOString();
};

const testHashedTokens = (engine: Engine) =>
  describe('session tokens', () => {
    const { open } = useEngine(engine);

    test('the token in the cookie is nowhere in the tables', async () => {
      const store = await open();
      const auth = await makeTestAuth(store);
      const { browser, id } = await createAuthor(auth);
      const token = tokenIn(browser);
      expect(token).toMatch(/^\w{32}$/);
      const rows = await store.db.selectFrom('sessions').selectAll().execute();
      expect(rows).toMatchObject([{ user_id: id, token: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
      expect(JSON.stringify(rows)).not.toContain(token);
    });

    test('the hash in the table opens nothing, even signed with the secret that stands beside it', async () => {
      const store = await open();
      const auth = await makeTestAuth(store);
      const { browser } = await createAuthor(auth);
      const { token: hash } = await store.db.selectFrom('sessions').select('token').executeTakeFirstOrThrow();
      expect(await findUserId(auth, await makeBrowser(auth, tokenIn(browser)))).toBeDefined();
      expect(await findUserId(auth, await makeBrowser(auth, hash))).toBeUndefined();
    });
  });

const testSessionLife = (engine: Engine) =>
  describe('sessions', () => {
    const { open } = useEngine(engine);

    test('a sign-up gives a new token, the old one is dead, and the drafts stay', async () => {
      const store = await open();
      const auth = await makeTestAuth(store);
      const { id, browser } = await createNamedAuthor(store, auth, 'Fritz');
      await createDraft(store, id, makeDraft('Before'));
      const { headers } = await auth.api.renewSession({ body: { userId: id }, returnHeaders: true });
      const renewed = toCookieHeader(headers);
      expect(tokenIn(renewed)).not.toBe(tokenIn(browser));
      expect(await findUserId(auth, browser)).toBeUndefined();
      expect(await findUserId(auth, renewed)).toBe(id);
      expect(await listDrafts(store, id)).toHaveLength(1);
      expect(await auth.api.renewSession({ body: { userId: 'nobody' } })).toEqual({ isRenewed: false });
    });

    test('a session in use is prolonged under the same token', async () => {
      const store = await open();
      const auth = await makeTestAuth(store);
      const { id, browser } = await createAuthor(auth);
      const written = () => store.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
      const { created_at, expires_at } = await written();
      await store.db
        .updateTable('sessions')
        .set({ expires_at: tenDaysAfter(created_at) })
        .execute();
      const { headers } = await auth.api.getSession({ headers: browser, returnHeaders: true });
      expect(tokenIn(toCookieHeader(headers))).toBe(tokenIn(browser));
      expect(await findUserId(auth, toCookieHeader(headers))).toBe(id);
      expect((await written()).expires_at >= expires_at).toBe(true);
    });

    test('a user sees where they are signed in, and signs out there', async () => {
      const store = { ...(await open()), now: () => LONG_AGO };
      const auth = await makeTestAuth(store);
      const { id, browser } = await createNamedAuthor(store, auth, 'Fritz');
      const laptop = toCookieHeader((await signIn(auth, 'Fritz', PASSWORD)).headers);
      const phone = toCookieHeader((await signIn(auth, 'Fritz', PASSWORD)).headers);
      const stranger = await createAuthor(auth);
      const all = await listSessions(store, id, tokenIn(phone));
      expect(all).toHaveLength(3);
      expect(all.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      const [own] = await listSessions(store, stranger.id, '');
      expect(await endSession(store, id, own?.id ?? '')).toBe(false);
      const [laptopSession] = (await listSessions(store, id, tokenIn(laptop))).filter(
        ({ isCurrent }) => isCurrent,
      );
      expect(await endSession(store, id, laptopSession?.id ?? '')).toBe(true);
      expect(await findUserId(auth, laptop)).toBeUndefined();
      await endOtherSessions(store, id, tokenIn(phone));
      expect(await findUserId(auth, browser)).toBeUndefined();
      expect(await findUserId(auth, phone)).toBe(id);
      expect(await findUserId(auth, stranger.browser)).toBe(stranger.id);
    });
  });

export function sessionContract(engine: Engine): void {
  testHashedTokens(engine);
  testSessionLife(engine);
}
