import { describe, expect, test } from 'vitest';
import type { Store } from '../open';
import { allows, createToken, deleteToken, deleteTokens, listTokens, noteTokenUse } from '../tokens';
import { type Engine, useEngine } from './engines';
import { tokenOf } from './fixtures';

const at = (store: Store, time: string): Store => ({ ...store, now: () => time });

const using = (engine: Engine) =>
  describe('an API token', () => {
    const { open } = useEngine(engine);

    test('names its owner until it is revoked, and is kept as a hash', async () => {
      const store = await open();
      const token = await createToken(store, 'anna', tokenOf('My script', { scope: 'check' }));
      expect(await noteTokenUse(store, token)).toEqual({ type: 'valid', owner: 'anna', scope: 'check' });
      for (const wrong of ['', 'bw_', `${token}x`, token.replace(/.$/, '!')])
        expect(await noteTokenUse(store, wrong)).toEqual({ type: 'unknown' });
      expect(JSON.stringify(await store.db.selectFrom('tokens').selectAll().execute())).not.toContain(token);
      const [kept] = await listTokens(store, 'anna');
      expect(kept).toMatchObject({ title: 'My script', scope: 'check', expiresAt: null, isExpired: false });
      expect(await deleteToken(store, kept?.id ?? '', 'bert')).toBe(false);
      expect(await deleteToken(store, kept?.id ?? '', 'anna')).toBe(true);
      expect(await noteTokenUse(store, token)).toEqual({ type: 'unknown' });
    });

    test('expires at its moment, and stays in the list as expired', async () => {
      const store = await open();
      const expiresAt = '2031-01-01T00:00:00.000Z';
      const token = await createToken(store, 'anna', tokenOf('Short-lived', { expiresAt }));
      const before = at(store, '2030-12-31T23:59:59.999Z');
      expect(await noteTokenUse(before, token)).toMatchObject({ type: 'valid' });
      expect(await noteTokenUse(at(store, expiresAt), token)).toEqual({ type: 'expired' });
      expect(await listTokens(before, 'anna')).toMatchObject([{ isExpired: false, expiresAt }]);
      expect(await listTokens(at(store, expiresAt), 'anna')).toMatchObject([{ isExpired: true }]);
    });

    test('its last use is noted once a minute', async () => {
      const store = await open();
      const token = await createToken(store, 'anna', tokenOf('Busy'));
      const usedAfter = async (time: string) => {
        await noteTokenUse(at(store, time), token);
        return (await listTokens(store, 'anna'))[0]?.usedAt;
      };
      expect((await listTokens(store, 'anna'))[0]?.usedAt).toBeNull();
      const [first, sameMinute, nextMinute] = ['00:10:05', '00:10:59', '00:11:00'].map(
        time => `2030-05-01T${time}.000Z`,
      );
      expect(await usedAfter(first ?? '')).toBe(first);
      expect(await usedAfter(sameMinute ?? '')).toBe(first);
      expect(await usedAfter(nextMinute ?? '')).toBe(nextMinute);
    });
  });

const revoking = (engine: Engine) =>
  describe('API tokens', () => {
    const { open } = useEngine(engine);

    test('all of one owner are revoked at once', async () => {
      const store = await open();
      for (const owner of ['anna', 'anna', 'bert']) await createToken(store, owner, tokenOf('Script'));
      await deleteTokens(store, 'anna');
      expect(await listTokens(store, 'anna')).toEqual([]);
      expect(await listTokens(store, 'bert')).toHaveLength(1);
    });

    test('publishing includes checking, and not the other way round', () => {
      expect(allows('publish', 'check')).toBe(true);
      expect(allows('publish', 'publish')).toBe(true);
      expect(allows('check', 'check')).toBe(true);
      expect(allows('check', 'publish')).toBe(false);
    });
  });

export function tokenContract(engine: Engine): void {
  using(engine);
  revoking(engine);
}
