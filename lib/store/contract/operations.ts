import { describe, expect, test } from 'vitest';
import { createAccount, listAccounts, resetPassword, storageOf } from '../accounts/account-admin';
import { findUserByName, passwordHashOf, setRole } from '../accounts/accounts';
import { isSuspended, suspend, suspensionOf, unsuspend } from '../accounts/suspensions';
import { createDraft } from '../documents/drafts';
import { putUnderlay } from '../documents/underlays';
import type { Store } from '../engine/open-store';
import { becomeAdministrator, hasAdministrator, isSetupKey, makeSetupKey } from '../operations/setup';
import { type Engine, useEngine } from '../testing/engines';
import { makeDraft, publishNew } from '../testing/fixtures';

const TIME = '2030-01-01T00:00:00.000Z';

const addAuthor = async (store: Store, id: string): Promise<string> => {
  const times = { created_at: TIME, updated_at: TIME };
  await store.db
    .insertInto('users')
    .values({ id, name: 'Anonymous', email: `${id}@x.invalid`, email_verified: 0, role: 'author', ...times })
    .execute();
  return id;
};

const addSession = (store: Store, userId: string) =>
  store.db
    .insertInto('sessions')
    .values({
      ...{ id: store.newId(), token: store.newId(), user_id: userId, expires_at: TIME },
      ...{ created_at: TIME, updated_at: TIME },
    })
    .execute();

const countSessions = async (store: Store, userId: string): Promise<number> =>
  (await store.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()).length;

const addAccount = async (store: Store, name: string): Promise<string> => {
  expect(await createAccount(store, { name, passwordHash: 'hash', role: 'author' })).toBe('done');
  return (await findUserByName(store, name))?.id ?? '';
};

const testSetup = (engine: Engine) =>
  describe('setting up', () => {
    const { open } = useEngine(engine);

    test('the holder of the setup key becomes administrator, once', async () => {
      const store = await open();
      expect(await hasAdministrator(store)).toBe(false);
      const key = await makeSetupKey(store);
      const [anna, bert] = [await addAuthor(store, 'anna'), await addAuthor(store, 'bert')];
      const naming = { passwordHash: 'hash', userId: anna, name: 'Anna' };
      expect(await becomeAdministrator(store, 'guessed', naming)).toBe('bad-key');
      expect(await becomeAdministrator(store, key, naming)).toBe('done');
      expect(await findUserByName(store, 'anna')).toMatchObject({ role: 'administrator' });
      expect(await becomeAdministrator(store, key, { ...naming, userId: bert, name: 'Bert' })).toBe(
        'bad-key',
      );
      expect(await isSetupKey(store, key)).toBe(false);
    });

    test('of several who use the key at once one becomes administrator', async () => {
      const [store, other] = await Promise.all([open(), open()]);
      const key = await makeSetupKey(store);
      const ids = await Promise.all(['a', 'b', 'c', 'd'].map(id => addAuthor(store, id)));
      const results = await Promise.all(
        ids.map((userId, index) =>
          becomeAdministrator(index % 2 ? store : other, key, {
            userId,
            name: `User-${userId}`,
            passwordHash: 'hash',
          }),
        ),
      );
      expect(results.toSorted()).toEqual(['bad-key', 'bad-key', 'bad-key', 'done']);
    });
  });

const testSetupKey = (engine: Engine) =>
  describe('the setup key', () => {
    const { open } = useEngine(engine);

    test('a new key replaces the old one, and its text is not in the tables', async () => {
      const store = await open();
      const [old, key] = [await makeSetupKey(store), await makeSetupKey(store)];
      expect([await isSetupKey(store, old), await isSetupKey(store, key)]).toEqual([false, true]);
      const settings = await store.db.selectFrom('settings').selectAll().execute();
      expect(JSON.stringify(settings)).not.toContain(key);
    });

    test('a name that is taken leaves the key as it was', async () => {
      const store = await open();
      await addAccount(store, 'Anna');
      const key = await makeSetupKey(store);
      const naming = { passwordHash: 'hash', userId: await addAuthor(store, 'bert') };
      expect(await becomeAdministrator(store, key, { ...naming, name: 'ANNA' })).toBe('taken');
      const unknown = { ...naming, userId: 'nobody', name: 'Bert' };
      expect(await becomeAdministrator(store, key, unknown)).toBe('not-found');
      expect(await becomeAdministrator(store, key, { ...naming, name: 'Bert' })).toBe('done');
    });

    test('a key is worth nothing once there is an administrator', async () => {
      const store = await open();
      const key = await makeSetupKey(store);
      await addAccount(store, 'Anna');
      await setRole(store, 'Anna', 'administrator');
      expect(await isSetupKey(store, key)).toBe(false);
      const naming = { passwordHash: 'hash', userId: await addAuthor(store, 'bert'), name: 'Bert' };
      expect(await becomeAdministrator(store, key, naming)).toBe('bad-key');
    });
  });

const testSuspension = (engine: Engine) =>
  describe('a suspended account', () => {
    const { open } = useEngine(engine);

    test('is signed out everywhere and knows the reason, until it is lifted', async () => {
      const store = await open();
      const id = await addAccount(store, 'Anna');
      await addSession(store, id);
      expect(await isSuspended(store, id)).toBe(false);
      expect(await suspend(store, 'ANNA', 'Spam\u0000')).toBe(true);
      expect(await suspensionOf(store, id)).toEqual({ reason: 'Spam' });
      expect(await countSessions(store, id)).toBe(0);
      expect(await unsuspend(store, 'anna')).toBe(true);
      expect(await isSuspended(store, id)).toBe(false);
      expect([await suspend(store, 'nobody', ''), await unsuspend(store, 'nobody')]).toEqual([false, false]);
    });
  });

const testAdministration = (engine: Engine) =>
  describe('accounts for the administrator', () => {
    const { open } = useEngine(engine);

    test('are created with a role, each name once', async () => {
      const store = await open();
      const account = { name: 'Anna', passwordHash: 'hash', role: 'administrator' } as const;
      expect(await createAccount(store, account)).toBe('done');
      expect(await createAccount(store, { ...account, name: 'anna' })).toBe('taken');
      expect(await hasAdministrator(store)).toBe(true);
    });

    test('get another password, which ends every session', async () => {
      const store = await open();
      const id = await addAccount(store, 'Anna');
      await addSession(store, id);
      expect(await resetPassword(store, 'anna', 'other hash')).toBe(true);
      expect(await passwordHashOf(store, id)).toBe('other hash');
      expect(await countSessions(store, id)).toBe(0);
      expect(await resetPassword(store, 'nobody', 'hash')).toBe(false);
    });

    test('are listed by name, page by page, and found by a part of the name', async () => {
      const store = await open();
      for (const name of ['Carl', 'anna', 'Bert_2', 'bertha']) await addAccount(store, name);
      await addAuthor(store, 'nameless');
      await suspend(store, 'carl', 'Spam');
      const names = async (text: string, page = 1) =>
        (await listAccounts(store, { text, page, pageSize: 3 })).items.map(({ name }) => name);
      expect(await names('')).toEqual(['anna', 'Bert_2', 'bertha']);
      expect(await names('', 2)).toEqual(['Carl']);
      expect(await names(' BERT ')).toEqual(['Bert_2', 'bertha']);
      expect(await names('t_')).toEqual(['Bert_2']);
      expect(await names('%')).toEqual([]);
      expect(await listAccounts(store, { text: 'carl', page: 1, pageSize: 3 })).toMatchObject({
        total: 1,
        items: [{ role: 'author', suspension: { reason: 'Spam' } }],
      });
    });

    test('tell how many bytes their drafts, pictures and versions take', async () => {
      const store = await open();
      const draft = await createDraft(store, 'anna', makeDraft('Höchstädt'));
      await putUnderlay(store, draft.id, 'anna', { type: 'image/png', bytes: new Uint8Array(1000) });
      await publishNew(store, 'Zama', {}, 'bert');
      const size = Buffer.byteLength(JSON.stringify(makeDraft('Höchstädt').document));
      const used = await storageOf(store, ['anna', 'bert', 'carl']);
      expect(used.get('anna')).toBe(size + 1000);
      expect(used.get('bert')).toBe(2 * Buffer.byteLength(JSON.stringify(makeDraft('Zama').document)));
      expect(used.has('carl')).toBe(false);
    });
  });

export function operationsContract(engine: Engine): void {
  testSetup(engine);
  testSetupKey(engine);
  testSuspension(engine);
  testAdministration(engine);
}
