import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { makeArchivePart } from '@/lib/accounts/archive/export-archive';
import {
  changeName,
  changePassword,
  claimName,
  FORMER_AUTHOR,
  findUserByName,
  namesOf,
  passwordHashOf,
} from '../../accounts/accounts';
import { deleteAccount } from '../../accounts/delete-account';
import {
  createRecoveryToken,
  deleteRecoveryToken,
  findRecoveryTokenOwner,
} from '../../accounts/recovery-tokens';
import { createToken, recordTokenUse } from '../../accounts/tokens';
import { transferOwnership } from '../../accounts/transfer-ownership';
import { createCollection, listCollections } from '../../catalogue/collections';
import { readStarCount, setStar } from '../../catalogue/stars';
import { createDraft, listDrafts } from '../../documents/drafts';
import { putUnderlay } from '../../documents/underlays';
import { readVersion } from '../../documents/versions';
import { cleanUpAuthors, cleanUpHourly } from '../../operations/clean-up';
import { countAttempt, isWithinLimit, type RateLimit } from '../../operations/rate-limits';
import { getServerSecret } from '../../operations/server-secret';
import {
  createAuthor,
  createNamedAuthor,
  findUserId,
  makeTestAuth,
  PASSWORD,
  signIn,
  toCookieHeader,
} from '../../testing/account-steps';
import { type Engine, useEngine } from '../../testing/engines';
import { makeDraft, makeToken, publishNew } from '../../testing/fixtures';

const testAccounts = (engine: Engine) =>
  describe('an account', () => {
    const { open } = useEngine(engine);

    test('a name and a password are taken later, and everything stays', async () => {
      const store = await open();
      const auth = await makeTestAuth(store);
      const author = await createAuthor(auth);
      const draft = await createDraft(store, author.id, makeDraft('Before'));
      const { password } = await auth.$context;
      const passwordHash = await password.hash(PASSWORD);
      expect(passwordHash).not.toContain(PASSWORD);
      expect(await claimName(store, author.id, { name: 'Fritz', passwordHash })).toBe('done');
      expect(await findUserId(auth, author.browser)).toBe(author.id);
      expect(await listDrafts(store, author.id)).toMatchObject([{ id: draft.id }]);
      expect(await claimName(store, author.id, { name: 'Other', passwordHash })).toBe('has-name');
    });

    test('they sign in elsewhere, and what they wrote there without an account comes along', async () => {
      const store = await open();
      const auth = await makeTestAuth(store);
      const { id } = await createNamedAuthor(store, auth, 'Fritz');
      const elsewhere = await createAuthor(auth);
      await createDraft(store, elsewhere.id, makeDraft('On the road'));
      await publishNew(store, 'Published on the road', {}, elsewhere.id);
      const { headers } = await signIn(auth, 'fRITZ', PASSWORD, elsewhere.browser);
      expect(await findUserId(auth, toCookieHeader(headers))).toBe(id);
      expect(await listDrafts(store, id)).toHaveLength(2);
      expect(await listDrafts(store, elsewhere.id)).toEqual([]);
      expect(await findUserId(auth, elsewhere.browser)).toBeUndefined();
    });
  });

const testAuthentication = (engine: Engine) =>
  describe('a session', () => {
    const { open } = useEngine(engine);

    test('a wrong password, a wrong name and a forged cookie open nothing', async () => {
      const store = await open();
      const auth = await makeTestAuth(store);
      const { browser } = await createNamedAuthor(store, auth, 'Fritz');
      await expect(signIn(auth, 'Fritz', 'wrong horse battery')).rejects.toMatchObject({ statusCode: 401 });
      await expect(signIn(auth, 'Franz', PASSWORD)).rejects.toMatchObject({ statusCode: 401 });
      const forged = new Headers({ cookie: `${browser.get('cookie')}`.replace(/=./, '=_') });
      expect(await findUserId(auth, forged)).toBeUndefined();
    });

    test('another password ends the other sessions, and the old one opens nothing', async () => {
      const store = await open();
      const auth = await makeTestAuth(store);
      const { id, browser } = await createNamedAuthor(store, auth, 'Fritz');
      const other = toCookieHeader((await signIn(auth, 'Fritz', PASSWORD)).headers);
      const { password } = await auth.$context;
      const keptToken = (await auth.api.getSession({ headers: browser }))?.session.token ?? '';
      const passwordHash = await password.hash('another horse battery');
      await changePassword(store, id, { passwordHash, keptToken });
      expect(await findUserId(auth, browser)).toBe(id);
      expect(await findUserId(auth, other)).toBeUndefined();
      await expect(signIn(auth, 'Fritz', PASSWORD)).rejects.toThrow();
      expect((await signIn(auth, 'Fritz', 'another horse battery')).response.user.id).toBe(id);
      expect(await passwordHashOf(store, id)).toBe(passwordHash);
    });

    test('a session that signed out is over', async () => {
      const auth = await makeTestAuth(await open());
      const { browser } = await createAuthor(auth);
      await auth.api.signOut({ headers: browser });
      expect(await findUserId(auth, browser)).toBeUndefined();
    });
  });

const testNames = (engine: Engine) =>
  describe('a name', () => {
    const { open } = useEngine(engine);

    test('belongs to one, however it is written, also of many who ask at once', async () => {
      const [store, other] = await Promise.all([open(), open()]);
      const auth = await makeTestAuth(store);
      const asked = ['Fritz', 'fritz', 'FRITZ', 'fRitz'].map((name, index) =>
        createNamedAuthor(index % 2 ? store : other, auth, name),
      );
      const results = (await Promise.all(asked)).map(({ result }) => result);
      expect(results.toSorted()).toEqual(['done', 'taken', 'taken', 'taken']);
      expect((await findUserByName(store, 'fritz'))?.name.toLowerCase()).toBe('fritz');
      expect(await findUserByName(store, 'franz')).toBeNull();
    });

    test('can be changed, to one that is free', async () => {
      const store = await open();
      const auth = await makeTestAuth(store);
      const [fritz, franz] = [
        await createNamedAuthor(store, auth, 'Fritz'),
        await createNamedAuthor(store, auth, 'Franz'),
      ];
      expect(await changeName(store, fritz.id, 'Franz')).toBe('taken');
      expect(await changeName(store, fritz.id, 'FRITZ')).toBe('done');
      expect(await changeName(store, (await createAuthor(auth)).id, 'Nobody')).toBe('not-found');
      expect(await namesOf(store, [fritz.id, franz.id, null, 'unknown'])).toEqual(
        new Map([
          [fritz.id, 'FRITZ'],
          [franz.id, 'Franz'],
        ]),
      );
    });

    test('makes nobody an administrator, not even the first who takes one', async () => {
      const store = await open();
      await createNamedAuthor(store, await makeTestAuth(store), 'first');
      expect(await findUserByName(store, 'first')).toMatchObject({ role: 'author' });
    });
  });

const testAccountSurroundings = (engine: Engine) =>
  describe('around accounts', () => {
    const { open } = useEngine(engine);

    test('a recovery token gives its author a session again, until they have a name or no longer need it', async () => {
      const store = await open();
      const auth = await makeTestAuth(store);
      const { id } = await createAuthor(auth);
      const recoveryToken = await createRecoveryToken(store, id);
      const { headers, response } = await auth.api.regain({
        body: { keepsake: recoveryToken },
        returnHeaders: true,
      });
      expect(response).toEqual({ isKnown: true });
      expect(await findUserId(auth, toCookieHeader(headers))).toBe(id);
      expect(await auth.api.regain({ body: { keepsake: 'forged' } })).toEqual({ isKnown: false });
      await deleteRecoveryToken(store, recoveryToken);
      expect(await findRecoveryTokenOwner(store, recoveryToken)).toBeNull();
      const second = await createRecoveryToken(store, id);
      await claimName(store, id, { name: 'Fritz', passwordHash: 'x' });
      expect(await auth.api.regain({ body: { keepsake: second } })).toEqual({ isKnown: false });
    });

    test('what is handed over is the other’s', async () => {
      const store = await open();
      await createDraft(store, 'anna', makeDraft('Hers'));
      const { slug } = await publishNew(store, 'Zama', {}, 'carl');
      for (const reader of ['anna', 'bert']) await setStar(store, reader, slug, true);
      await createCollection(store, 'anna', { title: 'Wars', summary: '', entries: [slug] });
      const token = await createToken(store, 'anna', makeToken('A program'));
      await transferOwnership(store, 'anna', 'bert');
      expect(await listDrafts(store, 'anna')).toEqual([]);
      expect(await listDrafts(store, 'bert')).toHaveLength(1);
      expect(await readStarCount(store, slug, 'bert')).toEqual({ count: 1, isMine: true });
      expect(await listCollections(store, 'bert')).toHaveLength(1);
      expect(await recordTokenUse(store, token)).toMatchObject({ owner: 'bert' });
    });
  });

const LONG_AGO = '2000-01-01T00:00:00.000Z';
const FAR_AHEAD = '2100-01-01T00:00:00.000Z';

const testCleanUp = (engine: Engine) =>
  describe('tidying', () => {
    const { open } = useEngine(engine);

    test('authors without a name who own nothing are forgotten after a while, a few at a time', async () => {
      const store = await open();
      const auth = await makeTestAuth(store);
      const [writer, reader] = [await createAuthor(auth), await createAuthor(auth)];
      await createDraft(store, writer.id, makeDraft('Kept'));
      const { slug } = await publishNew(store, 'Zama', {}, 'carl');
      await setStar(store, reader.id, slug, true);
      await createNamedAuthor(store, auth, 'Fritz');
      const idle = [await createAuthor(auth), await createAuthor(auth), await createAuthor(auth)];
      expect(await cleanUpAuthors(store, LONG_AGO)).toBe(0);
      expect(await cleanUpAuthors(store, FAR_AHEAD, 2)).toBe(2);
      expect(await cleanUpAuthors(store, FAR_AHEAD, 2)).toBe(1);
      expect(await cleanUpAuthors(store, FAR_AHEAD, 2)).toBe(0);
      for (const { browser } of idle) expect(await findUserId(auth, browser)).toBeUndefined();
      for (const { id, browser } of [writer, reader]) expect(await findUserId(auth, browser)).toBe(id);
      expect(await findUserByName(store, 'Fritz')).not.toBeNull();
    });

    test('one of several instances tidies in an hour', async () => {
      const store = await open();
      const auth = await makeTestAuth(store);
      await createAuthor(auth);
      expect(await cleanUpHourly(store, FAR_AHEAD)).toBe(1);
      await createAuthor(auth);
      expect(await cleanUpHourly(await open(), FAR_AHEAD)).toBe(0);
    });
  });

const testAccountDeletion = (engine: Engine) =>
  describe('leaving', () => {
    const { open } = useEngine(engine);

    test('whoever deletes their account takes the drafts along, and what they published if they ask for it', async () => {
      const store = await open();
      const auth = await makeTestAuth(store);
      const [fritz, franz] = [
        await createNamedAuthor(store, auth, 'Fritz'),
        await createNamedAuthor(store, auth, 'Franz'),
      ];
      await createDraft(store, fritz.id, makeDraft('Secret'));
      await publishNew(store, 'Leuthen', {}, fritz.id);
      await publishNew(store, 'Kolin', {}, franz.id);
      await setStar(store, fritz.id, 'kolin', true);
      await createCollection(store, fritz.id, { title: 'Wars', summary: '', entries: ['kolin'] });
      const token = await createToken(store, fritz.id, makeToken('A program'));
      await deleteAccount(store, fritz.id, { published: 'keep' });
      expect(await recordTokenUse(store, token)).toEqual({ type: 'unknown' });
      expect(await readStarCount(store, 'kolin', null)).toEqual({ count: 0, isMine: false });
      expect(await listCollections(store, fritz.id)).toEqual([]);
      await deleteAccount(store, franz.id, { published: 'remove', reason: 'gone' });
      expect(await findUserId(auth, fritz.browser)).toBeUndefined();
      await expect(signIn(auth, 'Fritz', PASSWORD)).rejects.toThrow();
      expect(await listDrafts(store, fritz.id)).toEqual([]);
      expect(await readVersion(store, 'leuthen')).toMatchObject({ author: FORMER_AUTHOR, title: 'Leuthen' });
      expect(await readVersion(store, 'kolin')).toBeNull();
      expect(await findUserByName(store, 'Fritz')).toBeNull();
    });

    test('an archive holds every draft and every version of its author, and nothing else', async () => {
      const store = await open();
      const draft = await createDraft(store, 'anna', makeDraft('../../Höchstädt'));
      await putUnderlay(store, draft.id, 'anna', { type: 'image/png', bytes: Uint8Array.from([1, 2]) });
      await publishNew(store, 'Zama', {}, 'anna');
      await publishNew(store, 'Cannae', {}, 'bert');
      const archive = await makeArchivePart(store, 'anna');
      const files = unzipSync(archive?.bytes ?? new Uint8Array());
      const name = `drafts/scenario/squares/hochstadt-${draft.id}`;
      expect(Object.keys(files)).toHaveLength(5);
      expect(JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()))).toEqual(
        makeDraft('../../Höchstädt').document,
      );
      expect([...(files[`${name}-underlay.png`] ?? [])]).toEqual([1, 2]);
      expect(files).toHaveProperty(['published/zama/v1.json']);
    });
  });

const testInstances = (engine: Engine) =>
  describe('instances', () => {
    const { open } = useEngine(engine);

    test('every instance has the same secret', async () => {
      const stores = await Promise.all([open(), open()]);
      const secrets = await Promise.all([...stores, ...stores].map(getServerSecret));
      expect(new Set(secrets).size).toBe(1);
      expect(secrets[0]?.length).toBeGreaterThan(40);
    });

    test('instances count tries together, each sender on their own, each span from zero', async () => {
      const [one, other] = await Promise.all([open(), open()]);
      const limit = { what: 'sign-in', most: 3, per: 'hour' } as const;
      const tries = await Promise.all(
        [one, other, one, other, one].map(store => isWithinLimit(store, limit, 'a')),
      );
      expect(tries.filter(isAllowed => isAllowed)).toHaveLength(3);
      expect(await isWithinLimit(other, limit, 'b')).toBe(true);
      const later = { ...one, now: () => '2030-01-02T00:00:00.000Z' };
      expect(await isWithinLimit(later, limit, 'a')).toBe(true);
      expect(await one.db.selectFrom('limits').selectAll().execute()).toHaveLength(1);
    });

    test.each([
      ['minute', 60 - 56],
      ['ten minutes', 600 - 4 * 60 - 56],
      ['hour', 3600 - 34 * 60 - 56],
    ] as const)('who is over the limit learns how long it is to the end of the %s', async (per, wait) => {
      const store = { ...(await open()), now: () => '2030-01-01T12:34:56.789Z' };
      const limit: RateLimit = { what: 'sign-in', most: 2, per };
      expect(await countAttempt(store, limit, 'a')).toBe(0);
      expect(await countAttempt(store, limit, 'a')).toBe(0);
      expect(await countAttempt(store, limit, 'a')).toBe(wait);
    });
  });

export function accountContract(engine: Engine): void {
  testAccounts(engine);
  testAuthentication(engine);
  testNames(engine);
  testAccountSurroundings(engine);
  testCleanUp(engine);
  testAccountDeletion(engine);
  testInstances(engine);
}
